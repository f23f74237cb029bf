import { FailedToDisconnectError } from '@latchkey/core'
import type { DisconnectParameters } from '../actions/disconnect.ts'
import { track } from '../actions/track.ts'
import type { Connection } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { storeEnded } from '../storage/storedConnections.ts'
import { dropConnection } from './dropConnection.ts'
import { endSessionsOf } from './endSessions.ts'

export type DisconnectWalletsParameters = DisconnectParameters & {
  /** A new connection has taken the place: the modal stays. */
  readonly replaced?: boolean
  readonly keepModal?: boolean
}

function disconnectOne(kit: Kit, connection: Connection, keepModal: boolean): Promise<void> {
  const { namespace, connector } = connection
  const wallet = kit.wallets.get(toConnectorKey(namespace, connector.id))
  storeEnded(kit, { namespace, connectorId: connector.id }, true)
  // First the state: the page must not wait for a wallet that does not answer.
  dropConnection(kit, { namespace, connectorId: connector.id, keepModal })
  return wallet?.disconnect() ?? Promise.resolve()
}

/** Ends the connections that match, at once for the page; waits for wallets and the sign-in service to confirm. */
export async function disconnectWallets(
  kit: Kit,
  parameters: DisconnectWalletsParameters = {},
): Promise<void> {
  const { namespace, id, replaced = false, keepModal = replaced } = parameters
  const leaving = kit.connection
    .getState()
    .connections.filter(
      (connection) =>
        (namespace === undefined || connection.namespace === namespace) &&
        (id === undefined || connection.connector.id === id),
    )
  const results = await Promise.allSettled([
    ...leaving.map((connection) => disconnectOne(kit, connection, keepModal)),
    endSessionsOf(kit, leaving),
  ])
  const failure = results.find((result) => result.status === 'rejected')
  if (!failure) return
  const error = new FailedToDisconnectError({ cause: failure.reason })
  track(kit, { event: 'DISCONNECT_ERROR', properties: { message: error.shortMessage } })
  throw error
}
