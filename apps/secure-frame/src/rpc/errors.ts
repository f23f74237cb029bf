import { BaseError, RpcError } from '@latchkey/core'

/**
 * A node answered a call with an error. The message comes from the node; the bridge limits its
 * length.
 */
export class NodeError extends BaseError {
  override readonly name = 'NodeError'
  /** The node's JSON-RPC error code. */
  readonly number: number
  /** Data of the revert, if the node sent it. */
  readonly data: unknown
  constructor(options: { number: number; message: string; data: unknown }) {
    super(options.message || 'An error occurred', { code: 'node_error' })
    this.number = options.number
    this.data = options.data
  }
}

/** The account's native balance is smaller than the amount to send. */
export class InsufficientFundsError extends BaseError {
  override readonly name = 'InsufficientFundsError'
  constructor(options: { symbol: string; cause: unknown }) {
    super(`Not enough ${options.symbol} for this amount`, {
      code: 'insufficient_funds',
      cause: options.cause,
    })
  }
}

/** No node of a network answered. */
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

/** A node serves another network than the configured one. The next node is used (S-131). */
export class WrongNodeError extends BaseError {
  override readonly name = 'WrongNodeError'
  constructor(options: { caipNetworkId: string; told: string }) {
    super('The network cannot be reached', {
      code: 'unreachable',
      hint: `A node listed for ${options.caipNetworkId} serves ${options.told}.`,
    })
  }
}

/** The method is in the protocol's lists, but the frame does not support it. */
export class MethodNotOfferedError extends BaseError {
  override readonly name = 'MethodNotOfferedError'
  constructor(options: { method: string }) {
    super('Requested RPC call is not allowed', {
      code: 'feature_not_supported',
      hint: `"${options.method}" is not supported.`,
    })
  }
}

/** A sent user operation was not mined in time. It may still be mined later. */
export class NotMinedError extends BaseError {
  override readonly name = 'NotMinedError'
  constructor(options: { hash: string }) {
    super('The transaction is still pending', {
      code: 'not_mined',
      hint: `The user operation ${options.hash} has no receipt yet.`,
    })
  }
}

/** A user operation is mined, but its calls reverted. */
export class OperationRevertedError extends BaseError {
  override readonly name = 'OperationRevertedError'
  constructor(options: { hash: string }) {
    super('The transaction was rejected by the network', {
      code: 'operation_reverted',
      hint: `The user operation ${options.hash} was reverted.`,
    })
  }
}

/** EIP-5792 error messages by code. */
const batchTexts = {
  5700: 'An unsupported capability is required',
  5710: 'Unsupported chain id',
  5720: 'There is already a bundle with this id',
  5730: 'There is no bundle with this id',
  5740: 'The bundle is too large',
  5760: 'Atomic execution is not supported',
} as const

/** The frame rejects a batch of calls. The host receives the EIP-5792 error code. */
export class BatchError extends RpcError {
  override readonly name = 'BatchError'
  constructor(number: keyof typeof batchTexts) {
    super(number, batchTexts[number])
  }
}
