import type { HistoryTransfer } from '@latchkey/blockchain-api'

/** A single transfer in a transaction, as seen by one account. */
export type Moved = {
  /**
   * CAIP-2 of the network for its native currency, or CAIP-10 of a token. Prices are looked up by
   * it.
   */
  readonly asset: string
  /** Absent: the token is unknown. */
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly iconUrl?: string | undefined
  readonly decimals: number
  /** In the smallest unit. */
  readonly amount: bigint
  readonly direction: HistoryTransfer['direction']
  /** Token id within a collection; absent for fungible tokens. */
  readonly tokenId?: string | undefined
  /** Metadata of the NFT; absent: unknown. */
  readonly nft?: ShownNft | undefined
}

/** An NFT as shown in the history. */
export type ShownNft = {
  readonly name: string
  readonly pictureUrl: string | null
  readonly isSpam: boolean
}

/** A transaction of an account, on any kind of network. */
export type HistoryEntry = {
  /** CAIP-2. */
  readonly chain: string
  readonly hash: string
  /** Unix time in milliseconds. */
  readonly minedAt: number
  readonly sentFrom: string
  /** Recipient; empty: none or unknown. */
  readonly sentTo: string
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly nonce: number
  readonly operation: string
  readonly moved: readonly Moved[]
}

export type HistoryPage = {
  readonly entries: readonly HistoryEntry[]
  /** Cursor of the next page; null after the last page. */
  readonly next: string | null
}

/**
 * Returns the operation type from the directions of the transfers; `otherwise` without transfers.
 */
export function toOperation(moved: readonly Moved[], otherwise: string): string {
  const directions = new Set(moved.map(({ direction }) => direction))
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('in')) return 'receive'
  return directions.size > 0 ? 'send' : otherwise
}
