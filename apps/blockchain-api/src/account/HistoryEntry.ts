import type { HistoryTransfer } from '@latchkey/blockchain-api'

/** What a transaction moved for an account. */
export type Moved = {
  /** CAIP-2 of the coin's network, or CAIP-10 of a token: what it is priced by. */
  readonly asset: string
  /** Absent: nothing is known of the token. */
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly iconUrl?: string | undefined
  readonly decimals: number
  /** Smallest unit. */
  readonly amount: bigint
  readonly direction: HistoryTransfer['direction']
  /** Which one of a collection; absent: tokens of this kind are all alike. */
  readonly tokenId?: string | undefined
  /** What is told of that one; absent: nothing. */
  readonly nft?: ShownNft | undefined
}

/** A collectible as history shows it. */
export type ShownNft = {
  readonly name: string
  readonly pictureUrl: string | null
  readonly isSpam: boolean
}

/** A transaction as an account sees it, of any kind of network. */
export type HistoryEntry = {
  /** CAIP-2. */
  readonly chain: string
  readonly hash: string
  /** Ms since 1970. */
  readonly minedAt: number
  readonly sentFrom: string
  /** Empty: nobody, or not known. */
  readonly sentTo: string
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly nonce: number
  readonly operation: string
  readonly moved: readonly Moved[]
}

export type HistoryPage = {
  readonly entries: readonly HistoryEntry[]
  /** Where the next page begins; null: this was the last one. */
  readonly next: string | null
}

/** What happened, by what came and went; `otherwise` where nothing did. */
export function toOperation(moved: readonly Moved[], otherwise: string): string {
  const directions = new Set(moved.map(({ direction }) => direction))
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('in')) return 'receive'
  return directions.size > 0 ? 'send' : otherwise
}
