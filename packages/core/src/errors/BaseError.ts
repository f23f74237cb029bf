export type BaseErrorOptions = {
  readonly code: string
  readonly hint?: string | undefined
  readonly cause?: unknown
  /** Names the text if the code has several. A catalogue finds its text by code and variant. */
  readonly variant?: string | undefined
  /** A peer's own words, bounded plain text; `shortMessage` stays the catalogue's. */
  readonly message?: string | undefined
}

/** Every error of the kit. Branch on `code`; show `shortMessage`; `hint` is for developers. */
export class BaseError extends Error {
  override readonly name: string = 'BaseError'
  readonly code: string
  /** Catalogue text a user may see. */
  readonly shortMessage: string
  readonly hint: string | undefined
  /** Names the text if the code has several. */
  readonly variant: string | undefined

  constructor(shortMessage: string, options: BaseErrorOptions) {
    super(
      options.message ?? shortMessage,
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.shortMessage = shortMessage
    this.code = options.code
    this.hint = options.hint
    this.variant = options.variant
  }
}
