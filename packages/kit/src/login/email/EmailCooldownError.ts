import { BaseError } from '@latchkey/core'

/** An e-mail went out less than 30 s ago, by this page's clock or the server's. */
export class EmailCooldownError extends BaseError {
  override readonly name = 'EmailCooldownError'
  /** Seconds until the next one may go out. */
  readonly seconds: number
  constructor(options: { readonly seconds: number; readonly cause?: unknown }) {
    super(`Please try again after ${options.seconds} seconds`, {
      code: 'email_cooldown',
      hint: 'The countdown of the code view reads the same time: `getEmailWait`.',
      cause: options.cause,
    })
    this.seconds = options.seconds
  }
}
