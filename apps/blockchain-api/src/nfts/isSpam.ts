import type { NftFacts } from './Nft.ts'

/** An address of the web, or a host under an ending that offers are sent from. `mira.eth` is none. */
const link =
  /https?:|www\.|[a-z0-9-]{2,}\.(?:app|biz|cc|claims?|click|club|co|com|events?|finance|fun|gifts?|info|io|link|live|me|net|online|org|pro|ru|shop|site|space|store|tech|to|top|us|vip|website|xyz)(?![a-z0-9-])/i

export type SpamOptions = {
  /** CAIP-10 of the contract. */
  readonly asset: string
  /** CAIP-10 in lower case. */
  readonly spamContracts: readonly string[]
}

/** Says whether nobody asked for a collectible: its contract is listed, or its name is an advertisement. */
export function isSpam(
  { name, collection }: Pick<NftFacts, 'name' | 'collection'>,
  { asset, spamContracts }: SpamOptions,
): boolean {
  return spamContracts.includes(asset.toLowerCase()) || link.test(name) || link.test(collection)
}
