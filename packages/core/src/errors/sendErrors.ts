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

const unreplaceable = {
  mined: 'It is in a block',
  unknown: 'The network does not know your transaction',
  different: 'Your wallet sent something else than was shown',
  final: 'Your transaction cannot be replaced',
  price: 'The network asks for a higher fee now',
  separate: 'Your wallet sent a second transaction instead. Look after both there',
} as const

/** What was sent keeps its place, for a reason that a person can be told. Nobody was asked, unless it is `separate`. */
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
