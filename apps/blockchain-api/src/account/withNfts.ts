import { ChainDownError } from '../chain/ChainDownError.ts'
import type { Config } from '../config/Config.ts'
import { historyNfts } from '../config/constants.ts'
import { type Nfts, toNftKey } from '../nfts/createNfts.ts'
import type { NftFacts, NftKey } from '../nfts/Nft.ts'
import { isSpamNft, toNftName, toPictureUrl } from '../nfts/toNft.ts'
import type { AccountSource } from './AccountSource.ts'
import type { HistoryEntry, Moved } from './HistoryEntry.ts'

type Context = {
  readonly config: Pick<Config, 'publicOrigin' | 'spamContracts'>
  readonly nfts: Nfts
  readonly sources: readonly AccountSource[]
}

/**
 * Returns the key for the metadata of a transferred NFT: on EVM networks any token with a token id,
 * on Solana any token without decimals. Returns `undefined` for other transfers.
 */
function toKey({ asset, tokenId, decimals }: Moved, chain: string): NftKey | undefined {
  const contract = asset.slice(chain.length + 1)
  if (tokenId !== undefined) return { contract, tokenId }
  const isWhole = chain.startsWith('solana:') && contract !== '' && decimals === 0
  return isWhole ? { contract, tokenId: '0' } : undefined
}

/**
 * Returns the metadata of NFTs by their keys. If the network's node is down, returns no metadata;
 * the history then lists NFTs by their token id alone.
 */
async function describe(chain: string, keys: readonly NftKey[], { nfts, sources }: Context) {
  const source = sources.find(({ network }) => network.caipNetworkId === chain)
  if (!source || keys.length === 0) return new Map<string, NftFacts>()
  return nfts.describe(source, keys.slice(0, historyNfts)).catch((error: unknown) => {
    if (error instanceof ChainDownError) return new Map<string, NftFacts>()
    throw error
  })
}

/** Adds NFT metadata to the transfers of a history. */
export async function withNfts(
  entries: readonly HistoryEntry[],
  context: Context,
): Promise<readonly HistoryEntry[]> {
  const chains = [...new Set(entries.map(({ chain }) => chain))]
  const told = await Promise.all(
    chains.map(async (chain) => {
      const moved = entries.flatMap((entry) => (entry.chain === chain ? entry.moved : []))
      const keys = moved.flatMap((each) => toKey(each, chain) ?? [])
      return [chain, await describe(chain, keys, context)] as const
    }),
  )
  const factsOf = new Map(told)
  return entries.map(({ chain, moved, ...entry }) => {
    const own = { ...context.config, chain }
    const add = (each: Moved): Moved => {
      const key = toKey(each, chain)
      const facts = key && factsOf.get(chain)?.get(toNftKey(key))
      if (!facts) return each
      const nft = {
        name: toNftName(facts, key),
        pictureUrl: toPictureUrl(facts, key, own),
        isSpam: isSpamNft(facts, key, own),
      }
      return { ...each, nft }
    }
    return { ...entry, chain, moved: moved.map(add) }
  })
}
