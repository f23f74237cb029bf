import type { Kit } from '../kit/Kit.ts'

/** Connector id of the Safe app (kit-state §12.1). */
export const safeConnectorId = 'safe'

/**
 * Returns the origin of the Safe app that embeds this page, or `undefined` outside a Safe app
 * (K-INJ-10).
 */
export function getSafeOrigin({
  config,
  ports,
}: Pick<Kit, 'config' | 'ports'>): string | undefined {
  const origin = ports.page.topOrigin()
  const { safeOrigins = ['https://app.safe.global'], networks } = config
  const isServed = networks.some(({ chainNamespace }) => chainNamespace === 'eip155')
  return origin !== undefined && isServed && safeOrigins.includes(origin) ? origin : undefined
}
