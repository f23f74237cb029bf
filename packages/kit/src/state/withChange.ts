import type { Connection, ConnectionState } from '../kit/ConnectionState.ts'
import { type ConnectionKey, findConnection } from './findConnection.ts'

/** Changes fields of a live connection. Without such a connection the state stays the same. */
export function withChange(
  state: ConnectionState,
  key: ConnectionKey,
  change: (connection: Connection) => Connection,
): ConnectionState {
  const found = findConnection(state, key)
  return {
    ...state,
    connections: state.connections.map((other) => (other === found ? change(other) : other)),
  }
}
