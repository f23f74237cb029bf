import { base58, base64 } from '@scure/base'
import type { Decoded } from '../model/Decoded.ts'
import type { AssetChange, Facts, Simulation, TokenFacts } from '../model/Facts.ts'
import { isList, readObject, readText } from '../model/read.ts'
import type { Json, SigningRequest } from '../SigningRequest.ts'
import { type LookupTables, readTransactions } from '../solana/decodeTransactions.ts'
import { readU64 } from '../solana/InstructionView.ts'
import { programs } from '../solana/programs.ts'
import { attempt } from './attempt.ts'
import { getListedToken } from './listedTokens.ts'

type Options = { readonly signal: AbortSignal }
type Account = { readonly owner: string; readonly lamports: bigint; readonly data: Uint8Array }
type Accounts = ReadonlyMap<string, Account>

const mostReads = 64
const tableProgram = 'AddressLookupTab1e1111111111111111111111111'
const tableHeaderBytes = 56
const tokenPrograms: readonly string[] = [programs.token, programs.token2022]

/** Reads the lookup tables that the transactions name, so that their addresses can be shown. */
export async function readLookupTables(
  request: SigningRequest,
  options: Options,
): Promise<LookupTables> {
  const tables = new Set(
    readTransactions(request).flatMap(({ message }) => message.lookups.map((x) => x.table)),
  )
  if (tables.size === 0) return new Map()
  const accounts = await attempt(() => readAccounts(request, [...tables], options))
  return new Map([...(accounts ?? [])].flatMap(([key, account]) => toTable(key, account)))
}

function toTable(key: string, { owner, data }: Account): [string, readonly string[]][] {
  if (owner !== tableProgram || data.length < tableHeaderBytes) return []
  const count = Math.floor((data.length - tableHeaderBytes) / 32)
  const entries = Array.from({ length: count }, (_, index) => {
    const start = tableHeaderBytes + 32 * index
    return base58.encode(data.slice(start, start + 32))
  })
  return [[key, entries]]
}

/** Reads from the chain what an approval has to say about tokens and the account's balance. */
export async function readSolanaFacts(
  request: SigningRequest,
  decoded: Decoded,
  options: Options,
): Promise<Facts> {
  const named = collectAddresses(decoded, request)
  const accounts = (await attempt(() => readAccounts(request, named, options))) ?? new Map()
  const tokenAccounts = new Map([...accounts].flatMap(([key, x]) => toTokenAccount(key, x)))
  const mints = [...new Set([...tokenAccounts.values()].map(({ mint }) => mint))]
  const missing = mints.filter((mint) => !accounts.has(mint))
  const more = (await attempt(() => readAccounts(request, missing, options))) ?? new Map()
  const all: Accounts = new Map([...accounts, ...more])
  const tokens = new Map([...all].flatMap((entry) => toToken(entry, request, all)))
  const nativeBalance = all.get(request.account)?.lamports
  const simulation = await attempt(() => simulate(request, all, options))
  return {
    tokens,
    tokenAccounts,
    code: new Map(),
    simulation: simulation ?? { state: 'unavailable' },
    ...(nativeBalance !== undefined && { nativeBalance }),
  }
}

function collectAddresses({ steps }: Decoded, { account }: SigningRequest): readonly string[] {
  const found = steps.flatMap(({ moves, grants, rows }) => [
    ...[...moves, ...grants].flatMap(({ asset }) =>
      asset.type === 'token' ? [asset.address, asset.account ?? ''] : [],
    ),
    ...rows.flatMap(({ value }) => (value.type === 'address' ? [value.address] : [])),
  ])
  return [...new Set([account, ...found])].filter(Boolean).slice(0, mostReads)
}

type TokenAccount = { readonly mint: string; readonly owner: string; readonly amount: bigint }

function toTokenAccount(key: string, { owner, data }: Account): [string, TokenAccount][] {
  const isAccount = data.length === 165 || (data.length > 165 && data[165] === 2)
  if (!tokenPrograms.includes(owner) || !isAccount) return []
  const mint = base58.encode(data.slice(0, 32))
  return [[key, { mint, owner: base58.encode(data.slice(32, 64)), amount: readU64(data, 64) }]]
}

const decimalsOffset = 44

function toToken(
  [key, { owner, data }]: readonly [string, Account],
  request: SigningRequest,
  accounts: Accounts,
): [string, TokenFacts][] {
  const isMint = data.length === 82 || (data.length > 165 && data[165] === 1)
  if (!tokenPrograms.includes(owner) || !isMint) return []
  const listed = getListedToken(request.caipNetworkId, key)
  const own = [...accounts]
    .flatMap(([address, account]) => toTokenAccount(address, account))
    .filter(([, x]) => x.mint === key && x.owner === request.account)
  const decimals = listed?.decimals ?? data[decimalsOffset] ?? 0
  const facts: TokenFacts = {
    standard: 'spl',
    listed: Boolean(listed),
    decimals,
    ...(listed && { symbol: listed.symbol }),
    ...(own.length > 0 && { balance: own.reduce((sum, [, x]) => sum + x.amount, 0n) }),
  }
  return [[key, facts]]
}

async function readAccounts(
  { reader }: SigningRequest,
  addresses: readonly string[],
  options: Options,
): Promise<Accounts> {
  if (addresses.length === 0) return new Map()
  const answer = await reader.request(
    'getMultipleAccounts',
    [addresses, { encoding: 'base64' }],
    options,
  )
  const { value } = readObject(answer as Json, 'the answer')
  const list = isList(value) ? value : []
  return new Map(
    list.flatMap((item, index) => {
      const account = toAccount(item)
      const address = addresses[index]
      return account && address !== undefined ? [[address, account]] : []
    }),
  )
}

function toAccount(item: Json | undefined): Account | undefined {
  if (item === null || item === undefined) return undefined
  const { owner, lamports, data } = readObject(item, 'an account')
  const text = isList(data) ? data[0] : undefined
  return {
    owner: readText(owner, 'an owner'),
    lamports: BigInt(typeof lamports === 'number' ? lamports : 0),
    data: base64.decode(readText(text, 'data')),
  }
}

/** One transaction only: what a second one changes depends on the first. */
async function simulate(
  request: SigningRequest,
  before: Accounts,
  options: Options,
): Promise<Simulation> {
  const transactions = readTransactions(request)
  const params = readObject(request.params, 'params')
  if (transactions.length !== 1 || typeof params['transaction'] !== 'string')
    return { state: 'unavailable' }
  const bytes = base58.decode(params['transaction'])
  const watched = [...before.keys()].filter((key) => isWatched(key, before, request.account))
  const config = {
    encoding: 'base64',
    sigVerify: false,
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses: watched },
  }
  const answer = await request.reader.request(
    'simulateTransaction',
    [base64.encode(bytes), config],
    options,
  )
  const { err, accounts } = readObject(readObject(answer as Json, 'the answer')['value'], 'value')
  if (err !== null && err !== undefined) return { state: 'failed' }
  const list = isList(accounts) ? accounts : []
  if (list.length !== watched.length) return { state: 'unavailable' }
  const after = new Map(
    watched.flatMap((key, index) => {
      const account = toAccount(list[index])
      return account ? [[key, account] as const] : []
    }),
  )
  const changes = watched.flatMap((key) =>
    toChanges(key, { before, after, account: request.account }),
  )
  return { state: 'known', changes, allowances: [] }
}

function isWatched(key: string, accounts: Accounts, account: string): boolean {
  const found = accounts.get(key)
  if (key === account) return true
  return found ? toTokenAccount(key, found).some(([, x]) => x.owner === account) : false
}

type Comparison = {
  readonly before: Accounts
  readonly after: Accounts
  readonly account: string
}

function toChanges(key: string, { before, after, account }: Comparison): readonly AssetChange[] {
  const [first, then] = [before.get(key), after.get(key)]
  if (key === account) {
    const amount = (then?.lamports ?? 0n) - (first?.lamports ?? 0n)
    return amount === 0n ? [] : [{ asset: { type: 'native' }, amount }]
  }
  const [was] = first ? toTokenAccount(key, first) : []
  const [is] = then ? toTokenAccount(key, then) : []
  const amount = (is?.[1].amount ?? 0n) - (was?.[1].amount ?? 0n)
  const address = was?.[1].mint ?? is?.[1].mint ?? ''
  return amount === 0n ? [] : [{ asset: { type: 'token', address, standard: 'spl' }, amount }]
}
