import { BaseError, type CaipNetworkId, type Hex } from '@latchkey/core'

/** The wallet is not on the network of the transaction. Nothing was sent. */
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

/**
 * The transaction was mined and reverted. The fee is spent, and the state of the chain is otherwise
 * unchanged.
 */
export class TransactionRevertedError extends BaseError {
  override readonly name = 'TransactionRevertedError'
  readonly hash: Hex
  /** @param options.blockNumber - Absent if the wallet reported the failure, not the chain. */
  constructor(options: { readonly hash: Hex; readonly blockNumber?: bigint }) {
    super('Transaction failed', {
      code: 'transaction_reverted',
      hint: `${options.hash} was reverted in block ${options.blockNumber ?? 'unknown'}.`,
    })
    this.hash = options.hash
  }
}

/**
 * Another transaction used the nonce: the user cancelled the transaction or sent a different one.
 */
export class TransactionReplacedError extends BaseError {
  override readonly name = 'TransactionReplacedError'
  /** Hash of the replacement. Absent if the replacement is not among the latest blocks. */
  readonly replacedBy: Hex | undefined
  constructor(options: { readonly hash: Hex; readonly replacedBy: Hex | undefined }) {
    super('Transaction replaced', {
      code: 'transaction_replaced',
      hint: `${options.replacedBy ?? 'Another transaction'} has the nonce of ${options.hash}, which can no longer be mined.`,
    })
    this.replacedBy = options.replacedBy
  }
}
