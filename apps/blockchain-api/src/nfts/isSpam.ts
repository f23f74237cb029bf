import type { NftFacts } from './Nft.ts'

/**
 * Matches an NFT name that contains a link: a web URL, or a host name under a top-level domain that
 * is common in spam. `mira.eth` does not match.
 */
const link =
  /https?:|www\.|[a-z0-9-]{2,}\.(?:app|biz|cc|claims?|click|club|co|com|events?|finance|fun|gifts?|info|io|link|live|me|net|online|org|pro|ru|shop|site|space|store|tech|to|top|us|vip|website|xyz)(?![a-z0-9-])/i

export type SpamOptions = {
  /** CAIP-10 address of the NFT's contract or mint. */
  readonly asset: string
  /** CAIP-10 addresses of known spam contracts, in lower case. */
  readonly spamContracts: readonly string[]
}

/**
 * Returns whether an NFT is spam: its contract is a known spam contract, or its name contains a
 * link.
 */
export function isSpam(
  { name, collection }: Pick<NftFacts, 'name' | 'collection'>,
  { asset, spamContracts }: SpamOptions,
): boolean {
  return spamContracts.includes(asset.toLowerCase()) || link.test(name) || link.test(collection)
}
