import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import { parseTransaction, signatureLength } from './parseTransaction.ts'

/**
 * Inserts the signature of an account into a transaction.
 *
 * @throws {TransactionInvalidError} The account is not a signer of the transaction.
 */
export function insertSignature(
  transaction: Uint8Array,
  address: string,
  signature: Uint8Array,
): Uint8Array {
  const { message } = parseTransaction(transaction)
  const index = message.staticAccounts.map(String).indexOf(address)
  const [count = 0] = transaction
  if (index < 0 || index >= count) {
    throw new TransactionInvalidError({ reason: 'the account is no signer of it' })
  }
  const signed = transaction.slice()
  signed.set(signature, 1 + index * signatureLength)
  return signed
}
