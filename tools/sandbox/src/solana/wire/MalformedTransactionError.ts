/** The bytes are no transaction of Solana. */
export class MalformedTransactionError extends Error {
  override readonly name = 'MalformedTransactionError'
}
