import { BaseError } from './BaseError.ts'

/** What would be signed is not what was shown, or the chain says otherwise than the list of tokens. Nobody was asked. */
export class SendMismatchError extends BaseError {
  override readonly name = 'SendMismatchError'
  constructor(options: { readonly reason: string; readonly cause?: unknown }) {
    super('This token is not what it was shown as', {
      code: 'send_mismatch',
      hint: options.reason,
      cause: options.cause,
    })
  }
}
