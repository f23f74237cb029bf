import type { Transaction } from '@scure/btc-signer'
import { SignTransactionFailedError } from '../errors/transactionErrors.ts'
import { readPsbt } from './readPsbt.ts'

/**
 * Adds a wallet's signatures to the transaction that it was requested to sign.
 *
 * @throws {SignTransactionFailedError} The wallet signed a different transaction, or nothing.
 */
export function withSignatures(transaction: Transaction, answer: unknown): Transaction {
  try {
    return transaction.clone().combine(readPsbt(answer))
  } catch (cause) {
    throw new SignTransactionFailedError({
      hint: 'The wallet signed a different transaction.',
      cause,
    })
  }
}

/**
 * Finalizes a signed transaction.
 *
 * @returns Transaction in hex.
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
