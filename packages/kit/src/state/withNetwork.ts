import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { ConnectionState } from '../ConnectionState.ts'

type Key = { readonly namespace: ChainNamespace; readonly connectorId: string | undefined }

/** Notes the network a connection is on, whether it is in use or not. */
export function withConnectionNetwork(
  state: ConnectionState,
  { namespace, connectorId }: Key,
  caipNetworkId: CaipNetworkId,
): ConnectionState {
  return {
    ...state,
    connections: state.connections.map((connection) =>
      connection.namespace === namespace && connection.connector.id === connectorId
        ? { ...connection, caipNetworkId }
        : connection,
    ),
  }
}

/** Makes a network the one of its namespace, and of the namespace's active connection. */
export function withNetwork(
  state: ConnectionState,
  namespace: ChainNamespace,
  caipNetworkId: CaipNetworkId,
): ConnectionState {
  const key = { namespace, connectorId: state.activeConnectors[namespace] }
  return {
    ...withConnectionNetwork(state, key, caipNetworkId),
    networks: { ...state.networks, [namespace]: caipNetworkId },
  }
}
