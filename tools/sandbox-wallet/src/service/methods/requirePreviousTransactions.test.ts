import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { requirePreviousTransactions } from './requirePreviousTransactions.ts'

/** Creates a PSBT with an input that spends an output of this script and has no previous one. */
function createPsbt(script: readonly number[]): string {
  const transaction = new Transaction({ allowUnknownInputs: true })
  const witnessUtxo = { script: Uint8Array.from(script), amount: 10_000n }
  transaction.addInput({ txid: '12'.repeat(32), index: 0, witnessUtxo })
  return Buffer.from(transaction.toPSBT()).toString('base64')
}

test('a segwit v0 input without its previous transaction is refused, Taproot is not', () => {
  const segwitV0 = createPsbt([0, 20, ...new Uint8Array(20).fill(1)])
  expect(() => requirePreviousTransactions(segwitV0)).toThrow(
    'Input 0 has no previous transaction.',
  )
  const taproot = createPsbt([0x51, 32, ...new Uint8Array(32).fill(1)])
  expect(() => requirePreviousTransactions(taproot)).not.toThrow()
})
