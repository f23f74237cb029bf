import type { NftFacts } from './Nft.ts'

/**
 * A web URL, or a host under a top-level domain that is common in spam. `mira.eth` does not match.
 */
const link =
  /https?:|www\.|[a-z0-9-]{2,}\.(?:app|biz|cc|claims?|click|club|co|com|events?|finance|fun|gifts?|info|io|link|live|me|net|online|org|pro|ru|shop|site|space|store|tech|to|top|us|vip|website|xyz)(?![a-z0-9-])/i

export type SpamOptions = {
  /** CAIP-10 of the contract. */
  readonly asset: string
  /** CAIP-10 in lower case. */
  readonly spamContracts: readonly string[]
}

/** Returns whether an NFT is spam: its contract is listed, or its name is an advertisement. */
export function isSpam(
  { name, collection }: Pick<NftFacts, 'name' | 'collection'>,
  { asset, spamContracts }: SpamOptions,
): boolean {
  return spamContracts.includes(asset.toLowerCase()) || link.test(name) || link.test(collection)
}
