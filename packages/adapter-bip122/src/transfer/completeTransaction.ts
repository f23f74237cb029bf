import type { Transaction } from '@scure/btc-signer'
import { SignTransactionFailedError } from '../errors/transactionErrors.ts'
import { readPsbt } from './readPsbt.ts'

/**
 * Takes a wallet's signatures into the transaction that was given to it.
 *
 * @throws {SignTransactionFailedError} It signed another transaction, or nothing.
 */
export function withSignatures(transaction: Transaction, answer: unknown): Transaction {
  try {
    return transaction.clone().combine(readPsbt(answer))
  } catch (cause) {
    throw new SignTransactionFailedError({ hint: 'The wallet signed another transaction.', cause })
  }
}

/**
 * Makes a signed transaction ready to be sent.
 *
 * @returns Hex.
 * @throws {SignTransactionFailedError} A signature is missing.
 */
export function completeTransaction(transaction: Transaction): string {
  try {
    if (!transaction.isFinal) transaction.finalize()
    return transaction.hex
  } catch (cause) {
    throw new SignTransactionFailedError({ hint: 'A signature is missing.', cause })
  }
}
