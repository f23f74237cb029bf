import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import {
  address,
  key,
  type MessageDraft,
  toTransactionBytes,
  u32,
  u64,
} from '../../solana/testing/toMessageBytes.ts'
import { toDraft } from '../corpus/solana.ts'
import { friend, me, mint, mySource, solanaAccounts, table } from '../corpus/solanaAccounts.ts'
import type { Approval } from '../model/Approval.ts'
import { prepareApproval } from '../prepareApproval.ts'
import { programs } from '../solana/programs.ts'
import { createFakeChain, type FakeChain } from '../testing/createFakeChain.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'

const options = { now: 0, signal: new AbortController().signal }
const unknown = address(77)
const newAccount = address(30)

/**
 * Transaction of which only the accounts are known: the program is unknown, and no instruction
 * names a token.
 */
const mystery = toDraft([[unknown, [mySource, newAccount, friend], [1, 2, 3]]])

function ask(chain: FakeChain, draft: MessageDraft = mystery): Promise<Approval> {
  return prepareApproval(
    createTestRequest({
      method: 'solana_signAndSendTransaction',
      params: { transaction: base58.encode(toTransactionBytes(draft)) },
      account: me,
      reader: createFakeChain({ accounts: solanaAccounts, ...chain }),
    }),
    options,
  )
}

type Delegation = { readonly spender: string; readonly amount: bigint }
type Rights = { readonly delegation?: Delegation; readonly closer?: string }

/** Builds the data of a Solana token account (165 bytes). */
function token(owner: string, amount: bigint, { delegation, closer }: Rights = {}) {
  const data = new Uint8Array(165)
  data.set([...key(mint), ...key(owner), ...u64(amount)])
  if (delegation) {
    data.set([...u32(1), ...key(delegation.spender)], 72)
    data.set(u64(delegation.amount), 121)
  }
  if (closer) data.set([...u32(1), ...key(closer)], 129)
  return { owner: programs.token, lamports: 2_039_280, data: [base64.encode(data), 'base64'] }
}
const wallet = (lamports: number, owner: string = programs.system) => ({
  owner,
  lamports,
  data: ['', 'base64'],
})

/**
 * Creates a fake chain on which the account in use pays a fee of 5,000 lamports. All other accounts
 * stay unchanged except for `after`.
 */
const leaves = (after: Readonly<Record<string, object>>): FakeChain => ({
  solanaSimulation: (addresses) => ({
    err: null,
    accounts: addresses.map(
      (at) =>
        ({ [me]: wallet(4_999_995_000), [mySource]: token(me, 1_000n), ...after })[at] ?? null,
    ),
  }),
})
const fee = ['out', '0.000005 SOL']

async function shown(chain: FakeChain, draft?: MessageDraft) {
  const { changes } = await ask(chain, draft)
  if (changes?.state !== 'known') return changes?.state
  return changes.changes.map(({ direction, value, to }) =>
    [direction, value.type === 'amount' && `${value.text} ${value.symbol}`, to].filter(Boolean),
  )
}

test('behavior: unchanged accounts are not listed', async () => {
  expect(await shown(leaves({}))).toEqual([fee])
})

test('S-52i: the tokens that an unknown program moves are listed', async () => {
  expect(await shown(leaves({ [mySource]: token(me, 850n) }))).toEqual([
    fee,
    ['out', '1.5 unknown token'],
  ])
})

test('S-52i: a token account with a new owner counts as sent with all its tokens', async () => {
  expect(await shown(leaves({ [mySource]: token(friend, 1_000n) }))).toEqual([
    fee,
    ['out', '10 unknown token'],
  ])
})

test('S-52i: an account assigned to a program counts as sent with all its SOL', async () => {
  expect(await shown(leaves({ [me]: wallet(5_000_000_000, unknown) }))).toEqual([['out', '5 SOL']])
})

test('S-52i: a new delegate is listed with its amount', async () => {
  const spender = friend
  expect(
    await shown(
      leaves({ [mySource]: token(me, 1_000n, { delegation: { spender, amount: 500n } }) }),
    ),
  ).toEqual([fee, ['allowance', 'at most 5 unknown token', spender]])
})

test('S-52i: an existing delegate is listed only if its amount grows', async () => {
  const before = token(me, 1_000n, { delegation: { spender: friend, amount: 500n } })
  const chain = {
    accounts: { ...solanaAccounts, [mySource]: { ...before, data: String(before.data[0]) } },
  }
  const after = (spender: string, amount: bigint) =>
    shown({
      ...chain,
      ...leaves({ [mySource]: token(me, 1_000n, { delegation: { spender, amount } }) }),
    })
  expect(await after(friend, 500n)).toEqual([fee])
  expect(await after(friend, 100n)).toEqual([fee])
  expect(await after(friend, 501n)).toEqual([
    fee,
    ['allowance', 'at most 5.01 unknown token', friend],
  ])
  expect(await after(unknown, 1n)).toEqual([
    fee,
    ['allowance', 'at most 0.01 unknown token', unknown],
  ])
})

test('S-52i: a new close authority is listed with the account’s SOL', async () => {
  const handed = leaves({ [mySource]: token(me, 1_000n, { closer: friend }) })
  expect(await shown(handed)).toEqual([fee, ['allowance', 'at most 0.00203928 SOL', friend]])
  expect(await shown(leaves({ [mySource]: token(me, 1_000n, { closer: me }) }))).toEqual([fee])
  const before = { ...token(me, 1_000n, { closer: friend }) }
  const accounts = { ...solanaAccounts, [mySource]: { ...before, data: String(before.data[0]) } }
  expect(await shown({ accounts, ...handed })).toEqual([fee])
})

test('behavior: a new account’s tokens are listed; a transfer between own accounts is not', async () => {
  expect(await shown(leaves({ [newAccount]: token(me, 25n) }))).toEqual([
    fee,
    ['in', '0.25 unknown token'],
  ])
  expect(
    await shown(leaves({ [mySource]: token(me, 0n), [newAccount]: token(me, 1_000n) })),
  ).toEqual([fee])
})

test('S-52i: an unreadable lookup table makes the changes unavailable', async () => {
  const lookups = (at: string) => ({
    version: 0 as const,
    lookups: [{ table: at, writable: [1], readonly: [] }],
  })
  const draft = (at: string) => toDraft([[unknown, [mySource], [1]]], lookups(at))
  expect(await shown(leaves({}), draft(table))).toEqual([fee])
  expect(await shown(leaves({}), draft(address(99)))).toBe('unavailable')
})

test('behavior: a failed Solana simulation gives a warning', async () => {
  const solanaSimulation = () => ({ err: { InstructionError: [0, 'Custom'] }, accounts: null })
  expect((await ask({ solanaSimulation })).changes).toEqual({ state: 'failed' })
})

test('behavior: an unreachable Solana node leaves the changes unknown', async () => {
  expect(await shown({})).toBe('unavailable')
})
