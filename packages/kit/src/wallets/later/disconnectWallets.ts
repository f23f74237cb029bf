import { FailedToDisconnectError } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { endSessionsOf } from '../../sign-in/later/signOut.ts'
import { isRemoteConnector } from '../../state/isRemoteConnector.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { track } from '../../state/track.ts'
import { storeEnded } from '../../storage/storedConnections.ts'
import type { DisconnectParameters } from '../DisconnectParameters.ts'
import { dropConnections } from './dropConnections.ts'

/**
 * Returns the connections that a call of `disconnect` ends. A WalletConnect session or login in
 * several namespaces ends in all of them (kit-state §6.1).
 */
function findLeaving(kit: Kit, { namespace, id }: DisconnectParameters): readonly Connection[] {
  const { connections } = kit.connection.getState()
  const matching = connections.filter(
    (connection) =>
      (namespace === undefined || connection.namespace === namespace) &&
      (id === undefined || connection.connector.id === id),
  )
  const sessions = matching.filter(({ connector }) => isRemoteConnector(connector))
  const isOfSession = ({ connector }: Connection) =>
    sessions.some((session) => session.connector.id === connector.id)
  return connections.filter(
    (connection) => matching.includes(connection) || isOfSession(connection),
  )
}

/**
 * Returns the live wallets to disconnect: one per WalletConnect session or login, however many
 * namespaces it covers.
 */
function findWallets(kit: Kit, leaving: readonly Connection[]) {
  const asked = leaving.filter(
    ({ connector }, index) =>
      !isRemoteConnector(connector) ||
      leaving.findIndex((other) => other.connector.id === connector.id) === index,
  )
  return asked.flatMap(
    ({ namespace, connector }) => kit.wallets.get(toConnectorKey(namespace, connector.id)) ?? [],
  )
}

/**
 * Ends the matching connections. The state changes immediately, and the promise waits until wallets
 * and sign-in service have confirmed.
 *
 * @returns Whether another account is active now.
 * @throws {FailedToDisconnectError} A wallet or the sign-in service did not confirm.
 */
export async function disconnectWallets(
  kit: Kit,
  parameters: DisconnectParameters = {},
): Promise<boolean> {
  const { keepModal = false } = parameters
  const leaving = findLeaving(kit, parameters)
  const wallets = findWallets(kit, leaving)
  const targets = leaving.map(({ namespace, connector }) => ({
    namespace,
    connectorId: connector.id,
  }))
  for (const target of targets) storeEnded(kit, target, true)
  // The state changes first, so that a silent wallet does not delay the page.
  const isOther = dropConnections(kit, targets, { keepModal })
  const results = await Promise.allSettled([
    ...wallets.map((wallet) => wallet.disconnect()),
    endSessionsOf(kit, leaving),
  ])
  const failure = results.find((result) => result.status === 'rejected')
  if (!failure) return isOther
  const error = new FailedToDisconnectError({ cause: failure.reason })
  track(kit, { event: 'DISCONNECT_ERROR', properties: { message: error.shortMessage } })
  throw error
}
