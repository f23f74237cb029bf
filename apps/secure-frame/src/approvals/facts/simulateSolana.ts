import { base58, base64 } from '@scure/base'
import { isList, readObject } from '../../requests/read.ts'
import type { Json, SigningRequest } from '../../requests/SigningRequest.ts'
import type { AllowanceChange, AssetChange, Simulation } from '../model/Facts.ts'
import { native } from '../model/values.ts'
import { readTransactions } from '../solana/decodeTransactions.ts'
import { type LookupTables, listWritable } from '../solana/listAccounts.ts'
import { programs } from '../solana/programs.ts'
import { addUp } from './addUp.ts'
import {
  type Account,
  type Accounts,
  mostAccounts,
  parseTokenAccount,
  readAccounts,
  type TokenAccount,
  toAccounts,
} from './solanaAccounts.ts'

type Options = { readonly signal: AbortSignal; readonly tables: LookupTables }

const unavailable = { state: 'unavailable' } as const

/**
 * Simulates the changes of a transaction on the frame's own node. Programs can call other programs
 * with the signer's rights, so the simulation compares every writable account, not only those that
 * an instruction names. With several transactions, the changes are unknown, because a second one
 * depends on the first.
 */
export async function simulateSolana(
  request: SigningRequest,
  { signal, tables }: Options,
): Promise<Simulation> {
  const [transaction, ...others] = readTransactions(request)
  const text = readObject(request.params, 'params')['transaction']
  if (!transaction || others.length > 0 || typeof text !== 'string') return unavailable
  const writable = listWritable(transaction.message, tables)
  const watched = [...new Set([request.account, ...writable])].filter((key) => key !== undefined)
  if (writable.includes(undefined) || watched.length > mostAccounts) return unavailable
  const config = {
    encoding: 'base64',
    sigVerify: false,
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses: watched },
  }
  const params = [base64.encode(base58.decode(text)), config]
  const [before, answer] = await Promise.all([
    readAccounts(request, watched, { signal }),
    request.reader.request('simulateTransaction', params, { signal }),
  ])
  const { err, accounts } = readObject(readObject(answer as Json, 'the answer')['value'], 'value')
  if (err !== null && err !== undefined) return { state: 'failed' }
  if (!isList(accounts) || accounts.length !== watched.length) return unavailable
  return compare(watched, { before, after: toAccounts(accounts, watched), me: request.account })
}

type Comparison = { readonly before: Accounts; readonly after: Accounts; readonly me: string }

function compare(watched: readonly string[], { before, after, me }: Comparison): Simulation {
  const changes = watched.flatMap((key) => [
    ...listHoldings(key, before.get(key), me).map((x) => ({ ...x, amount: -x.amount })),
    ...listHoldings(key, after.get(key), me),
  ])
  const allowances = watched.flatMap((key) =>
    listNewAllowances(before.get(key), after.get(key), me),
  )
  return { state: 'known', changes: addUp(changes), allowances }
}

/**
 * Returns the assets that an account holds for the user. An account that was assigned to another
 * program or owner holds none.
 */
function listHoldings(
  key: string,
  account: Account | undefined,
  me: string,
): readonly AssetChange[] {
  if (!account) return []
  if (key === me)
    return account.owner === programs.system ? [{ asset: native, amount: account.lamports }] : []
  const token = parseTokenAccount(account)
  if (token?.owner !== me) return []
  return [{ asset: toAsset(token.mint), amount: token.amount }]
}

/**
 * Returns the rights that other addresses have over a token account which the transaction creates.
 */
function listNewAllowances(
  before: Account | undefined,
  after: Account | undefined,
  me: string,
): readonly AllowanceChange[] {
  const was = before && parseTokenAccount(before)
  const token = after && parseTokenAccount(after)
  if (!after || token?.owner !== me) return []
  const rights = [...listSpender(was, token), ...listCloser(was, token, after.lamports)]
  return rights.filter(({ spender }) => spender !== me)
}

function listSpender(was: TokenAccount | undefined, { mint, delegate }: TokenAccount) {
  if (!delegate || delegate.amount === 0n) return []
  const { address: spender, amount } = delegate
  if (was?.delegate?.address === spender && was.delegate.amount >= amount) return []
  return [{ asset: toAsset(mint), spender, amount, all: false }]
}

/**
 * Returns the close authority of a token account as an allowance, because it can claim the
 * account's SOL: the deposit and any wrapped SOL.
 */
function listCloser(was: TokenAccount | undefined, { closer }: TokenAccount, amount: bigint) {
  if (!closer || was?.closer === closer) return []
  return [{ asset: native, spender: closer, amount, all: false }]
}

function toAsset(mint: string) {
  return { type: 'token', address: mint, standard: 'spl' } as const
}
