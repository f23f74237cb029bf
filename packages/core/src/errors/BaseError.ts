export type BaseErrorOptions = {
  readonly code: string
  readonly hint?: string | undefined
  readonly cause?: unknown
  /**
   * Selects one of several texts for the same error code. Translations are found by code and
   * variant.
   */
  readonly variant?: string | undefined
  /**
   * Message from the wallet or service as plain text of limited length. `shortMessage` stays the
   * kit's own text.
   */
  readonly message?: string | undefined
}

/**
 * Base class of all errors of the kit. Use `code` to distinguish errors, and show `shortMessage` to
 * users. `hint` is for developers.
 */
export class BaseError extends Error {
  override readonly name: string = 'BaseError'
  readonly code: string
  /** Text that can be shown to users. */
  readonly shortMessage: string
  readonly hint: string | undefined
  /**
   * Selects one of several texts for the same error code. Translations are found by code and
   * variant.
   */
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
