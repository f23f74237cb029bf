import { BaseError } from '@latchkey/core'

/** The amount, the recipient or the token of a transfer is missing. The wallet was not prompted. */
export class SendIncompleteError extends BaseError {
  override readonly name = 'SendIncompleteError'
  constructor(options: { readonly missing: 'token' | 'amount' }) {
    super(
      options.missing === 'token'
        ? 'A token is required'
        : 'An amount and receiver address are required',
      {
        code: 'send_incomplete',
        hint: 'The native currency is a token without an address.',
      },
    )
  }
}

/**
 * The wallet has not answered an earlier send request, from this tab or another one. The wallet was
 * not prompted again.
 */
export class SendPendingError extends BaseError {
  override readonly name = 'SendPendingError'
  constructor(options: { readonly id: string }) {
    super('Another transfer is waiting in your wallet', {
      code: 'send_pending',
      hint: `Request ${options.id} is open. Check its outcome, then call \`forgetSend\`.`,
    })
  }
}

/**
 * The name of the recipient resolves to another address than the one shown. The wallet was not
 * prompted.
 */
export class ReceiverChangedError extends BaseError {
  override readonly name = 'ReceiverChangedError'
  constructor(options: { readonly name: string }) {
    super('This name now points to another address', {
      code: 'receiver_changed',
      hint: `"${options.name}" was looked up again before it was signed.`,
    })
  }
}
