import { BaseError } from './BaseError.ts'

/**
 * The transaction differs from the order shown to the user, or the chain contradicts the token
 * list. The wallet received no request.
 */
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

const unreplaceable = {
  mined: 'It is in a block',
  unknown: 'The network does not know your transaction',
  different: 'Your wallet sent something else than was shown',
  final: 'Your transaction cannot be replaced',
  price: 'The network asks for a higher fee now',
  separate: 'Your wallet sent a second transaction instead. Look after both there',
} as const

/**
 * The transaction cannot be replaced; the message tells the user why. The wallet received no
 * request, unless the reason is `separate`.
 */
export class NotReplaceableError extends BaseError {
  override readonly name = 'NotReplaceableError'
  readonly reason: keyof typeof unreplaceable
  constructor(options: {
    readonly id: string
    readonly reason: keyof typeof unreplaceable
    readonly cause?: unknown
  }) {
    const { id, reason, cause } = options
    super(unreplaceable[reason], { code: 'not_replaceable', hint: `See ${id}.`, cause })
    this.reason = reason
  }
}
