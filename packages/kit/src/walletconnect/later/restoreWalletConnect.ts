import { AttemptSupersededError, ConnectorNotConnectedError } from '@latchkey/core'
import type { PairedWallet } from '@latchkey/walletconnect'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { track } from '../../state/track.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { forgetStored } from '../../wallets/later/dropConnections.ts'
import { keepWallet } from '../../wallets/later/keepWallet.ts'
import {
  getPairedTargets,
  isWanted,
  type RestoreTarget,
} from '../../wallets/later/restoreTargets.ts'
import { getPairing } from '../getPairing.ts'
import { splitPaired } from './adoptPaired.ts'
import { loadWalletConnect } from './loadWalletConnect.ts'
import { watchPaired } from './watchPaired.ts'

/** The client's own store has no paired wallet any more: it ended while the page was away, which is definitive (S-102). */
function forgetTargets(kit: Kit, targets: readonly RestoreTarget[]): void {
  for (const target of targets) {
    forgetStored(kit, target)
    saveConnections(kit, target.namespace, { keepsActive: true })
  }
}

/**
 * Brings back the stored pairing without asking anybody (K-WC-10): the namespaces that were connected when the page
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
  const isFresh = !getPairing(kit).client
  const client = await raceAbort(loadWalletConnect(kit), signal)
  const paired = await raceAbort(client.restore(), signal)
  const kept = targets.filter(({ namespace }) => paired?.namespaces.includes(namespace))
  const gone = targets.filter((target) => !kept.includes(target))
  if (isFresh) forgetTargets(kit, gone)
  if (!paired || kept.length === 0) throw new ConnectorNotConnectedError()
  const namespaces = kept.map(({ namespace }) => namespace)
  const parts = await splitPaired(kit, paired, { namespaces, silent: true, signal })
  const wanted = parts.filter(({ connection }) =>
    kept.some((target) => target.namespace === connection.namespace && isWanted(kit, target)),
  )
  const [first] = wanted
  if (!first) throw new AttemptSupersededError()
  for (const part of wanted) keepWallet(kit, part, { restored: true })
  watchPaired(kit, paired)
  const { name } = first.connection.connector
  track(kit, {
    event: 'CONNECT_SUCCESS',
    properties: { method: 'qrcode', name, view: '', reconnect: true },
  })
}

/** Whether what a namespace uses is of this paired wallet: wallets name the connector as their signer does. */
function isHeld(kit: Kit, paired: PairedWallet, { namespace, connectorId }: RestoreTarget) {
  const wallet = kit.wallets.get(toConnectorKey(namespace, connectorId))
  return wallet !== undefined && wallet.connector.info === paired.toSigner(namespace)?.info
}

/** Takes up the paired wallet another tab has put in the place of the one held here. Where it is the same nothing happens. */
export async function renewPaired(kit: Kit): Promise<void> {
  const client = await loadWalletConnect(kit)
  const paired = await client.restore()
  const targets = getPairedTargets(kit)
  if (!paired || targets.every((target) => isHeld(kit, paired, target))) return
  await restoreWalletConnect(kit, targets, new AbortController().signal)
}
