import { BaseError } from './BaseError.ts'

/**
 * The transaction differs from the order shown to the user, or the chain's token data differs from
 * the list's. Nothing was sent to the wallet.
 */
export class SendMismatchError extends BaseError {
  override readonly name = 'SendMismatchError'
  constructor(options: { readonly reason: string; readonly cause?: unknown }) {
    super('This token isn’t the one shown', {
      code: 'send_mismatch',
      hint: options.reason,
      cause: options.cause,
    })
  }
}

/**
 * The transaction may have been sent: the wallet answered without a readable hash, signature or id,
 * or with an error that proves nothing. The user should look it up before sending again.
 */
export class MaybeSentError extends BaseError {
  override readonly name = 'MaybeSentError'
  constructor(options: { readonly connectorId: string; readonly cause?: unknown }) {
    super('Your wallet may have sent this. Check your account before you send again', {
      code: 'maybe_sent',
      hint: `"${options.connectorId}" gave no readable transaction id. See \`cause\`, and look up the account's transactions.`,
      cause: options.cause,
    })
  }
}

const unreplaceable = {
  mined: 'Your transaction is already in a block',
  unknown: 'The network can’t find your transaction',
  different: 'Your wallet sent something other than shown',
  final: 'Your transaction can’t be replaced',
  price: 'The network now requires a higher fee',
  separate: 'Your wallet sent a second transaction instead. Check both there',
} as const

/**
 * The transaction cannot be replaced; the message explains why. Nothing was sent to the wallet,
 * unless the reason is `separate`.
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
