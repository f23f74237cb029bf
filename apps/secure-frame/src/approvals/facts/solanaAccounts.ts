import { base58, base64 } from '@scure/base'
import { isList, readObject, readText } from '../../requests/read.ts'
import type { Json, SigningRequest } from '../../requests/SigningRequest.ts'
import { readU32, readU64 } from '../solana/InstructionView.ts'
import { programs } from '../solana/programs.ts'

/** A Solana account as a node returns it: owning program, lamports, bytes. */
export type Account = {
  readonly owner: string
  readonly lamports: bigint
  readonly data: Uint8Array
}
export type Accounts = ReadonlyMap<string, Account>

export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  /** The delegate, and the amount in base units that it may transfer. */
  readonly delegate?: { readonly address: string; readonly amount: bigint }
  /**
   * The address that may close the account and then receives all of its SOL. Closing requires that
   * the account holds no tokens except wrapped SOL.
   */
  readonly closer?: string
}

const tokenPrograms: readonly string[] = [programs.token, programs.token2022]

/**
 * Returns whether a Solana account is of the given kind, e.g. a token account. Token-2022 stores
 * the kind after the bytes of the plain layout.
 */
function isOfKind({ owner, data }: Account, plainBytes: number, kind: number): boolean {
  if (!tokenPrograms.includes(owner)) return false
  return data.length === plainBytes || (data.length > 165 && data[165] === kind)
}

export const isMint = (account: Account) => isOfKind(account, 82, 1)

/** Parses a token account. Returns `undefined` if the account has another layout or program. */
export function parseTokenAccount(account: Account): TokenAccount | undefined {
  if (!isOfKind(account, 165, 2)) return undefined
  const { data } = account
  const toKey = (offset: number) => base58.encode(data.slice(offset, offset + 32))
  return {
    mint: toKey(0),
    owner: toKey(32),
    amount: readU64(data, 64),
    ...(readU32(data, 72) === 1 && {
      delegate: { address: toKey(76), amount: readU64(data, 121) },
    }),
    ...(readU32(data, 129) === 1 && { closer: toKey(133) }),
  }
}

/**
 * Parses accounts from a node's response, which has the order of `addresses`. Missing accounts are
 * omitted.
 */
export function toAccounts(list: Json | undefined, addresses: readonly string[]): Accounts {
  const items = isList(list) ? list : []
  return new Map(
    items.flatMap((item, index) => {
      const account = toAccount(item)
      const address = addresses[index]
      return account && address !== undefined ? [[address, account]] : []
    }),
  )
}

function toAccount(item: Json): Account | undefined {
  if (item === null) return undefined
  const { owner, lamports, data } = readObject(item, 'an account')
  const text = isList(data) ? data[0] : undefined
  return {
    owner: readText(owner, 'an owner'),
    lamports: BigInt(typeof lamports === 'number' ? lamports : 0),
    data: base64.decode(readText(text, 'data')),
  }
}

/** Maximum number of accounts that a node returns per request. */
export const mostAccounts = 100

export async function readAccounts(
  { reader }: SigningRequest,
  addresses: readonly string[],
  options: { readonly signal: AbortSignal },
): Promise<Accounts> {
  if (addresses.length === 0) return new Map()
  const config = { encoding: 'base64' }
  const answer = await reader.request('getMultipleAccounts', [addresses, config], options)
  return toAccounts(readObject(answer as Json, 'the answer')['value'], addresses)
}
