import { InvalidAnswerError, isDecimals, readField } from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'
import { readList } from '../standard/readList.ts'
import { isTokenProgram } from './programs.ts'

type Signal = AbortSignal | undefined

/**
 * A token account of an owner: its address, token program, and balance in base units with decimals.
 */
export type Holding = {
  readonly account: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
}

const mostAccounts = 64

/**
 * Reads the balance of a token account in base units. Returns `undefined` if the account does not
 * exist or is not a token account.
 */
export function toAmount(account: unknown): bigint | undefined {
  const info = readField(readField(readField(account, 'data'), 'parsed'), 'info')
  const amount = readField(readField(info, 'tokenAmount'), 'amount')
  return typeof amount === 'string' && /^\d{1,20}$/.test(amount) ? BigInt(amount) : undefined
}

function toHolding(row: unknown): Holding | undefined {
  const account = readField(row, 'pubkey')
  const kept = readField(row, 'account')
  const program = readField(kept, 'owner')
  const info = readField(readField(readField(kept, 'data'), 'parsed'), 'info')
  const amount = toAmount(kept)
  const decimals = readField(readField(info, 'tokenAmount'), 'decimals')
  if (typeof account !== 'string' || !isTokenProgram(program)) return undefined
  if (amount === undefined || !isDecimals(decimals)) return undefined
  if (readField(info, 'state') === 'frozen') return undefined
  return { account, program, amount, decimals }
}

/** Lists an owner's usable accounts for a token, the highest balance first. */
export async function readHoldings(
  rpc: Rpc,
  { owner, mint }: { readonly owner: string; readonly mint: string },
  signal: Signal,
): Promise<readonly Holding[]> {
  const params = [owner, { mint }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
  const answer = await rpc.request('getTokenAccountsByOwner', params, { signal })
  const rows = readList(answer, 'value', mostAccounts)
  if (!rows) throw new InvalidAnswerError({ host: 'the cluster', reason: 'no token accounts' })
  const holdings = rows.flatMap((row) => toHolding(row) ?? [])
  return holdings.sort((one, other) => (one.amount > other.amount ? -1 : 1))
}

/**
 * Reads an account, parsed if the cluster knows its program. Returns `null` if the account does not
 * exist.
 */
export async function readAccount(rpc: Rpc, account: string, signal: Signal): Promise<unknown> {
  const params = [account, { encoding: 'jsonParsed', commitment: 'confirmed' }]
  return readField(await rpc.request('getAccountInfo', params, { signal }), 'value')
}

/** Reads the owner program of an account. Returns `undefined` if the account does not exist. */
export async function readProgram(rpc: Rpc, account: string, signal: Signal): Promise<unknown> {
  return readField(await readAccount(rpc, account, signal), 'owner')
}
