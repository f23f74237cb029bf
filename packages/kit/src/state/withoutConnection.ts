import type { ChainNamespace } from '@latchkey/core'
import type { ConnectionState } from '../ConnectionState.ts'

/**
 * Drops a connection. The first remaining one of the namespace becomes active; with none left the namespace is
 * disconnected and another connected namespace becomes the active one (K-STATE-02).
 */
export function withoutConnection(
  state: ConnectionState,
  namespace: ChainNamespace,
  connectorId: string,
): ConnectionState {
  const connections = state.connections.filter(
    (other) => other.namespace !== namespace || other.connector.id !== connectorId,
  )
  if (connections.length === state.connections.length) return state
  if (state.activeConnectors[namespace] !== connectorId) return { ...state, connections }

  const next = connections.find((other) => other.namespace === namespace)
  const { [namespace]: _, ...activeConnectors } = state.activeConnectors
  if (next) {
    return {
      ...state,
      connections,
      activeConnectors: { ...activeConnectors, [namespace]: next.connector.id },
      networks: { ...state.networks, [namespace]: next.caipNetworkId },
      status: { ...state.status, [namespace]: 'connected' },
    }
  }
  return {
    ...state,
    connections,
    activeConnectors,
    activeNamespace: connections[0]?.namespace ?? state.activeNamespace,
    status: { ...state.status, [namespace]: 'disconnected' },
  }
}
