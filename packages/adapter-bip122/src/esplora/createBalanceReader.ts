import { type Balance, type BalanceOptions, InvalidAnswerError, readField } from '@latchkey/core'
import type { OpenEsplora } from './createEsplora.ts'
import { toSatoshi } from './toSatoshi.ts'

/**
 * Returns the balance in satoshi from one part of Esplora's address statistics (confirmed or
 * mempool): funded minus spent outputs. Returns `undefined` for an invalid part.
 */
function toSum(stats: unknown): bigint | undefined {
  const funded = toSatoshi(readField(stats, 'funded_txo_sum'))
  const spent = toSatoshi(readField(stats, 'spent_txo_sum'))
  return funded === undefined || spent === undefined ? undefined : funded - spent
}

/** Creates a reader of balances in satoshi. The balance includes pending transactions. */
export function createBalanceReader(
  open: OpenEsplora,
): (options: BalanceOptions) => Promise<Balance> {
  return async ({ address, network, signal }) => {
    signal?.throwIfAborted()
    const esplora = open(network)
    const answer = await esplora.read(`/address/${encodeURIComponent(address)}`, signal)
    const confirmed = toSum(readField(answer, 'chain_stats'))
    const pending = toSum(readField(answer, 'mempool_stats'))
    if (confirmed === undefined || pending === undefined || confirmed + pending < 0n) {
      throw new InvalidAnswerError({ host: network.name, reason: 'no sums of the address' })
    }
    const { decimals, symbol } = network.nativeCurrency
    return { amount: confirmed + pending, decimals, symbol }
  }
}
