import { BaseError } from '@latchkey/core'

/**
 * Thrown if an admin command failed. The message explains the reason to the operator. The database
 * is unchanged unless the message says otherwise.
 */
export class AdminError extends BaseError {
  override readonly name = 'AdminError'
  constructor(sentence: string, options: { readonly cause?: unknown } = {}) {
    super(sentence, { code: 'admin_refused', cause: options.cause })
  }
}
