import * as z from 'zod'
import { commitment, type SolanaCluster } from './SolanaCluster.ts'
import { metaplexProgram, toMetadataAddress } from './toMetadataAddress.ts'

/**
 * Size in bytes of a Solana mint without extensions. Extensions start after the size of the largest
 * plain account and one byte for the account type.
 */
const mintBytes = 82
/** Offset in bytes of the first extension of a Solana mint. */
const extensionsOffset = 166
/** Type number of the Token-2022 extension that contains a token's name and URI. */
const metadataExtension = 19

export type Mint = {
  readonly supply: bigint
  readonly decimals: number
  /** Name and URI of the token's metadata; absent if the mint has no metadata. */
  readonly metadata?: { readonly name: string; readonly uri: string } | undefined
}

const Account = z
  .object({ owner: z.string(), data: z.tuple([z.string(), z.literal('base64')]) })
  .nullable()
const Accounts = z.object({ value: z.array(Account) })

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/**
 * Reads `count` consecutive texts from a Solana account's data, starting at an offset. Each text
 * follows its length in four bytes. A text that exceeds the data is omitted.
 */
function readTexts(bytes: Buffer, offset: number, count: number): readonly string[] {
  const texts: string[] = []
  for (let at = offset; texts.length < count && at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt32LE(at)
    if (end > bytes.length) break
    // Removes the zeros that pad some texts.
    texts.push(bytes.toString('utf8', at + 4, end).replaceAll('\0', ''))
    at = end
  }
  return texts
}

/**
 * Reads name and URI of a token from the account data of its metadata; `undefined` if the data is
 * too short.
 */
function readFields(bytes: Buffer, offset: number) {
  const [name, , uri] = readTexts(bytes, offset, 3)
  return name === undefined || uri === undefined ? undefined : { name, uri }
}

/**
 * Finds the metadata extension in the account data of a mint. Each extension starts with its type
 * and its length, in two bytes each.
 */
function findExtension(bytes: Buffer): Buffer | undefined {
  for (let at = extensionsOffset; at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt16LE(at + 2)
    if (bytes.readUInt16LE(at) === metadataExtension) return bytes.subarray(at + 4, end)
    at = end
  }
  return undefined
}

/**
 * Reads a mint with its metadata: from the mint's own extension, else from Metaplex's metadata
 * account.
 *
 * @returns `undefined` if the mint does not exist.
 * @throws {ChainDownError} The node does not answer.
 */
export async function readMint(cluster: SolanaCluster, mint: string): Promise<Mint | undefined> {
  const params = [[mint, toMetadataAddress(mint)], { encoding: 'base64', commitment }]
  const answer = await cluster.request({ method: 'getMultipleAccounts', params })
  const [account, beside] = Accounts.parse(answer).value
  if (!account || !tokenPrograms.includes(account.owner)) return undefined
  const bytes = Buffer.from(account.data[0], 'base64')
  if (bytes.length < mintBytes) return undefined
  const extension = findExtension(bytes)
  const told = beside?.owner === metaplexProgram ? Buffer.from(beside.data[0], 'base64') : undefined
  return {
    supply: bytes.readBigUInt64LE(36),
    decimals: bytes.readUInt8(44),
    metadata: extension ? readFields(extension, 64) : told && readFields(told, 65),
  }
}
