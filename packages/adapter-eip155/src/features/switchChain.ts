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
  } catch (error) {
    throw toSwitchError(failure, error)
  }
  // Some wallets add a network without switching to it.
  if ((await wallet.readNetworkId(signal)) === network.caipNetworkId) return
  await wallet.ask({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: toHexChainId(network.caipNetworkId) }],
    signal,
  })
}

/**
 * Switches the wallet to a network. Adds the network if the wallet does not know it (K-NET-05).
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {FeatureNotSupportedError} The wallet cannot switch.
 * @throws {ChainNotFoundOnConnectorError} The wallet does not know the network and cannot add it.
 */
export async function switchChain(
  wallet: WalletContext,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<void> {
  const params = [{ chainId: toHexChainId(network.caipNetworkId) }]
  try {
    await wallet.ask({ method: 'wallet_switchEthereumChain', params, signal })
  } catch (error) {
    if (!isPossiblyUnknown(error)) throw error
    await addChain(wallet, network, { failure: error, signal })
  }
}
