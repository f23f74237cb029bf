import type { CaipNetworkId, Hex } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { createChainAsk } from './createChainAsk.ts'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

const begin = 'eth_newPendingTransactionFilter'
const read = 'eth_getFilterChanges'
const mostHashes = 100_000

const isHex = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)

/**
 * Creates a function that lists the transactions seen by a network's node since the previous call.
 * The first call returns an empty list.
 */
export function createPendingReader(
  wallet: WalletContext,
  chain: ChainSource,
): (signal: AbortSignal | undefined) => Promise<readonly Hex[]> {
  const askChain = createChainAsk(wallet, chain)
  const filters = new Map<CaipNetworkId, Hex>()
  const start = async (networkId: CaipNetworkId, signal: AbortSignal | undefined) => {
    const filter = await askChain(networkId, signal)(begin, [])
    if (!isHex(filter)) throw toInvalidAnswer(begin, 'no id of a filter')
    filters.set(networkId, filter)
    return []
  }
  return async (signal) => {
    const networkId = await wallet.readNetworkId(signal)
    const filter = filters.get(networkId)
    if (filter === undefined) return start(networkId, signal)
    try {
      const hashes = await askChain(networkId, signal)(read, [filter])
      if (!Array.isArray(hashes)) throw toInvalidAnswer(read, 'no list')
      return hashes.slice(0, mostHashes).filter(isHex)
    } catch (error) {
      // Forgets the filter of this network, because nodes drop filters and other nodes do not know
      // it. The next call creates a new filter.
      filters.delete(networkId)
      throw error
    }
  }
}
