import type { ChainNamespace } from '@latchkey/core'
import type { Connection, ConnectionState } from '../kit/ConnectionState.ts'

export type ConnectionKey = {
  readonly namespace: ChainNamespace
  readonly connectorId: string | undefined
}

/** Finds the live connection of a connector in a namespace. */
export function findConnection(
  { connections }: Pick<ConnectionState, 'connections'>,
  key: ConnectionKey,
): Connection | undefined {
  return connections.find(
    ({ namespace, connector }) => namespace === key.namespace && connector.id === key.connectorId,
  )
}
