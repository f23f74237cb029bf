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
 * Ensures that the wallet is on the network of a transaction. Without `chainId` every network is
 * accepted.
 *
 * @throws {WrongChainError} The wallet is on another network and was not requested to switch, or
 * did not switch.
 * @throws {ChainNotConfiguredError} The app does not configure the network to switch to.
 * @throws {ConnectionRejectedError} The user refused to switch.
 */
export async function requireChain(
  wallet: WalletContext,
  { networks }: Pick<ChainSource, 'networks'>,
  { chainId, switchNetwork = false, signal }: EthereumSendOptions,
): Promise<void> {
  if (chainId === undefined) return
  const wanted: CaipNetworkId = `eip155:${chainId}`
  const actual = await wallet.readNetworkId(signal)
  if (actual === wanted) return
  if (!switchNetwork) throw new WrongChainError({ wanted, actual })
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === wanted)
  if (!network) throw new ChainNotConfiguredError()
  await switchChain(wallet, network, signal)
}
