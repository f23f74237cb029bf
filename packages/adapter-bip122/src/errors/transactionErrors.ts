import { BaseError } from '@latchkey/core'

/** What was to be signed or sent is no transaction, or cannot be one. Nothing was asked of the wallet. */
export class TransactionInvalidError extends BaseError {
  override readonly name = 'TransactionInvalidError'
  constructor(options: { readonly reason: string; readonly cause?: unknown }) {
    super('Invalid transaction', {
      code: 'transaction_invalid',
      hint: options.reason,
      cause: options.cause,
    })
  }
}

/** The account has too little for amount and fee. Nothing was sent. */
export class InsufficientFundsError extends BaseError {
  override readonly name = 'InsufficientFundsError'
  /** What the account could spend, satoshi; `undefined` where only the wallet knows. */
  readonly available: bigint | undefined
  /** What was to arrive, satoshi; the fee comes on top. */
  readonly amount: bigint
  constructor(options: {
    readonly amount: bigint
    readonly available?: bigint
    readonly cause?: unknown
  }) {
    const { amount, available, cause } = options
    super('Insufficient funds', {
      code: 'insufficient_funds',
      hint: `${available ?? 'Less'} of ${amount} satoshi and the fee. Outputs that may carry an inscription do not count.`,
      cause,
    })
    this.available = available
    this.amount = amount
  }
}

/** The wallet gave no signed transaction, for a reason other than a refusal, or signed another one. Nothing was sent. */
export class SignTransactionFailedError extends BaseError {
  override readonly name = 'SignTransactionFailedError'
  constructor(options: { readonly hint?: string; readonly cause?: unknown } = {}) {
    super('Sign transaction failed', {
      code: 'sign_transaction_failed',
      hint: 'See `cause` for what the wallet said. Offer "Try again".',
      ...options,
    })
  }
}

/** The network does not take the transaction. */
export class TransactionRefusedError extends BaseError {
  override readonly name = 'TransactionRefusedError'
  /** What the node said, bounded plain text. */
  readonly reason: string
  constructor(options: { readonly reason: string }) {
    super('Transaction refused', { code: 'transaction_refused', hint: options.reason })
    this.reason = options.reason
  }
}

/** The account in use keeps inscriptions, and an output of it may be one. Nothing was asked of the wallet. */
export class OrdinalAccountError extends BaseError {
  override readonly name = 'OrdinalAccountError'
  constructor() {
    super('This account keeps inscriptions. Switch to your payment account to send', {
      code: 'ordinal_account',
      hint: '`bitcoin.sendTransfer` spends from it where it is named.',
    })
  }
}
