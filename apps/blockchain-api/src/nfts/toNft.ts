import type { Nft } from '@latchkey/blockchain-api'
import { isSpam } from './isSpam.ts'
import type { HeldNft, NftFacts, NftKey } from './Nft.ts'

export type NftContext = {
  /** CAIP-2. */
  readonly chain: string
  /** Of this server, where pictures are. */
  readonly publicOrigin: string
  readonly spamContracts: readonly string[]
}

/** What a collectible is called: by whoever made it, else by its collection and number. */
export function toNftName({ name, collection }: Partial<NftFacts>, { tokenId }: NftKey): string {
  return name || `${collection ?? ''} #${tokenId}`.trim()
}

/** The address of its picture on this server; null: it has none. */
export function toPictureUrl(
  { pictureUri }: Pick<NftFacts, 'pictureUri'>,
  { contract, tokenId }: NftKey,
  { chain, publicOrigin }: NftContext,
): string | null {
  return pictureUri === ''
    ? null
    : `${publicOrigin}/v1/nfts/${chain}/${contract}/${tokenId}/picture`
}

/** Says whether nobody asked for it. */
export const isSpamNft = (
  facts: Pick<NftFacts, 'name' | 'collection'>,
  { contract }: Pick<NftKey, 'contract'>,
  { chain, spamContracts }: NftContext,
) => isSpam(facts, { asset: `${chain}:${contract}`, spamContracts })

/** Writes a collectible in the form of the wire. */
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
