import { BaseError } from '@latchkey/core'

/** The previous email was sent less than 30 s ago, according to this page or the server. */
export class EmailCooldownError extends BaseError {
  override readonly name = 'EmailCooldownError'
  /** Seconds until another e-mail may be sent. */
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
