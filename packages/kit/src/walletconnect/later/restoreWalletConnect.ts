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
 * Creates the source that restores the stored WalletConnect session without a prompt (K-WC-10). It
 * restores the namespaces that were connected at the last visit and still have accounts. A
 * namespace missing in the client's store has ended in the meantime.
 */
function createPairingReturn(kit: Kit): RestoreSource<Gathered> {
  return {
    ask: async (targets, signal) => {
      // Stored connections are removed only if the client has just loaded. A client that already
      // runs may be stale while another tab changes the session.
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
 * Restores the stored WalletConnect session without a prompt.
 *
 * @throws {ConnectorNotConnectedError} The session no longer exists.
 * @throws {AttemptSupersededError} The connection ended in the meantime.
 */
export function restoreWalletConnect(
  kit: Kit,
  targets: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<void> {
  return restoreFrom(kit, createPairingReturn(kit), { targets, signal })
}

/**
 * Returns whether the wallet of a namespace belongs to a given WalletConnect session. Wallets of a
 * session share one `info` object.
 */
function isHeld(kit: Kit, paired: PairedWallet, { namespace, connectorId }: RestoreTarget) {
  const wallet = kit.wallets.get(toConnectorKey(namespace, connectorId))
  return wallet !== undefined && wallet.connector.info === paired.toSigner(namespace)?.info
}

/**
 * Connects the stored WalletConnect session if another tab has replaced the one of this tab. An
 * unchanged session stays connected.
 */
export async function renewPaired(kit: Kit): Promise<void> {
  const client = await loadWalletConnect(kit)
  const paired = await client.restore()
  const targets = getPairedTargets(kit)
  if (!paired || targets.every((target) => isHeld(kit, paired, target))) return
  await restoreWalletConnect(kit, targets, new AbortController().signal)
}
