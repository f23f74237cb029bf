import { BaseError } from '@latchkey/core'
import type { Hex } from 'viem'

/** Error codes of ERC-7769, and of EIP-1474 for general JSON-RPC errors. */
export const rpcCodes = {
  rejected: -32500,
  paymasterRejected: -32501,
  outOfTimeRange: -32503,
  aggregator: -32506,
  signature: -32507,
  paymasterDeposit: -32508,
  reverted: -32521,
  invalidFields: -32602,
  notSponsored: -32002,
  limitReached: -32005,
} as const

export type BundlerErrorOptions = {
  readonly reason: keyof typeof rpcCodes
  /** Data with which a contract reverted the user operation. */
  readonly data?: Hex
}

/** Thrown if the bundler or paymaster rejects a user operation. The client receives the message. */
export class BundlerError extends BaseError {
  override readonly name = 'BundlerError'
  readonly rpcCode: number
  readonly data: Hex | undefined

  constructor(message: string, { reason, data }: BundlerErrorOptions) {
    super(message, { code: 'user_operation_refused' })
    this.rpcCode = rpcCodes[reason]
    this.data = data
  }
}
