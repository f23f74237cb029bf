import { type CaipNetworkId, observe, quietly } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { WrongChainError } from '../errors/transactionErrors.ts'
import { parseChainId } from '../provider/parseChainId.ts'

type Options = { readonly signal: AbortSignal | undefined; readonly deadlineMs?: number }

/**
 * Waits until a wallet is on a network, by its event `chainChanged` or by `eth_chainId`
 * (K-WORLD-03).
 *
 * @returns False if the wallet was not on the network before the deadline, 10 seconds by default.
 */
export function observeNetwork(
  wallet: WalletContext,
  wanted: CaipNetworkId,
  options: Options,
): Promise<boolean> {
  const { provider } = wallet
  return observe({
    ...options,
    isReached: async () => (await wallet.readNetworkId(options.signal)) === wanted,
    watch: (onReached) => {
      const onChain = (chainId: unknown) => {
        if (parseChainId(chainId) === wanted) onReached()
      }
      quietly(() => provider.on?.('chainChanged', onChain))
      return () => quietly(() => provider.removeListener?.('chainChanged', onChain))
    },
  })
}

/**
 * Waits until a wallet has carried out a switch that it accepted.
 *
 * @throws {WrongChainError} The wallet is on another network at the deadline.
 */
export async function requireNetwork(
  wallet: WalletContext,
  wanted: CaipNetworkId,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (await observeNetwork(wallet, wanted, { signal })) return
  throw new WrongChainError({ wanted, actual: await wallet.readNetworkId(signal) })
}
