/** Thrown if the saved state of a Solana cluster is broken. */
export class LedgerFileError extends Error {
  override readonly name = 'LedgerFileError'
  constructor(file: string, cause: unknown) {
    super(
      `The saved chain state ${file} cannot be read: start with --fresh to reset the sandbox.`,
      { cause },
    )
  }
}
