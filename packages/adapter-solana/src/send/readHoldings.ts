import { InvalidAnswerError, readField } from '@latchkey/core'
import type { Rpc } from '../rpc/Rpc.ts'
import { readList } from '../standard/readList.ts'
import { isTokenProgram } from './programs.ts'

type Signal = AbortSignal | undefined

/** One account in which an owner keeps a token. */
export type Holding = {
  readonly account: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
}

const mostAccounts = 64

function toHolding(row: unknown): Holding | undefined {
  const account = readField(row, 'pubkey')
  const kept = readField(row, 'account')
  const program = readField(kept, 'owner')
  const info = readField(readField(readField(kept, 'data'), 'parsed'), 'info')
  const held = readField(info, 'tokenAmount')
  const [amount, decimals] = [readField(held, 'amount'), readField(held, 'decimals')]
  if (typeof account !== 'string' || !isTokenProgram(program)) return undefined
  if (typeof amount !== 'string' || !/^\d{1,20}$/.test(amount)) return undefined
  if (typeof decimals !== 'number') return undefined
  return { account, program, amount: BigInt(amount), decimals }
}

/** Reads in which accounts an owner keeps a token, the fullest first. */
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

/** Reads whose an account is; `undefined` where there is none. */
export async function readProgram(rpc: Rpc, account: string, signal: Signal): Promise<unknown> {
  const params = [account, { encoding: 'base64', commitment: 'confirmed' }]
  const value = readField(await rpc.request('getAccountInfo', params, { signal }), 'value')
  return readField(value, 'owner')
}
