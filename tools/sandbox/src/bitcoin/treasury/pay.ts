import { BaseError } from '@latchkey/core'
import { Psbt } from 'bitcoinjs-lib'
import { type Coin, type Outpoint, sumOf } from '../Coin.ts'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import { COINBASE_MATURITY } from '../rules/constants.ts'
import { treasuryScript, treasurySigner } from './key.ts'

/**
 * Thrown if the sandbox's Bitcoin treasury does not have enough spendable outputs for a payment.
 */
export class TreasuryEmptyError extends BaseError {
  override readonly name = 'TreasuryEmptyError'
  constructor() {
    super('The treasury of the Bitcoin chain is empty: mine some blocks.', {
      code: 'bitcoin_treasury_empty',
    })
  }
}

export type Payment = { readonly script: Uint8Array; readonly amount: bigint }

/** Fee rate of the treasury's payments in satoshis per virtual byte. */
const FEE_RATE = 3n
/** Virtual bytes of the fixed part of a payment transaction, of each input and of each output. */
const HEAD_BYTES = 11n
const INPUT_BYTES = 69n
const OUTPUT_BYTES = 44n

type Spendable = readonly (readonly [Outpoint, Coin])[]

function toFee(inputs: number, outputs: number): bigint {
  const bytes = HEAD_BYTES + INPUT_BYTES * BigInt(inputs) + OUTPUT_BYTES * BigInt(outputs + 1)
  return bytes * FEE_RATE
}

function listSpendable(node: BitcoinNode): Spendable {
  const next = node.getLedger().getTip().height + 1
  return node
    .listCoins(treasuryScript)
    .filter(
      ([, { isCoinbase, height = next }]) => !isCoinbase || next - height >= COINBASE_MATURITY,
    )
}

function chooseCoins(coins: Spendable, amount: bigint, outputs: number): Spendable {
  let sum = 0n
  for (const [index, [, { value }]] of coins.entries()) {
    sum += value
    if (sum >= amount + toFee(index + 1, outputs)) return coins.slice(0, index + 1)
  }
  throw new TreasuryEmptyError()
}

/**
 * Pays from the sandbox's Bitcoin treasury. The transaction is pending until the next block.
 *
 * @returns Id of the transaction, whose first outputs are the payments in their order.
 * @throws {TreasuryEmptyError} The treasury does not have enough spendable outputs.
 */
export function pay(node: BitcoinNode, outputs: readonly Payment[]): string {
  const amount = outputs.reduce((sum, output) => sum + output.amount, 0n)
  const chosen = chooseCoins(listSpendable(node), amount, outputs.length)
  const psbt = new Psbt()
  for (const [outpoint, { value, script }] of chosen) {
    const [hash = '', index] = outpoint.split(':')
    psbt.addInput({ hash, index: Number(index), witnessUtxo: { value, script } })
  }
  for (const output of outputs) psbt.addOutput({ script: output.script, value: output.amount })
  const held = sumOf(chosen.map(([, coin]) => coin))
  const change = held - amount - toFee(chosen.length, outputs.length)
  psbt.addOutput({ script: treasuryScript, value: change })
  psbt.signAllInputs(treasurySigner).finalizeAllInputs()
  return node.submit(psbt.extractTransaction(true).toHex())
}
