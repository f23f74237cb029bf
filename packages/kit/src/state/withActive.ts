import type { ChainNamespace } from '@latchkey/core'
import type { ConnectionState } from '../kit/ConnectionState.ts'
import { findConnection } from './findConnection.ts'

/** Makes a live connection the active one of its namespace, on the connection's current network. */
export function withActive(
  state: ConnectionState,
  key: { readonly namespace: ChainNamespace; readonly connectorId: string },
): ConnectionState {
  const { namespace, connectorId } = key
  const connection = findConnection(state, key)
  if (!connection) return state
  return {
    ...state,
    activeConnectors: { ...state.activeConnectors, [namespace]: connectorId },
    networks: { ...state.networks, [namespace]: connection.caipNetworkId },
    status: { ...state.status, [namespace]: 'connected' },
  }
}
