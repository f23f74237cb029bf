import type { Clock } from '@latchkey/service'
import { and, eq, or, sql } from 'drizzle-orm'
import type { NetworkConfig } from '../config/Config.ts'
import { nftFactsMs, nftPictureBytes, nftUnreadMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { nfts } from '../db/schema.ts'
import { createPictureCache } from './createPictureCache.ts'
import type { NftFacts, NftKey, NftSource } from './Nft.ts'
import { readMetadata } from './readMetadata.ts'
import { readUri, toGateway } from './readUri.ts'
import { type Picture, toPicture } from './toPicture.ts'

/** Network whose NFTs the blockchain API shows: its CAIP-2 id and its source. */
export type NetworkNfts = {
  readonly network: Pick<NetworkConfig, 'caipNetworkId'>
  /** Source of the network's NFTs; absent on a network without NFTs. */
  readonly nfts?: NftSource
}

export type Nfts = {
  /**
   * Returns the metadata of NFTs by `toNftKey`, and caches it for a day. Omits tokens that are not
   * NFTs according to the chain.
   *
   * @throws {ChainDownError} The node does not answer.
   */
  readonly describe: (
    source: NetworkNfts,
    keys: readonly NftKey[],
  ) => Promise<ReadonlyMap<string, NftFacts>>
  /**
   * Reads the picture of an NFT whose metadata `describe` has read before. This keeps callers from
   * requesting or caching arbitrary pictures.
   *
   * @param chain - CAIP-2 id of the network.
   * @returns `undefined` if the NFT is unknown, or has no picture that can be shown.
   */
  readonly readPicture: (chain: string, key: NftKey) => Promise<Picture | undefined>
}

export const toNftKey = ({ contract, tokenId }: NftKey) => `${contract}/${tokenId}`

export type NftsOptions = {
  readonly db: Database
  readonly clock: Clock
  /** URL of an IPFS gateway; absent if content on IPFS is not shown. */
  readonly ipfsGateway?: string | undefined
  /** Additional origins that may be requested; `*` allows every public internet host. */
  readonly nftOrigins: readonly string[]
}

type Row = typeof nfts.$inferSelect

/** Creates the reader for the metadata and pictures of NFTs, with a cache in the database. */
export function createNfts({ db, clock, ipfsGateway, nftOrigins }: NftsOptions): Nfts {
  const reach = { gateway: toGateway(ipfsGateway), origins: nftOrigins }
  const readPicture = createPictureCache({
    clock,
    async read(uri) {
      const bytes = await readUri(uri, { limitBytes: nftPictureBytes, ...reach })
      return bytes && toPicture(bytes)
    },
  })
  const isFresh = ({ readAt, whole }: Row) =>
    clock.now() - readAt.getTime() < (whole ? nftFactsMs : nftUnreadMs)

  async function readKept(chain: string, keys: readonly NftKey[]): Promise<readonly Row[]> {
    if (keys.length === 0) return []
    const isOne = keys.map(({ contract, tokenId }) =>
      and(eq(nfts.contract, contract), eq(nfts.tokenId, tokenId)),
    )
    return db
      .select()
      .from(nfts)
      .where(and(eq(nfts.chain, chain), or(...isOne)))
  }

  async function readAnew({ network, nfts: source }: NetworkNfts, key: NftKey) {
    const said = await source?.readNft(key)
    if (!said) return undefined
    const { uri, ...own } = said
    const told = await readMetadata(uri, reach)
    return {
      ...{ chain: network.caipNetworkId, contract: key.contract, tokenId: key.tokenId },
      standard: own.standard,
      name: told?.name || own.name,
      description: told?.description ?? '',
      collection: own.collection || told?.collection || '',
      pictureUri: told?.pictureUri ?? '',
      whole: told !== undefined,
      readAt: new Date(clock.now()),
    }
  }

  async function keep(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return
    const set = Object.fromEntries(
      (['name', 'description', 'collection', 'pictureUri', 'whole', 'readAt'] as const).map(
        (column) => [column, sql.raw(`excluded.${nfts[column].name}`)],
      ),
    )
    await db
      .insert(nfts)
      .values([...rows])
      .onConflictDoUpdate({ target: [nfts.chain, nfts.contract, nfts.tokenId], set })
  }

  async function describe(source: NetworkNfts, keys: readonly NftKey[]) {
    const kept = await readKept(source.network.caipNetworkId, keys)
    const fresh = new Map(kept.filter(isFresh).map((row) => [toNftKey(row), row]))
    const wanted = new Map(keys.map((key) => [toNftKey(key), key]))
    const missing = [...wanted.values()].filter((key) => !fresh.has(toNftKey(key)))
    const read = await Promise.all(missing.map((key) => readAnew(source, key)))
    const anew = read.filter((row) => row !== undefined)
    await keep(anew)
    for (const row of anew) fresh.set(toNftKey(row), row)
    return fresh
  }

  return {
    describe,
    async readPicture(chain, key) {
      const [kept] = await readKept(chain, [key])
      if (!kept || kept.pictureUri === '') return undefined
      return readPicture(kept.pictureUri)
    },
  }
}
