import type { Nft } from '@latchkey/blockchain-api'

/** Which collectible of a network. */
export type NftKey = {
  /** Of the collection, as the index has it; on Solana the mint. */
  readonly contract: string
  /** Decimal text; `'0'` on Solana. */
  readonly tokenId: string
}

export type HeldNft = NftKey & { readonly amount: bigint }

export type NftPage = {
  readonly held: readonly HeldNft[]
  /** Where the next page begins; null: this was the last one. */
  readonly next: string | null
}

/** What a chain itself says of a collectible. Each text may be empty. */
export type ChainNft = {
  readonly standard: Nft['standard']
  readonly collection: string
  readonly name: string
  /** Where whoever made it says that the rest is told. */
  readonly uri: string
}

/** What is told of a collectible. Each text may be empty. */
export type NftFacts = Omit<ChainNft, 'uri'> & {
  readonly description: string
  /** Where whoever made it says that its picture is. */
  readonly pictureUri: string
}

/** The collectibles of one network. */
export type NftSource = {
  /**
   * Reads a page of what an account holds, in an order that stays.
   *
   * @throws {ChainDownError} | {ApiError} 400 for a cursor that was not given out.
   */
  readonly readHeld: (
    account: string,
    page: { readonly cursor?: string | undefined; readonly pageSize: number },
  ) => Promise<NftPage>
  /**
   * Reads what the chain says of one.
   *
   * @returns `undefined`: it is no collectible.
   * @throws {ChainDownError}
   */
  readonly readNft: (key: NftKey) => Promise<ChainNft | undefined>
}
