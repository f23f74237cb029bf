import * as z from 'zod'
import type { Holding } from '../account/Holding.ts'
import type { Explorer } from './Explorer.ts'

/**
 * Sums of all received and of all spent outputs of an address, in satoshis, as esplora returns
 * them.
 */
const Sums = z.object({ funded_txo_sum: z.int(), spent_txo_sum: z.int() })
const Address = z.object({ chain_stats: Sums, mempool_stats: Sums })

const toRest = ({ funded_txo_sum, spent_txo_sum }: z.output<typeof Sums>) =>
  BigInt(funded_txo_sum - spent_txo_sum)

/**
 * Reads the balance of an address, including transactions in the mempool.
 *
 * @throws {ChainDownError} The explorer does not answer.
 * @throws {ApiError} 400 for an invalid address.
 */
export async function readBitcoinHoldings(
  { network, get }: Explorer,
  account: string,
): Promise<readonly Holding[]> {
  const { chain_stats, mempool_stats } = Address.parse(await get(`/address/${account}`))
  const amount = toRest(chain_stats) + toRest(mempool_stats)
  if (amount <= 0n) return []
  return [{ ...network.nativeCurrency, asset: network.caipNetworkId, amount }]
}
