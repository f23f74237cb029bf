import { recentWalletLimit } from '@latchkey/core'
import type { Connection, ConnectionState } from '../kit/ConnectionState.ts'
import { findConnection } from './findConnection.ts'
import { withActive } from './withActive.ts'
import { withChange } from './withChange.ts'

/** Adds a connection at the end, or renews it in its place. Which one is in use stays as it is. */
export function withKnownConnection(
  state: ConnectionState,
  connection: Connection,
): ConnectionState {
  const { namespace, connector } = connection
  const key = { namespace, connectorId: connector.id }
  if (findConnection(state, key)) return withChange(state, key, () => connection)
  return { ...state, connections: [...state.connections, connection] }
}

/** Adds a connection, or renews it, and makes it the active one of its namespace; the namespace becomes active. */
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
 * Adds a connection that came back. It is in use where it was when the page was left, or where none is yet; which
 * namespace is active stays as it is.
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
