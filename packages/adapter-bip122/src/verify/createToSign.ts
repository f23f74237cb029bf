import { Script, Transaction } from '@scure/btc-signer'
import { toSpendId } from './toSpendId.ts'

/**
 * Creates the virtual transaction whose signature signs the text (BIP-322). It spends `to_spend`
 * and has no recipient.
 */
export function createToSign(message: string, script: Uint8Array): Transaction {
  const transaction = new Transaction({ version: 0, allowUnknownOutputs: true, lockTime: 0 })
  transaction.addInput({
    txid: toSpendId(message, script),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
  })
  transaction.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  return transaction
}
