import { readPsbt } from '../keys/signPsbt.ts'
import { invalidParams } from '../WalletRpcError.ts'

/** First byte of the output script of segwit version 0. */
const segwitV0 = 0

/**
 * Checks that each segwit v0 input of a PSBT has its previous transaction, as hardware wallets
 * demand. Inputs of Taproot need only the spent output, because they sign its amount.
 *
 * @throws {WalletRpcError} -32602: a previous transaction is missing.
 */
export function requirePreviousTransactions(psbt: string): void {
  const transaction = readPsbt(psbt)
  for (let index = 0; index < transaction.inputsLength; index++) {
    const { witnessUtxo, nonWitnessUtxo } = transaction.getInput(index)
    if (witnessUtxo?.script[0] === segwitV0 && !nonWitnessUtxo)
      throw invalidParams(`Input ${index} has no previous transaction.`)
  }
}
