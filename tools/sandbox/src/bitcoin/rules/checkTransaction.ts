import type { Transaction } from 'bitcoinjs-lib'
import { sumOf, toSpent } from '../Coin.ts'
import { RejectError } from '../RejectError.ts'
import { MAX_BLOCK_WEIGHT, MAX_MONEY } from './constants.ts'

function checkOutputs({ outs }: Transaction): void {
  if (outs.length === 0) throw new RejectError('bad-txns-vout-empty')
  if (outs.some(({ value }) => value < 0n)) throw new RejectError('bad-txns-vout-negative')
  if (outs.some(({ value }) => value > MAX_MONEY)) throw new RejectError('bad-txns-vout-toolarge')
  if (sumOf(outs) > MAX_MONEY) throw new RejectError('bad-txns-txouttotal-toolarge')
}

/**
 * Checks the consensus rules for a Bitcoin transaction that depend on the transaction alone.
 *
 * @throws {RejectError} A rule is violated.
 */
export function checkTransaction(transaction: Transaction): void {
  const { ins } = transaction
  if (ins.length === 0) throw new RejectError('bad-txns-vin-empty')
  if (transaction.byteLength(false) * 4 > MAX_BLOCK_WEIGHT)
    throw new RejectError('bad-txns-oversize')
  checkOutputs(transaction)
  const spent = ins.map(toSpent)
  if (new Set(spent).size < spent.length) throw new RejectError('bad-txns-inputs-duplicate')
  if (transaction.isCoinbase()) throw new RejectError('coinbase')
}
