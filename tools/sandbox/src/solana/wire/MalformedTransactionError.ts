/** Thrown if bytes are not a valid Solana transaction. */
export class MalformedTransactionError extends Error {
  override readonly name = 'MalformedTransactionError'
}
