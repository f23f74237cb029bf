import type { HistoryTransfer } from '@latchkey/blockchain-api'

/** A transfer of one asset within a transaction, as seen by one account. */
export type Moved = {
  /**
   * The transferred asset: the network's CAIP-2 id for its native currency, or the CAIP-10 address
   * of a token. The asset's price is found by this text.
   */
  readonly asset: string
  /** Name of the transferred asset; absent for an unknown token. */
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly iconUrl?: string | undefined
  readonly decimals: number
  /** Transferred amount in the smallest unit of the asset. */
  readonly amount: bigint
  readonly direction: HistoryTransfer['direction']
  /**
   * Whether another account made this transfer from the account. A contract may report any sender,
   * so such a transfer proves nothing (K-WORLD-14). Absent for all other transfers.
   */
  readonly foreign?: true | undefined
  /** Token id of a transferred NFT within its collection; absent for fungible tokens. */
  readonly tokenId?: string | undefined
  /** Metadata of the NFT; absent if unknown. */
  readonly nft?: ShownNft | undefined
}

/** Name, picture and other data of an NFT as the history shows them. */
export type ShownNft = {
  readonly name: string
  readonly pictureUrl: string | null
  readonly isSpam: boolean
}

/** A transaction in the history of an account, the same for every namespace. */
export type HistoryEntry = {
  /** CAIP-2 id of the transaction's network. */
  readonly chain: string
  readonly hash: string
  /** Time of the transaction's block, in Unix milliseconds. */
  readonly minedAt: number
  readonly sentFrom: string
  /** Recipient of the transaction; empty if there is none or it is unknown. */
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
 * Returns the operation type that follows from the directions of a transaction's transfers:
 * `foreign` if other accounts made all of them. Returns `otherwise` for a transaction without
 * transfers.
 */
export function toOperation(moved: readonly Moved[], otherwise: string): string {
  if (moved.length === 0) return otherwise
  const own = moved.filter(({ foreign }) => !foreign)
  const directions = new Set(own.map(({ direction }) => direction))
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('in')) return 'receive'
  return directions.size > 0 ? 'send' : 'foreign'
}
