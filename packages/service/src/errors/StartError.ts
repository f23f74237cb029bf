import { BaseError } from '@latchkey/core'

/** A server cannot start. The message is one sentence for the operator. */
export class StartError extends BaseError {
  override readonly name = 'StartError'
  constructor(sentence: string, options: { readonly cause?: unknown } = {}) {
    super(sentence, { code: 'start_failed', cause: options.cause })
  }
}
