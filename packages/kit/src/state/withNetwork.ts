import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { ConnectionState } from '../ConnectionState.ts'

/** Makes a network the one of its namespace, and of the namespace's active connection. */
export function withNetwork(
  state: ConnectionState,
  namespace: ChainNamespace,
  caipNetworkId: CaipNetworkId,
): ConnectionState {
  const active = state.activeConnectors[namespace]
  return {
    ...state,
    networks: { ...state.networks, [namespace]: caipNetworkId },
    connections: state.connections.map((connection) =>
      connection.namespace === namespace && connection.connector.id === active
        ? { ...connection, caipNetworkId }
        : connection,
    ),
  }
}
