import type { Nft } from '@latchkey/blockchain-api'

/** Contract and token id, which identify an NFT within a network. */
export type NftKey = {
  /**
   * Address of the collection's contract in lower case, as the index stores it. On Solana, the mint
   * address.
   */
  readonly contract: string
  /** Token id as decimal text; `'0'` on Solana. */
  readonly tokenId: string
}

export type HeldNft = NftKey & { readonly amount: bigint }

export type NftPage = {
  readonly held: readonly HeldNft[]
  /** Cursor of the next page; null after the last page. */
  readonly next: string | null
}

/** Properties of an NFT that the chain itself stores. Each text may be empty. */
export type ChainNft = {
  readonly standard: Nft['standard']
  readonly collection: string
  readonly name: string
  /** URI of the NFT's metadata, which the creator publishes. */
  readonly uri: string
}

/** Complete metadata of an NFT, from the chain and its creator. Each text may be empty. */
export type NftFacts = Omit<ChainNft, 'uri'> & {
  readonly description: string
  /** URI of the NFT's picture, chosen by the creator. */
  readonly pictureUri: string
}

/**
 * Reads the NFTs of one network: an account's NFTs from index or node, and their properties from
 * the chain.
 */
export type NftSource = {
  /**
   * Reads a page of an account's NFTs, in a stable order.
   *
   * @throws {ChainDownError} The node does not answer.
   * @throws {ApiError} 400 for a cursor that this server did not issue.
   */
  readonly readHeld: (
    account: string,
    page: { readonly cursor?: string | undefined; readonly pageSize: number },
  ) => Promise<NftPage>
  /**
   * Reads the properties of one NFT from the chain.
   *
   * @returns `undefined` if the token is not an NFT.
   * @throws {ChainDownError} The node does not answer.
   */
  readonly readNft: (key: NftKey) => Promise<ChainNft | undefined>
}
