import {
  type CaipNetworkId,
  ChainNotConfiguredError,
  type EthereumSendOptions,
} from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { WrongChainError } from '../errors/transactionErrors.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { switchChain } from './switchChain.ts'

/**
 * Lets a transaction through only on the network it is meant for. Without `chainId` every network is right.
 *
 * @throws {WrongChainError} The wallet is elsewhere, and was not asked to switch or did not.
 * @throws {ChainNotConfiguredError} It should switch to a network that is none of the app's.
 * @throws {ConnectionRejectedError} The person refused to switch.
 */
export async function requireChain(
  wallet: WalletContext,
  { networks }: Pick<ChainSource, 'networks'>,
  { chainId, switchNetwork = false, signal }: EthereumSendOptions,
): Promise<void> {
  if (chainId === undefined) return
  const wanted: CaipNetworkId = `eip155:${chainId}`
  if (switchNetwork && (await wallet.readNetworkId(signal)) !== wanted) {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === wanted)
    if (!network) throw new ChainNotConfiguredError()
    await switchChain(wallet, network, signal)
  }
  const actual = await wallet.readNetworkId(signal)
  if (actual !== wanted) throw new WrongChainError({ wanted, actual })
}
