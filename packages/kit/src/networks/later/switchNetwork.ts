import { FeatureNotSupportedError, type Network, type Wallet } from '@latchkey/core'
import { withServiceRpc } from '../../api/withServiceRpc.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { isUnsupportedNetwork } from '../../state/getActiveNetwork.ts'
import { getWallet } from '../../state/getWallet.ts'
import { track } from '../../state/track.ts'
import { withPending } from '../../state/withPending.ts'
import { storeNetwork } from '../../storage/storedConnections.ts'
import { finishMove, moveToNetwork } from '../../wallets/later/moveToNetwork.ts'

type SwitchRequest = {
  readonly wallet: Wallet
  readonly network: Network
  readonly signal: AbortSignal
}

async function askWallet(kit: Kit, request: SwitchRequest) {
  const { wallet, network, signal } = request
  const { switchNetwork } = wallet.features
  if (!switchNetwork) throw new FeatureNotSupportedError({ feature: 'switchNetwork' })
  const { id: connectorId, namespace } = wallet.connector.info
  await withPending(kit, { type: 'switchNetwork', namespace, connectorId }, () =>
    raceAbort(switchNetwork(withServiceRpc(kit.config, network), { signal }), signal),
  )
}

/**
 * Switches to a configured network. Implementation of the public action `switchNetwork`, which
 * documents the errors.
 */
export async function switchNetwork(
  kit: Kit,
  network: Network,
  attempt: Attempt,
): Promise<Network> {
  const namespace = network.chainNamespace
  const wasUnsupported = isUnsupportedNetwork(kit, { namespace })
  const wallet = getWallet(kit, { namespace })
  try {
    attempt.signal.throwIfAborted()
    if (wallet) await askWallet(kit, { wallet, network, signal: attempt.signal })
    attempt.signal.throwIfAborted()
    kit.connection.setState({ activeNamespace: namespace })
    moveToNetwork(kit, network.caipNetworkId)
    storeNetwork(kit)
    finishMove(kit, wasUnsupported)
    return network
  } finally {
    track(kit, { event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
  }
}
