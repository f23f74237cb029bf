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

/** The wallet does not accept the version of the transaction. The wallet received no request. */
export class TransactionVersionUnsupportedError extends BaseError {
  override readonly name = 'TransactionVersionUnsupportedError'
  constructor(options: {
    readonly version: string | number
    readonly supported: readonly unknown[]
  }) {
    super('Your wallet doesn’t support this type of transaction', {
      code: 'transaction_version_unsupported',
      hint: `Version ${options.version} is not one of: ${options.supported.join(', ')}. Read \`supportedTransactionVersions\`.`,
    })
  }
}

/** The preflight commitment is not one of the eight values. The wallet received no request. */
export class CommitmentInvalidError extends BaseError {
  override readonly name = 'CommitmentInvalidError'
  constructor() {
    super('Invalid commitment', {
      code: 'commitment_invalid',
      hint: 'Use one of `solanaCommitments`, spelled exactly.',
    })
  }
}

type ChainRefusal = {
  /**
   * Error of the cluster as text, e.g. `InsufficientFundsForFee` or `InstructionError: 0, Custom:
   * 1`.
   */
  readonly reason: string
  /** Log lines of the transaction's programs, as plain text of limited length. */
  readonly logs: readonly string[]
}

/** The simulation failed, so the transaction was not sent. */
export class SimulationFailedError extends BaseError {
  override readonly name = 'SimulationFailedError'
  readonly reason: string
  readonly logs: readonly string[]
  constructor(options: ChainRefusal) {
    super('Transaction simulation failed', {
      code: 'simulation_failed',
      hint: [options.reason, ...options.logs.slice(-3)].join('\n'),
    })
    this.reason = options.reason
    this.logs = options.logs
  }
}

/** The transaction was included in a block, but a program in it failed. The fee is spent. */
export class TransactionFailedError extends BaseError {
  override readonly name = 'TransactionFailedError'
  readonly reason: string
  constructor(options: { readonly signature: string; readonly reason: string }) {
    super('Transaction failed', {
      code: 'transaction_failed',
      hint: `${options.signature}: ${options.reason}`,
    })
    this.reason = options.reason
  }
}

/** The blockhash expired before the cluster accepted the transaction. Nothing was sent. */
export class TransactionExpiredError extends BaseError {
  override readonly name = 'TransactionExpiredError'
  constructor(options: { readonly signature: string; readonly cause?: unknown }) {
    super('Your transaction expired. Nothing was sent', {
      code: 'transaction_expired',
      hint: `${options.signature} can no longer be confirmed. Offer "Try again".`,
      cause: options.cause,
    })
  }
}

const sendTexts = {
  fee: 'Not enough SOL for the network fee',
  rent: 'Not enough SOL: the account must keep a minimum balance',
  native: 'Not enough SOL for this transfer',
  token: 'Not enough of this token for the transfer',
  hook: 'This token runs a program on each transfer. Send it in your wallet',
  fixed: 'This token can’t be transferred',
  memo: 'The recipient requires a memo. Send it in your wallet',
  paused: 'Transfers of this token are paused',
  frozen: 'The token account is frozen',
  otherToken: 'This address is an account of another token',
  tokenAccount: 'This address is a token account, which can’t receive SOL',
  program: 'This address belongs to a program, not to a wallet',
  unused: 'No wallet uses this address. It may be a closed token account',
} as const

/**
 * The account's balance does not cover the transfer, or the token or the recipient does not allow
 * it. The message names the reason and can be shown to users. As an RPC error it has the code 5001.
 */
export class SendTransactionError extends BaseError {
  override readonly name = 'SendTransactionError'
  constructor(options: { readonly reason: keyof typeof sendTexts; readonly cause?: unknown }) {
    const { reason, cause } = options
    super(sendTexts[reason], { code: 'send_transaction_failed', variant: reason, cause })
  }
}
