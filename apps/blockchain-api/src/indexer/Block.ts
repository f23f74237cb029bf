/** Value that a transaction moved: of the coin by itself, or of a token by a log. Addresses are lower case. */
export type Transfer = {
  /** Of its transaction in the block. */
  readonly position: number
  /** Place among the block's logs; -1: coins, of the transaction itself or of a call within. */
  readonly logIndex: number
  readonly token: string
  readonly sender: string
  readonly receiver: string
  readonly amount: bigint
  /** Which one of a collection; absent: tokens of this kind are all alike. */
  readonly tokenId?: bigint
  /** Place in a log that moves several, or of a call within; absent: the only one. */
  readonly part?: number
}

export type Transaction = {
  readonly position: number
  readonly hash: string
  readonly sender: string
  /** Empty: it made a contract. */
  readonly receiver: string
  readonly nonce: number
  readonly succeeded: boolean
  readonly selector: string
}

/** A block as the index keeps it. */
export type Block = {
  readonly blockNumber: number
  readonly hash: string
  readonly parentHash: string
  /** Seconds since 1970. */
  readonly minedAt: number
  readonly transactions: readonly Transaction[]
  readonly transfers: readonly Transfer[]
}

/** Stands for the coin in lists of tokens (wire-blockchain-api §1.1). */
export const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Whom minted coins come from and burnt ones go to. */
export const nobody = `0x${'0'.repeat(40)}`
