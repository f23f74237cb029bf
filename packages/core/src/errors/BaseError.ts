export type BaseErrorOptions = {
  readonly code: string
  readonly hint?: string | undefined
  readonly cause?: unknown
  /** Selects the text if the code has several. A catalogue finds its text by code and variant. */
  readonly variant?: string | undefined
  /** Message of the peer as bounded plain text. `shortMessage` stays that of the catalogue. */
  readonly message?: string | undefined
}

/**
 * Base class of all errors of the kit. Branch on `code` and show `shortMessage`; `hint` is for
 * developers.
 */
export class BaseError extends Error {
  override readonly name: string = 'BaseError'
  readonly code: string
  /** Text of the catalogue, safe to show to a user. */
  readonly shortMessage: string
  readonly hint: string | undefined
  /** Selects the text if the code has several. */
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
