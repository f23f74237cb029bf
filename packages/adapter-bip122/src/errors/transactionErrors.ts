import { BaseError } from '@latchkey/core'

/** The transaction to sign or send is invalid. The wallet received no request. */
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

/** The account's balance does not cover amount and fee. Nothing was sent. */
export class InsufficientFundsError extends BaseError {
  override readonly name = 'InsufficientFundsError'
  /** Satoshi that the account could spend. `undefined` if only the wallet knows its coins. */
  readonly available: bigint | undefined
  /** Amount of the transfer in satoshi, without the fee. */
  readonly amount: bigint
  constructor(options: {
    readonly amount: bigint
    readonly available?: bigint
    readonly cause?: unknown
  }) {
    const { amount, available, cause } = options
    super('Insufficient funds', {
      code: 'insufficient_funds',
      hint: `${available ?? 'Less'} of ${amount} satoshi plus the fee is available. Outputs that may carry an inscription do not count.`,
      cause,
    })
    this.available = available
    this.amount = amount
  }
}

/**
 * The wallet returned no signed transaction for a reason other than a refusal, or signed a
 * different one. Nothing was sent.
 */
export class SignTransactionFailedError extends BaseError {
  override readonly name = 'SignTransactionFailedError'
  constructor(options: { readonly hint?: string; readonly cause?: unknown } = {}) {
    super('Sign transaction failed', {
      code: 'sign_transaction_failed',
      hint: 'See `cause` for the error of the wallet. Offer "Try again".',
      ...options,
    })
  }
}

/** The network refused to accept the transaction, e.g. because its coins are already spent. */
export class TransactionRefusedError extends BaseError {
  override readonly name = 'TransactionRefusedError'
  /** Reason that the node gives, as plain text of limited length. */
  readonly reason: string
  constructor(options: { readonly reason: string }) {
    super('The network rejected the transaction', {
      code: 'transaction_refused',
      hint: options.reason,
    })
    this.reason = options.reason
  }
}

/**
 * The active account is the ordinal account, whose outputs may carry inscriptions. The wallet
 * received no request.
 */
export class OrdinalAccountError extends BaseError {
  override readonly name = 'OrdinalAccountError'
  constructor() {
    super('This account holds inscriptions. Switch to your payment account to send', {
      code: 'ordinal_account',
      hint: '`bitcoin.sendTransfer` spends from this account if the call names it.',
    })
  }
}
