import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'

/** Lists the namespaces of the configured networks, each once, in their order. */
export function getNamespaces({ config }: Pick<Kit, 'config'>): readonly ChainNamespace[] {
  return [...new Set(config.networks.map((network) => network.chainNamespace))]
}
