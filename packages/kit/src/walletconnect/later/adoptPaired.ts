import {
  type CaipNetworkId,
  type ChainNamespace,
  FailedToConnectError,
  type RemoteSigner,
} from '@latchkey/core'
import type { PairedWallet } from '@latchkey/walletconnect'
import { listNetworks } from '../../adapters/listNetworks.ts'
import { loadAdapter } from '../../adapters/loadAdapter.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { readStoredConnections } from '../../storage/storedConnections.ts'
import type { LivePart } from '../../wallets/later/keepParts.ts'
import { readConnection } from '../../wallets/later/keepWallet.ts'
import { loadModule } from './loadWalletConnect.ts'

type WrapOptions = {
  readonly namespace: ChainNamespace
  readonly silent: boolean
  readonly signal: AbortSignal
}

function getStored(kit: Kit, namespace: ChainNamespace) {
  return readStoredConnections(kit, namespace).find(
    ({ connectorId }) => connectorId === walletConnectId,
  )
}

/**
 * Returns the network on which a new WalletConnect session starts: the active one (kit-state
 * §12.3), else the app's default network.
 */
function getStart(kit: Kit, namespace: ChainNamespace): CaipNetworkId | undefined {
  const chosen = kit.connection.getState().networks[namespace]
  const first = chosen ?? kit.config.walletConnectOverrides?.defaultNetworkId
  return listNetworks(kit, namespace, first)[0]?.caipNetworkId
}

/** Switches to a network if the paired wallet has approved it. */
function setNetwork(signer: RemoteSigner, caipNetworkId: CaipNetworkId | undefined): void {
  const approved = signer.getNetworkIds()
  if (!caipNetworkId || (approved && !approved.includes(caipNetworkId))) return
  if (caipNetworkId !== signer.getNetworkId()) signer.setNetworkId(caipNetworkId)
}

async function wrap(kit: Kit, paired: PairedWallet, options: WrapOptions): Promise<LivePart> {
  const { namespace, silent, signal } = options
  const signer = paired.toSigner(namespace)
  if (!signer)
    throw new FailedToConnectError({ hint: `The paired wallet has no ${namespace} account.` })
  // A restored session stays on the network of the last visit (K-STATE-04). A new one starts on the
  // active network.
  setNetwork(signer, silent ? getStored(kit, namespace)?.caipNetwork : getStart(kit, namespace))
  const networks = listNetworks(kit, namespace)
  const hasAdapter = kit.config.adapters.some((adapter) => adapter.namespace === namespace)
  const wrapping = hasAdapter
    ? loadAdapter(kit, namespace).then((adapter) =>
        adapter.wrap(signer, { networks, silent, signal }),
      )
    : loadModule(kit).then(({ createUniversalWallet }) => createUniversalWallet(signer))
  const wallet = await raceAbort(wrapping, signal)
  const address = silent ? getStored(kit, namespace)?.accounts[0]?.address : undefined
  const connection = await raceAbort(readConnection(wallet, signal, address), signal)
  return { wallet, connection }
}

/**
 * Splits a paired wallet into one connection per namespace with accounts (K-WC-07). A namespace
 * without an adapter gets a universal wallet, which needs none (K-WC-11).
 *
 * @param options.namespaces - The namespaces to connect.
 * @throws The first failure, if every namespace fails.
 */
export async function splitPaired(
  kit: Kit,
  paired: PairedWallet,
  options: {
    readonly namespaces: readonly ChainNamespace[]
    readonly silent: boolean
    readonly signal: AbortSignal
  },
): Promise<readonly LivePart[]> {
  const { namespaces, silent, signal } = options
  const results = await Promise.allSettled(
    namespaces.map((namespace) => wrap(kit, paired, { namespace, silent, signal })),
  )
  signal.throwIfAborted()
  const parts = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (parts.length === 0) throw failure?.reason ?? new FailedToConnectError()
  return parts
}
