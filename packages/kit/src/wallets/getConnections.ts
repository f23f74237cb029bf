import type { ChainNamespace } from '@latchkey/core'
import { isMultiWalletEnabled } from '../features/getFeatures.ts'
import type { Connection, RecentConnection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

export type Connections = {
  /** Connections of wallets that are connected now, the active one first. */
  readonly connections: readonly Connection[]
  readonly recentConnections: readonly RecentConnection[]
}

/**
 * Lists the connections of a namespace. Without the multi-wallet feature: at most the active one,
 * and no recent ones.
 */
export function getConnections(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'preferences' | 'slots'>,
  parameters: { readonly namespace: ChainNamespace },
): Connections {
  const { namespace } = parameters
  const { connections, recentConnections } = kit.connection.getState()
  const active = getActiveConnection(kit, parameters)
  const first = active ? [active] : []
  if (!isMultiWalletEnabled(kit)) return { connections: first, recentConnections: [] }
  const others = connections.filter((other) => other.namespace === namespace && other !== active)
  return {
    connections: [...first, ...others],
    recentConnections: recentConnections.filter((recent) => recent.namespace === namespace),
  }
}
