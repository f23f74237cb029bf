import type { Nft } from '@latchkey/blockchain-api'
import { isSpam } from './isSpam.ts'
import type { HeldNft, NftFacts, NftKey } from './Nft.ts'

export type NftContext = {
  /** CAIP-2 id of the NFT's network. */
  readonly chain: string
  /** Origin of this server, which serves the NFT pictures to pages. */
  readonly publicOrigin: string
  readonly spamContracts: readonly string[]
}

/** Returns the display name of an NFT: its own name, else its collection and token id. */
export function toNftName({ name, collection }: Partial<NftFacts>, { tokenId }: NftKey): string {
  return name || `${collection ?? ''} #${tokenId}`.trim()
}

/**
 * Returns the URL at which this server serves an NFT's picture; null for an NFT without a picture.
 */
export function toPictureUrl(
  { pictureUri }: Pick<NftFacts, 'pictureUri'>,
  { contract, tokenId }: NftKey,
  { chain, publicOrigin }: NftContext,
): string | null {
  return pictureUri === ''
    ? null
    : `${publicOrigin}/v1/nfts/${chain}/${contract}/${tokenId}/picture`
}

/** Returns whether an NFT is spam, by its contract and name. */
export const isSpamNft = (
  facts: Pick<NftFacts, 'name' | 'collection'>,
  { contract }: Pick<NftKey, 'contract'>,
  { chain, spamContracts }: NftContext,
) => isSpam(facts, { asset: `${chain}:${contract}`, spamContracts })

/** Formats an NFT of an account as the API returns it. */
export function toNft(held: HeldNft, facts: NftFacts, context: NftContext): Nft {
  const { contract, tokenId, amount } = held
  const { standard, description, collection } = facts
  return {
    chain: context.chain,
    ...{ contract, tokenId, standard },
    amount: String(amount),
    name: toNftName(facts, held),
    description: description || null,
    collection: { name: collection || null },
    imageUrl: toPictureUrl(facts, held, context),
    isSpam: isSpamNft(facts, held, context),
  }
}
