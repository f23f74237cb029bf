import { BaseError } from '@latchkey/core'

/**
 * Thrown if the sandbox cannot start. The message is one sentence for the developer at the
 * terminal.
 */
export class StartError extends BaseError {
  override readonly name = 'StartError'
  constructor(sentence: string, options: { readonly cause?: unknown } = {}) {
    super(sentence, { code: 'start_failed', cause: options.cause })
  }
}
