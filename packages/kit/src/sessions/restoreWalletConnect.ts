import { AttemptSupersededError, ConnectorNotConnectedError } from '@latchkey/core'
import type { RemoteSession } from '@latchkey/walletconnect'
import { track } from '../actions/track.ts'
import { forgetStored } from '../flows/dropConnections.ts'
import { keepWallet } from '../flows/keepWallet.ts'
import { getSessionTargets, isWanted, type RestoreTarget } from '../flows/restoreTargets.ts'
import { saveConnections } from '../flows/saveConnections.ts'
import type { Kit } from '../Kit.ts'
import { raceAbort } from '../raceAbort.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { splitSession } from './adoptSession.ts'
import { loadWalletConnect } from './loadWalletConnect.ts'
import { watchSession } from './watchSession.ts'

/** The client's own store has no session any more: it ended while the page was away, which is definitive (S-102). */
function forgetTargets(kit: Kit, targets: readonly RestoreTarget[]): void {
  for (const target of targets) {
    forgetStored(kit, target)
    saveConnections(kit, target.namespace, { keepsActive: true })
  }
}

/**
 * Brings back the stored session without asking anybody (K-WC-10): the namespaces that were connected when the page
 * was left and that it still has accounts of.
 *
 * @throws {ConnectorNotConnectedError} There is none any more.
 * @throws {AttemptSupersededError} It was ended meanwhile.
 */
export async function restoreWalletConnect(
  kit: Kit,
  targets: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<void> {
  // Of one that has run before the answer is not definitive: another tab may be in the middle of it.
  const isFresh = !kit.runtime.walletConnect
  const client = await raceAbort(loadWalletConnect(kit), signal)
  const session = await raceAbort(client.restore(), signal)
  const kept = targets.filter(({ namespace }) => session?.namespaces.includes(namespace))
  const gone = targets.filter((target) => !kept.includes(target))
  if (isFresh) forgetTargets(kit, gone)
  if (!session || kept.length === 0) throw new ConnectorNotConnectedError()
  const namespaces = kept.map(({ namespace }) => namespace)
  const parts = await splitSession(kit, session, { namespaces, silent: true, signal })
  const wanted = parts.filter(({ connection }) =>
    kept.some((target) => target.namespace === connection.namespace && isWanted(kit, target)),
  )
  const [first] = wanted
  if (!first) throw new AttemptSupersededError()
  for (const part of wanted) keepWallet(kit, part, { restored: true })
  watchSession(kit, session)
  const { name } = first.connection.connector
  track(kit, {
    event: 'CONNECT_SUCCESS',
    properties: { method: 'qrcode', name, view: '', reconnect: true },
  })
}

/** Whether what a namespace uses is of this session: wallets name the connector as their signer does. */
function isHeld(kit: Kit, session: RemoteSession, { namespace, connectorId }: RestoreTarget) {
  const wallet = kit.wallets.get(toConnectorKey(namespace, connectorId))
  return wallet !== undefined && wallet.connector.info === session.toSigner(namespace)?.info
}

/** Takes up the session another tab has put in the place of the one held here. Where it is the same nothing happens. */
export async function renewSession(kit: Kit): Promise<void> {
  const client = await loadWalletConnect(kit)
  const session = await client.restore()
  const targets = getSessionTargets(kit)
  if (!session || targets.every((target) => isHeld(kit, session, target))) return
  await restoreWalletConnect(kit, targets, new AbortController().signal)
}
