/** The cluster rejected a transaction of the sandbox itself. */
export class LedgerRefusedError extends Error {
  override readonly name = 'LedgerRefusedError'
}
