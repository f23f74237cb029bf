import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { ConnectionState } from '../kit/ConnectionState.ts'
import type { ConnectionKey } from './findConnection.ts'
import { withChange } from './withChange.ts'

/** Sets the network of a connection, whether the connection is active or not. */
export function withConnectionNetwork(
  state: ConnectionState,
  key: ConnectionKey,
  caipNetworkId: CaipNetworkId,
): ConnectionState {
  return withChange(state, key, (connection) => ({ ...connection, caipNetworkId }))
}

/** Sets the network of a namespace and of its active connection. */
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
