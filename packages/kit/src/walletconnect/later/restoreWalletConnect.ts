import { ConnectorNotConnectedError } from '@latchkey/core'
import type { PairedWallet } from '@latchkey/walletconnect'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import type { LivePart } from '../../wallets/later/keepParts.ts'
import { forgetTargets, restoreFrom } from '../../wallets/later/restoreFrom.ts'
import { getPairedTargets, type RestoreTarget } from '../../wallets/later/restoreTargets.ts'
import type { RestoreSource } from '../../wallets/later/Source.ts'
import { getPairing } from '../getPairing.ts'
import { splitPaired } from './adoptPaired.ts'
import { loadWalletConnect } from './loadWalletConnect.ts'
import { watchPaired } from './watchPaired.ts'

type Gathered = { readonly parts: readonly LivePart[]; readonly paired: PairedWallet }

/**
 * The stored pairing, without asking anybody (K-WC-10): the namespaces that were connected when the page was left and
 * that it still has accounts of. Where the client's own store has none any more, it ended while the page was away.
 */
function createPairingReturn(kit: Kit): RestoreSource<Gathered> {
  return {
    ask: async (targets, signal) => {
      // Of one that has run before the answer is not definitive: another tab may be in the middle of it.
      const isFresh = !getPairing(kit).client
      const client = await raceAbort(loadWalletConnect(kit), signal)
      const paired = await raceAbort(client.restore(), signal)
      const kept = targets.filter(({ namespace }) => paired?.namespaces.includes(namespace))
      if (isFresh)
        forgetTargets(
          kit,
          targets.filter((target) => !kept.includes(target)),
        )
      if (!paired || kept.length === 0) throw new ConnectorNotConnectedError()
      const namespaces = kept.map(({ namespace }) => namespace)
      const parts = await splitPaired(kit, paired, { namespaces, silent: true, signal })
      return { parts, paired }
    },
    watch: ({ paired }) => watchPaired(kit, paired),
    toSuccess: ({ parts }) => ({
      method: 'qrcode',
      name: parts[0]?.connection.connector.name ?? '',
      view: '',
    }),
  }
}

/**
 * Brings back the stored pairing without asking anybody.
 *
 * @throws {ConnectorNotConnectedError} There is none any more.
 * @throws {AttemptSupersededError} It was ended meanwhile.
 */
export function restoreWalletConnect(
  kit: Kit,
  targets: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<void> {
  return restoreFrom(kit, createPairingReturn(kit), { targets, signal })
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
