/**
 * A transfer that a transaction causes: of native currency, or of a token as reported by a log.
 * Addresses are in lower case.
 */
export type Transfer = {
  /** Index of the transfer's transaction within its block, from 0. */
  readonly position: number
  /**
   * Index of the log within the block. It is -1 for native currency, which the transaction itself
   * or an inner call transfers without a log.
   */
  readonly logIndex: number
  readonly token: string
  readonly sender: string
  readonly receiver: string
  readonly amount: bigint
  /** Token id within an NFT collection; absent for fungible tokens. */
  readonly tokenId?: bigint
  /**
   * Index within a log with several transfers, or index of an inner call; absent if the log or
   * transaction causes a single transfer.
   */
  readonly part?: number
}

export type Transaction = {
  readonly position: number
  readonly hash: string
  readonly sender: string
  /** Address of the recipient; empty for a contract creation. */
  readonly receiver: string
  readonly nonce: number
  readonly succeeded: boolean
  readonly selector: string
}

/** A block with its transactions and transfers, as the index stores it. */
export type Block = {
  readonly blockNumber: number
  readonly hash: string
  readonly parentHash: string
  /** Time of the block, as Unix time in seconds. */
  readonly minedAt: number
  readonly transactions: readonly Transaction[]
  readonly transfers: readonly Transfer[]
  /** Number of transactions, logs and inner calls that are left out, because of invalid values. */
  readonly refused: number
}

/** Placeholder address of the native currency in token lists (wire-blockchain-api §1.1). */
export const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * The zero address, which EVM logs name as the sender of minted tokens and the recipient of burnt
 * ones.
 */
export const nobody = `0x${'0'.repeat(40)}`
