import type { ChainNamespace } from '@latchkey/core'
import type { ConnectionState } from '../kit/ConnectionState.ts'
import { findConnection } from './findConnection.ts'
import { withActive } from './withActive.ts'

/**
 * Removes a connection. The first remaining one of the namespace becomes active. Without one the
 * namespace is disconnected, and another connected namespace becomes active (K-STATE-02).
 */
export function withoutConnection(
  state: ConnectionState,
  namespace: ChainNamespace,
  connectorId: string,
): ConnectionState {
  const found = findConnection(state, { namespace, connectorId })
  if (!found) return state
  const connections = state.connections.filter((other) => other !== found)
  if (state.activeConnectors[namespace] !== connectorId) return { ...state, connections }

  const next = connections.find((other) => other.namespace === namespace)
  const { [namespace]: _, ...activeConnectors } = state.activeConnectors
  if (next) {
    return withActive(
      { ...state, connections, activeConnectors },
      { namespace, connectorId: next.connector.id },
    )
  }
  const wasActive = (state.activeNamespace ?? namespace) === namespace
  return {
    ...state,
    connections,
    activeConnectors,
    activeNamespace: wasActive
      ? (connections[0]?.namespace ?? state.activeNamespace)
      : state.activeNamespace,
    status: { ...state.status, [namespace]: 'disconnected' },
  }
}
