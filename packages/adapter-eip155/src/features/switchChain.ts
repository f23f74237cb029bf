import {
  ChainNotFoundOnConnectorError,
  FeatureNotSupportedError,
  isUnknownMethod,
  judgeWalletError,
  type Network,
  RpcError,
} from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { toHexChainId } from '../network/toHexChainId.ts'
import { observeNetwork, requireNetwork } from './observeNetwork.ts'

/** Time in milliseconds in which a wallet that switches after adding a network has switched. */
const addedMs = 1_000

/**
 * Returns whether the network may be unknown to the wallet. Wallets report that by many codes, some
 * of which say nothing. Adding a known network does no harm: the wallet switches to it.
 */
function isPossiblyUnknown(error: unknown): boolean {
  return error instanceof RpcError && judgeWalletError(error) !== 'rejected'
}

/**
 * Creates the parameters of EIP-3085 with the network's default RPC URL and explorer, so that the
 * wallet receives no service key.
 */
function toChainParameters(network: Network) {
  const { name, nativeCurrency, rpcUrls, blockExplorers } = network
  return {
    chainId: toHexChainId(network.caipNetworkId),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http.slice(0, 1),
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  }
}

/** Returns the error after the wallet could neither switch to a network nor add it. */
function toSwitchError(switching: unknown, adding: unknown): unknown {
  if (!(adding instanceof RpcError)) return adding
  if (judgeWalletError(switching) === 'unknown-chain' || !isUnknownMethod(adding))
    return new ChainNotFoundOnConnectorError({ cause: adding })
  return isUnknownMethod(switching)
    ? new FeatureNotSupportedError({ feature: 'switchNetwork', cause: switching })
    : switching
}

type AddOptions = { readonly failure: unknown; readonly signal: AbortSignal | undefined }

async function addChain(wallet: WalletContext, network: Network, { failure, signal }: AddOptions) {
  const params = [toChainParameters(network)]
  try {
    await wallet.ask({ method: 'wallet_addEthereumChain', params, signal })
    // Some wallets add a network without switching to it.
    const added = { signal, deadlineMs: addedMs }
    if (await observeNetwork(wallet, network.caipNetworkId, added)) return
    await askToSwitch(wallet, network, signal)
  } catch (error) {
    throw toSwitchError(failure, error)
  }
}

function askToSwitch(wallet: WalletContext, network: Network, signal: AbortSignal | undefined) {
  const params = [{ chainId: toHexChainId(network.caipNetworkId) }]
  return wallet.ask({ method: 'wallet_switchEthereumChain', params, signal })
}

async function requestSwitch(
  wallet: WalletContext,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await askToSwitch(wallet, network, signal)
  } catch (error) {
    if (!isPossiblyUnknown(error)) throw error
    await addChain(wallet, network, { failure: error, signal })
  }
}

/**
 * Switches the wallet to a network. Adds the network if the wallet does not know it (K-NET-05).
 * Waits until the wallet is on the network, because wallets answer before they switch (K-WORLD-03).
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {FeatureNotSupportedError} The wallet cannot switch.
 * @throws {ChainNotFoundOnConnectorError} The wallet does not know the network and cannot add it.
 * @throws {WrongChainError} The wallet accepted and did not switch within 10 seconds.
 */
export async function switchChain(
  wallet: WalletContext,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<void> {
  await requestSwitch(wallet, network, signal)
  await requireNetwork(wallet, network.caipNetworkId, signal)
}
