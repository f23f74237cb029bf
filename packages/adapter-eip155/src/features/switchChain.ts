import {
  ChainNotFoundOnConnectorError,
  FeatureNotSupportedError,
  isUnknownMethod,
  type Network,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { toHexChainId } from '../network/toHexChainId.ts'

const unknownChain = /unrecogni[sz]ed chain|chain .*not (?:been )?added|unknown chain/i
function isUnknownChain(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false
  return error.code === rpcErrorCodes.unrecognizedChain || unknownChain.test(error.message)
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

async function addChain(wallet: WalletContext, network: Network, signal: AbortSignal | undefined) {
  const params = [toChainParameters(network)]
  try {
    await wallet.ask({ method: 'wallet_addEthereumChain', params, signal })
  } catch (error) {
    if (error instanceof RpcError) throw new ChainNotFoundOnConnectorError({ cause: error })
    throw error
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
    if (isUnknownChain(error)) return addChain(wallet, network, signal)
    if (!isUnknownMethod(error)) throw error
    throw new FeatureNotSupportedError({ feature: 'switchNetwork', cause: error })
  }
}
