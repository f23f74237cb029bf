import { recentWalletLimit } from '@latchkey/core'
import type { Connection, ConnectionState } from '../kit/ConnectionState.ts'
import { findConnection } from './findConnection.ts'
import { withActive } from './withActive.ts'
import { withChange } from './withChange.ts'

/**
 * Adds a connection at the end of the list, or replaces it if it is in the list. The active
 * connection stays the same.
 */
export function withKnownConnection(
  state: ConnectionState,
  connection: Connection,
): ConnectionState {
  const { namespace, connector } = connection
  const key = { namespace, connectorId: connector.id }
  if (findConnection(state, key)) return withChange(state, key, () => connection)
  return { ...state, connections: [...state.connections, connection] }
}

/** Adds or replaces a connection and makes the connection and its namespace active. */
export function withConnection(state: ConnectionState, connection: Connection): ConnectionState {
  const { namespace, connector } = connection
  const recents = state.recentConnectorIds.filter((id) => id !== connector.id)
  return {
    ...withActive(withKnownConnection(state, connection), {
      namespace,
      connectorId: connector.id,
    }),
    activeNamespace: namespace,
    recentConnectorIds: [connector.id, ...recents].slice(0, recentWalletLimit),
  }
}

/**
 * Adds a restored connection. It becomes active if it was active at the last visit or if its
 * namespace has no active one. The active namespace stays the same.
 */
export function withRestoredConnection(
  state: ConnectionState,
  connection: Connection,
  options: { readonly wasActive: boolean },
): ConnectionState {
  const { namespace, connector } = connection
  const known = withKnownConnection(state, connection)
  if (!options.wasActive && state.activeConnectors[namespace] !== undefined) return known
  return {
    ...withActive(known, { namespace, connectorId: connector.id }),
    activeNamespace: state.activeNamespace ?? namespace,
  }
}
