import { BaseError } from '@latchkey/core'

/** Amount, receiver or token: something that sending needs was not given. Nobody was asked. */
export class SendIncompleteError extends BaseError {
  override readonly name = 'SendIncompleteError'
  constructor(options: { readonly lacks: 'token' | 'amount' }) {
    super(
      options.lacks === 'token'
        ? 'A token is required'
        : 'An amount and receiver address are required',
      {
        code: 'send_incomplete',
        hint: 'The coin of a network is a token, too: one without address.',
      },
    )
  }
}

/** The wallet was asked to send and has not said how it went, here or in another tab. Nobody was asked again. */
export class SendPendingError extends BaseError {
  override readonly name = 'SendPendingError'
  constructor(options: { readonly id: string }) {
    super('Another transfer waits for your wallet', {
      code: 'send_pending',
      hint: `Request ${options.id} is open: see what became of it, then \`forgetSend\`.`,
    })
  }
}

/** A name leads to another address than was shown. Nobody was asked. */
export class ReceiverChangedError extends BaseError {
  override readonly name = 'ReceiverChangedError'
  constructor(options: { readonly name: string }) {
    super('The name leads to another address now', {
      code: 'receiver_changed',
      hint: `"${options.name}" was looked up again before it was signed.`,
    })
  }
}
