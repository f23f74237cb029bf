/** Thrown if a Solana cluster has rejected a transaction that the sandbox itself sent. */
export class LedgerRefusedError extends Error {
  override readonly name = 'LedgerRefusedError'
}
