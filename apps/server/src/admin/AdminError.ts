import { BaseError } from '@latchkey/core'

/** A command cannot be done. The message says why, to the person at the terminal; nothing has changed unless it says so. */
export class AdminError extends BaseError {
  override readonly name = 'AdminError'
  constructor(sentence: string, options: { readonly cause?: unknown } = {}) {
    super(sentence, { code: 'admin_refused', cause: options.cause })
  }
}
