import { base58 } from '@scure/base'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import type { Decoded } from '../model/Decoded.ts'
import type { Facts, Simulation, TokenFacts } from '../model/Facts.ts'
import { readTransactions } from '../solana/decodeTransactions.ts'
import type { LookupTables } from '../solana/listAccounts.ts'
import { attempt } from './attempt.ts'
import { getListedToken } from './listedTokens.ts'
import { simulateSolana } from './simulateSolana.ts'
import {
  type Account,
  type Accounts,
  isMint,
  mostAccounts,
  parseTokenAccount,
  readAccounts,
} from './solanaAccounts.ts'

const tableProgram = 'AddressLookupTab1e1111111111111111111111111'
const tableHeaderBytes = 56

/**
 * Reads the address lookup tables that the Solana transactions reference, so that the screen can
 * show the addresses.
 */
export async function readLookupTables(
  request: SigningRequest,
  options: { readonly signal: AbortSignal },
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

type Options = { readonly signal: AbortSignal; readonly tables: LookupTables }

/** Reads facts for the approval screen from the chain: tokens and the account's balance. */
export async function readSolanaFacts(
  request: SigningRequest,
  decoded: Decoded,
  options: Options,
): Promise<Facts> {
  const [named, simulation = { state: 'unavailable' } as const] = await Promise.all([
    attempt(() => readAccounts(request, collectAddresses(decoded, request), options)),
    attempt(() => simulateSolana(request, options)),
  ])
  const accounts: Accounts = named ?? new Map()
  const tokenAccounts = listTokenAccounts(accounts)
  const held = [...tokenAccounts.values()].map(({ mint }) => mint)
  const mints = new Set([...held, ...listMints(simulation)])
  const missing = [...mints].filter((mint) => !accounts.has(mint)).slice(0, mostAccounts)
  const more = (await attempt(() => readAccounts(request, missing, options))) ?? new Map()
  const all: Accounts = new Map([...accounts, ...more])
  const nativeBalance = all.get(request.account)?.lamports
  return {
    tokens: new Map([...all].flatMap((entry) => toToken(entry, request, tokenAccounts))),
    tokenAccounts,
    code: new Map(),
    simulation,
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
  return [...new Set([account, ...found])].filter(Boolean).slice(0, mostAccounts)
}

function listTokenAccounts(accounts: Accounts) {
  return new Map(
    [...accounts].flatMap(([key, account]) => {
      const token = parseTokenAccount(account)
      return token ? [[key, token] as const] : []
    }),
  )
}

function listMints(simulation: Simulation): readonly string[] {
  if (simulation.state !== 'known') return []
  return [...simulation.changes, ...simulation.allowances].flatMap(({ asset }) =>
    asset.type === 'token' ? [asset.address] : [],
  )
}

const decimalsOffset = 44

function toToken(
  [key, account]: readonly [string, Account],
  request: SigningRequest,
  tokenAccounts: ReturnType<typeof listTokenAccounts>,
): [string, TokenFacts][] {
  if (!isMint(account)) return []
  const listed = getListedToken(request.caipNetworkId, key)
  const own = [...tokenAccounts.values()].filter(
    (token) => token.mint === key && token.owner === request.account,
  )
  const decimals = listed?.decimals ?? account.data[decimalsOffset] ?? 0
  const facts: TokenFacts = {
    standard: 'spl',
    listed: Boolean(listed),
    decimals,
    ...(listed && { symbol: listed.symbol }),
    ...(own.length > 0 && { balance: own.reduce((sum, { amount }) => sum + amount, 0n) }),
  }
  return [[key, facts]]
}
