import { BaseError, RpcError } from '@latchkey/core'

/** A node answered a call with an error; the text is the node's, bounded by the bridge. */
export class NodeError extends BaseError {
  override readonly name = 'NodeError'
  /** JSON-RPC number of the node. */
  readonly number: number
  /** Of a revert, where the node sent it. */
  readonly data: unknown
  constructor(options: { number: number; message: string; data: unknown }) {
    super(options.message || 'An error occurred', { code: 'node_error' })
    this.number = options.number
    this.data = options.data
  }
}

/** The account has less of the network's currency than it is to send. */
export class InsufficientFundsError extends BaseError {
  override readonly name = 'InsufficientFundsError'
  constructor(options: { symbol: string; cause: unknown }) {
    super(`Not enough ${options.symbol} for this amount`, {
      code: 'insufficient_funds',
      cause: options.cause,
    })
  }
}

/** None of a network's nodes gave an answer. */
export class NodesUnreachableError extends BaseError {
  override readonly name = 'NodesUnreachableError'
  constructor(options: { caipNetworkId: string; cause: unknown }) {
    super('The network cannot be reached', {
      code: 'unreachable',
      hint: `No node of ${options.caipNetworkId} answered.`,
      cause: options.cause,
    })
  }
}

/** A node is of another network than the one it is listed for; another node is asked (S-131). */
export class WrongNodeError extends BaseError {
  override readonly name = 'WrongNodeError'
  constructor(options: { caipNetworkId: string; told: string }) {
    super('The network cannot be reached', {
      code: 'unreachable',
      hint: `A node listed for ${options.caipNetworkId} is one of ${options.told}.`,
    })
  }
}

/** A method of the published lists that this frame does not offer. */
export class MethodNotOfferedError extends BaseError {
  override readonly name = 'MethodNotOfferedError'
  constructor(options: { method: string }) {
    super('Requested RPC call is not allowed', {
      code: 'feature_not_supported',
      hint: `"${options.method}" is not offered.`,
    })
  }
}

/** A user operation was handed over, and is not on the chain yet. It may still come. */
export class NotMinedError extends BaseError {
  override readonly name = 'NotMinedError'
  constructor(options: { hash: string }) {
    super('The transaction is still waiting to be carried out', {
      code: 'not_mined',
      hint: `The user operation ${options.hash} has no receipt yet.`,
    })
  }
}

/** A user operation is on the chain, and what it was to do was not done. */
export class OperationRevertedError extends BaseError {
  override readonly name = 'OperationRevertedError'
  constructor(options: { hash: string }) {
    super('The transaction was refused by the chain', {
      code: 'operation_reverted',
      hint: `The user operation ${options.hash} was reverted.`,
    })
  }
}

/** Errors of EIP-5792 by their numbers. */
const batchTexts = {
  5700: 'An unsupported capability is required',
  5710: 'Unsupported chain id',
  5720: 'There is already a bundle with this id',
  5730: 'There is no bundle with this id',
  5740: 'The bundle is too large',
  5760: 'Atomic execution is not supported',
} as const

/** A batch of calls that cannot be taken; the number reaches the host (EIP-5792). */
export class BatchError extends RpcError {
  override readonly name = 'BatchError'
  constructor(number: keyof typeof batchTexts) {
    super(number, batchTexts[number])
  }
}
