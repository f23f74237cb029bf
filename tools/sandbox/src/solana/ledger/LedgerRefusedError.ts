/** The cluster did not execute what the sandbox itself wanted. */
export class LedgerRefusedError extends Error {
  override readonly name = 'LedgerRefusedError'
}
