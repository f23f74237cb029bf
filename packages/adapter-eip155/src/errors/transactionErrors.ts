import { BaseError, type CaipNetworkId, type Hex } from '@latchkey/core'

/** The wallet is on another network than the one a transaction is meant for. Nothing was sent. */
export class WrongChainError extends BaseError {
  override readonly name = 'WrongChainError'
  readonly wanted: CaipNetworkId
  readonly actual: CaipNetworkId
  constructor(options: { readonly wanted: CaipNetworkId; readonly actual: CaipNetworkId }) {
    super('Wrong network', {
      code: 'wrong_chain',
      hint: `The wallet is on ${options.actual}, not ${options.wanted}. Switch first, or send with \`switchNetwork: true\`.`,
    })
    this.wanted = options.wanted
    this.actual = options.actual
  }
}

/** The transaction is in a block and failed there. Its fee is spent, all else is as before. */
export class TransactionRevertedError extends BaseError {
  override readonly name = 'TransactionRevertedError'
  readonly hash: Hex
  constructor(options: { readonly hash: Hex; readonly blockNumber: bigint }) {
    super('Transaction failed', {
      code: 'transaction_reverted',
      hint: `${options.hash} was reverted in block ${options.blockNumber}.`,
    })
    this.hash = options.hash
  }
}

/** Another transaction of the account took this one's place: it was cancelled, or something else was sent. */
export class TransactionReplacedError extends BaseError {
  override readonly name = 'TransactionReplacedError'
  /** What took its place; absent where that lies too far back. */
  readonly replacedBy: Hex | undefined
  constructor(options: { readonly hash: Hex; readonly replacedBy: Hex | undefined }) {
    super('Transaction replaced', {
      code: 'transaction_replaced',
      hint: `${options.replacedBy ?? 'Another transaction'} has the nonce of ${options.hash}, which will not happen any more.`,
    })
    this.replacedBy = options.replacedBy
  }
}
