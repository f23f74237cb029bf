import type { ChainNamespace } from '@latchkey/core'
import type { ConnectionState, ConnectionStatus } from '../kit/ConnectionState.ts'

/** Sets the connection status of a namespace. */
export function withStatus(
  state: ConnectionState,
  namespace: ChainNamespace,
  status: ConnectionStatus,
): ConnectionState {
  if (state.status[namespace] === status) return state
  return { ...state, status: { ...state.status, [namespace]: status } }
}

/**
 * Sets a namespace's status after a connection attempt has settled: `connected` with an active
 * connection, else `disconnected`.
 */
export function withSettledStatus(
  state: ConnectionState,
  namespace: ChainNamespace,
): ConnectionState {
  const connected = state.activeConnectors[namespace] !== undefined
  return withStatus(state, namespace, connected ? 'connected' : 'disconnected')
}

/** Sets a namespace's status to `connecting`, unless the namespace has an active connection. */
export function withConnecting(state: ConnectionState, namespace: ChainNamespace): ConnectionState {
  if (state.activeConnectors[namespace] !== undefined) return state
  return withStatus(state, namespace, 'connecting')
}
