import { recentWalletLimit } from '@latchkey/core'
import type { Connection, ConnectionState } from '../ConnectionState.ts'

/** Adds a connection, or renews it, and makes it the active one of its namespace; the namespace becomes active. */
export function withConnection(state: ConnectionState, connection: Connection): ConnectionState {
  const { namespace, connector, caipNetworkId } = connection
  const others = state.connections.filter(
    (other) => other.namespace !== namespace || other.connector.id !== connector.id,
  )
  const recents = state.recentConnectorIds.filter((id) => id !== connector.id)
  return {
    ...state,
    activeNamespace: namespace,
    connections: [...others, connection],
    activeConnectors: { ...state.activeConnectors, [namespace]: connector.id },
    networks: { ...state.networks, [namespace]: caipNetworkId },
    status: { ...state.status, [namespace]: 'connected' },
    recentConnectorIds: [connector.id, ...recents].slice(0, recentWalletLimit),
  }
}
