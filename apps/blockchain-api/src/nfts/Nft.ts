import type { Nft } from '@latchkey/blockchain-api'

/** Identifies an NFT of a network. */
export type NftKey = {
  /**
   * Address of the collection's contract in lower case, as the index stores it. On Solana, the mint
   * address.
   */
  readonly contract: string
  /** Decimal text; `'0'` on Solana. */
  readonly tokenId: string
}

export type HeldNft = NftKey & { readonly amount: bigint }

export type NftPage = {
  readonly held: readonly HeldNft[]
  /** Cursor of the next page; null after the last page. */
  readonly next: string | null
}

/** Data of an NFT from the chain itself. Each text may be empty. */
export type ChainNft = {
  readonly standard: Nft['standard']
  readonly collection: string
  readonly name: string
  /** URI of the creator's metadata. */
  readonly uri: string
}

/** Metadata of an NFT. Each text may be empty. */
export type NftFacts = Omit<ChainNft, 'uri'> & {
  readonly description: string
  /** URI of the picture, chosen by the creator. */
  readonly pictureUri: string
}

/** The NFTs of one network. */
export type NftSource = {
  /**
   * Reads a page of an account's NFTs, in a stable order.
   *
   * @throws {ChainDownError}
   * @throws {ApiError} 400 for a cursor that this server did not issue.
   */
  readonly readHeld: (
    account: string,
    page: { readonly cursor?: string | undefined; readonly pageSize: number },
  ) => Promise<NftPage>
  /**
   * Reads the chain's data of one NFT.
   *
   * @returns `undefined` if the key does not identify an NFT.
   * @throws {ChainDownError}
   */
  readonly readNft: (key: NftKey) => Promise<ChainNft | undefined>
}
