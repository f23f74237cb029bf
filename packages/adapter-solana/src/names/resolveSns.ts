import {
  InvalidAnswerError,
  type NameFault,
  type NameLookup,
  type Network,
  type ResolvedName,
  readField,
} from '@latchkey/core'
import { type Address, isOffCurveAddress } from '@solana/kit'
import type { Rpc } from '../rpc/Rpc.ts'
import { readList } from '../standard/readList.ts'
import { favoriteProgram, findFavoriteKey, findNameKeys, nameProgram, readKey } from './nameKeys.ts'
import { readFirstRecord, readSecondRecord } from './readSolRecord.ts'

/** Bytes of the header of a name's account: parent, owner and class. */
const headerBytes = 96
const ownerAt = 32
/** Offset of the name in an account that stores the chosen name of its owner. */
const favoriteAt = 1

const ending = '.sol'
const longestLabel = 63
/** Letters of the labels that names have in practice, and emoji. Joiners are invisible elsewhere. */
const label =
  /^(?:[a-z0-9_-]|\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*)+$/u

type StoredAccount = { readonly program: unknown; readonly data: Uint8Array }

/** Decodes base64 without a library, so that no more of it loads with the adapter. */
function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch (cause) {
    throw new InvalidAnswerError({ host: 'the cluster', reason: 'no base64', cause })
  }
}

function toAccount(value: unknown): StoredAccount | undefined {
  const data = readField(value, 'data')
  const text = Array.isArray(data) ? data[0] : undefined
  if (typeof text !== 'string') return undefined
  return { program: readField(value, 'owner'), data: decodeBase64(text) }
}

/** Reads accounts in the order of their keys; `undefined` for one that does not exist. */
async function readAccounts(rpc: Rpc, keys: readonly Address[], signal: NameLookup['signal']) {
  const params = [keys, { encoding: 'base64', commitment: 'confirmed' }]
  const answer = await rpc.request('getMultipleAccounts', params, { signal })
  const rows = readList(answer, 'value', keys.length)
  if (rows?.length !== keys.length) {
    throw new InvalidAnswerError({ host: 'the cluster', reason: 'not every account' })
  }
  return rows.map(toAccount)
}

/** Returns the labels of a name before `.sol`, or why the name is not valid. */
function parseName(name: string): readonly string[] | NameFault {
  if (!name.endsWith(ending)) return 'invalid'
  const labels = name.slice(0, -ending.length).split('.')
  if (labels.length > 2 || labels.some(({ length }) => length > longestLabel)) return 'invalid'
  if (labels.every((each) => label.test(each))) return labels
  return /[^\p{ASCII}]/u.test(name) ? 'lookAlike' : 'invalid'
}

type Found = { readonly address: Address; readonly account: Address }

async function findOwner(
  rpc: Rpc,
  labels: readonly string[],
  signal: NameLookup['signal'],
): Promise<Found | NameFault> {
  const { name, records } = await findNameKeys(labels)
  const keys = [name, records.v1, records.v2]
  const [stored, first, second] = (await readAccounts(rpc, keys, signal)).map((each) =>
    each?.program === nameProgram && each.data.length >= headerBytes ? each.data : undefined,
  )
  if (!stored) return 'unknown'
  const owner = readKey(stored, ownerAt)
  // A token or a program holds the name. Only the holder of the token may receive for it.
  if (isOffCurveAddress(owner)) return 'wrapped'
  const current = second && readSecondRecord(second.subarray(headerBytes), owner)
  if (current === 'unproven') return 'noAddress'
  const older =
    first && readFirstRecord({ account: records.v1, data: first.subarray(headerBytes) }, owner)
  return { address: current ?? older ?? owner, account: name }
}

/** Returns whether an account has chosen a name for itself. */
async function isFavorite(rpc: Rpc, { address, account }: Found, signal: NameLookup['signal']) {
  const [favorite] = await readAccounts(rpc, [await findFavoriteKey(address)], signal)
  if (favorite?.program !== favoriteProgram || favorite.data.length < favoriteAt + 32) return false
  return readKey(favorite.data, favoriteAt) === account
}

/**
 * Resolves a `.sol` name of the Solana Name Service: to the address of its record if that is signed,
 * else to its owner. Also reads whether the account has chosen the name for itself.
 *
 * @throws {ServiceUnreachableError} The cluster has not answered.
 */
export async function resolveSns(
  getRpc: (network: Network) => Rpc,
  { name: typed, registry, signal }: NameLookup,
): Promise<ResolvedName | NameFault> {
  const name = typed.toLowerCase()
  const labels = parseName(name)
  if (typeof labels === 'string') return labels
  const rpc = getRpc(registry)
  const found = await findOwner(rpc, labels, signal)
  if (typeof found === 'string') return found
  return { name, address: found.address, isPrimary: await isFavorite(rpc, found, signal) }
}
