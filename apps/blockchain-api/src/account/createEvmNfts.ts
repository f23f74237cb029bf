import { and, eq, gt, sql } from 'drizzle-orm'
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { callContract } from '../chain/callContract.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { nftMetadataBytes } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { nftHoldings } from '../db/schema.ts'
import { toPlainText } from '../db/toPlainText.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { ChainNft, NftKey, NftPage, NftSource } from '../nfts/Nft.ts'
import { findTokens } from './readIndexed.ts'

const abi = parseAbi([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])

/** ERC-165 interface id that contracts of ERC-1155 support. */
const multiInterface = '0xd9b67a26'

/**
 * Calls an optional function of an NFT's contract and decodes its result. Returns `undefined` if
 * the contract rejects the call or its answer cannot be decoded, because the contract then lacks
 * the function.
 */
async function ask<result>(
  chain: EvmChain,
  call: { readonly to: string; readonly data: Hex },
  decode: (data: Hex) => result,
): Promise<result | undefined> {
  try {
    const answer = await callContract(chain, { to: call.to as Hex, data: call.data })
    return answer === undefined ? undefined : decode(answer)
  } catch (error) {
    if (error instanceof ChainDownError && !error.refused) throw error
    return undefined
  }
}

/**
 * Inserts a token id into an ERC-1155 metadata URI. A whole collection shares one URI, in which
 * `{id}` stands for the token id as 64 lower-case hex digits.
 */
const withId = (uri: string, id: bigint) =>
  uri.replaceAll('{id}', id.toString(16).padStart(64, '0'))

async function readUri(chain: EvmChain, { contract, tokenId }: NftKey) {
  const id = BigInt(tokenId)
  const isMulti = await ask(
    chain,
    {
      to: contract,
      data: encodeFunctionData({ abi, functionName: 'supportsInterface', args: [multiInterface] }),
    },
    (data) => decodeFunctionResult({ abi, functionName: 'supportsInterface', data }),
  )
  const functionName = isMulti ? 'uri' : 'tokenURI'
  const said = await ask(
    chain,
    { to: contract, data: encodeFunctionData({ abi, functionName, args: [id] }) },
    (data) => decodeFunctionResult({ abi, functionName, data }),
  )
  const uri = said === undefined || said.length > nftMetadataBytes ? '' : said
  return { isMulti, uri: isMulti ? withId(uri, id) : uri }
}

async function readNft(chain: EvmChain, db: Database, key: NftKey): Promise<ChainNft> {
  const [[token], { isMulti, uri }] = await Promise.all([
    findTokens(db, chain.network.caipNetworkId, [key.contract]),
    readUri(chain, key),
  ])
  return {
    standard: isMulti ? 'ERC1155' : 'ERC721',
    collection: toPlainText(token?.name ?? '', 64),
    name: '',
    uri,
  }
}

const toCursor = ({ contract, tokenId }: NftKey) =>
  Buffer.from(`${contract} ${tokenId}`).toString('base64url')

function isAfter(cursor: string) {
  const [, contract, tokenId] =
    /^(0x[0-9a-f]{40}) (\d{1,78})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (tokenId === undefined)
    throw new ApiError({ status: 400, field: 'cursor', description: 'Invalid cursor' })
  return sql`(${nftHoldings.token}, ${nftHoldings.tokenId}) > (${contract}, ${tokenId}::numeric)`
}

type PageOptions = {
  readonly chain: string
  readonly account: string
  readonly cursor?: string | undefined
  readonly pageSize: number
}

async function readHeld(db: Database, options: PageOptions): Promise<NftPage> {
  const { chain, account, cursor, pageSize } = options
  const { token: contract, tokenId, amount } = nftHoldings
  const found = await db
    .select({ contract, tokenId, amount })
    .from(nftHoldings)
    .where(
      and(
        eq(nftHoldings.account, account),
        eq(nftHoldings.chain, chain),
        gt(amount, '0'),
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(contract, tokenId)
    .limit(pageSize + 1)
  const held = found.slice(0, pageSize).map((row) => ({ ...row, amount: BigInt(row.amount) }))
  const last = found.length > pageSize ? held.at(-1) : undefined
  return { held, next: last ? toCursor(last) : null }
}

/**
 * Creates the NFT source of an EVM network. Owners come from the blockchain API's index of
 * transfers, metadata from the contracts.
 */
export function createEvmNfts(
  chain: EvmChain,
  { db, catchUp }: { readonly db: Database; readonly catchUp: () => Promise<void> },
): NftSource {
  return {
    async readHeld(account, page) {
      await catchUp()
      return readHeld(db, { chain: chain.network.caipNetworkId, account, ...page })
    },
    readNft: (key) => readNft(chain, db, key),
  }
}
