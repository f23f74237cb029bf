import type { SendOrder } from '@latchkey/core'
import { getBase64Encoder } from '@solana/kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import {
  type ClusterAnswers,
  ClusterError,
  clusterNetwork,
  fakeCluster,
} from '../testing/fakeCluster.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { findTokenAccount } from './programs.ts'
import { readTokenTransfer } from './toTokenTransfer.ts'

const [from = '', to = '', mint = ''] = testAddresses
const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const program2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const loader = 'BPFLoaderUpgradeab1e11111111111111111111111'
const sources = [
  'So11111111111111111111111111111111111111112',
  'SysvarC1ock11111111111111111111111111111111',
  'SysvarRent111111111111111111111111111111111',
]
const { caipNetworkId } = clusterNetwork
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Accounts = Readonly<Record<string, unknown>>
const toAccount = (owner: string, info: object = {}) => ({ owner, data: { parsed: { info } } })
const holding = (pubkey: string, amount: string, info: object = {}) => ({
  pubkey,
  account: toAccount(program, { tokenAmount: { amount, decimals: 6 }, ...info }),
})

async function connect(accounts: Accounts, answers: ClusterAnswers = {}) {
  const known: Accounts = { [mint]: toAccount(program), ...accounts }
  const chain = fakeCluster({
    getTokenAccountsByOwner: () => ({ value: [holding(sources[0] ?? '', '2000000')] }),
    getAccountInfo: (key) => ({ value: known[String(key)] ?? null }),
    getMinimumBalanceForRentExemption: (bytes) => (128 + Number(bytes)) * 6_960,
    ...answers,
  })
  server.use(chain.handler)
  const provider = fakeStandardWallet()
  const networks = [clusterNetwork]
  const { features } = await createAdapter({ networks }).connect(
    { info: { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' }, provider },
    { networks, silent: false, signal: undefined },
  )
  if (!features.send?.simulate) throw new TypeError('A Solana wallet sends.')
  const readBuilt = () => {
    const call = chain.calls.find(({ method }) => method === 'simulateTransaction')
    const bytes = Uint8Array.from(getBase64Encoder().encode(String(call?.params[0])))
    return parseTransaction(bytes).message
  }
  return { chain, provider, send: features.send, simulate: features.send.simulate, readBuilt }
}

const order: SendOrder = {
  caipNetworkId,
  to,
  amount: 1_500_000n,
  token: { address: mint, decimals: 6 },
}
const getTo = (owner: string, of = program) => findTokenAccount({ owner, mint, program: of })

test('K-WORLD-11b: a token account of the right mint is paid directly', async () => {
  const account = await getTo(to)
  const { send, readBuilt } = await connect({ [account]: toAccount(program, { mint }) })
  await send.send({ ...order, to: account })
  expect(readTokenTransfer(readBuilt())).toMatchObject({ destination: account, amount: 1_500_000n })
  const message = readBuilt()
  expect(message.version === 'legacy' && message.instructions).toHaveLength(1)
  expect((await send.getFees({ ...order, to: account })).normal).toBe(5_000n)
  expect(await send.isContract({ caipNetworkId, to: account })).toBe(false)
})

const unused = await findTokenAccount({ owner: to, mint: from, program })
const refusals: readonly (readonly [string, unknown, Partial<SendOrder>, string])[] = [
  [
    'an account of another token',
    toAccount(program, { mint: from }),
    {},
    'This address is an account of another token',
  ],
  [
    'a mint',
    toAccount(program, { decimals: 6 }),
    {},
    'This address is an account of another token',
  ],
  [
    'a frozen account',
    toAccount(program, { mint, state: 'frozen' }),
    {},
    'The token account is frozen',
  ],
  ['a program', toAccount(loader), {}, 'This address belongs to a program, not to a wallet'],
  [
    'a closed account without a key',
    null,
    { to: unused },
    'No wallet uses this address. It may be a closed token account',
  ],
  [
    'a closed account that gets SOL',
    null,
    { to: unused, token: undefined },
    'No wallet uses this address. It may be a closed token account',
  ],
  [
    'a token account that gets SOL',
    toAccount(program2022, { mint }),
    { token: undefined },
    'This address is a token account, which can’t receive SOL',
  ],
]

test.each(refusals)('K-WORLD-11b: refuses %s as recipient', async (_, account, change, text) => {
  const wanted = { ...order, ...change }
  const { send, simulate, provider } = await connect({ [wanted.to]: account })
  await expect(send.send(wanted)).rejects.toMatchObject({
    code: 'send_transaction_failed',
    shortMessage: text,
  })
  expect(await simulate(wanted)).toEqual({ fails: true, reason: text })
  expect((await send.getFees(wanted)).normal).toBe(5_000n)
  expect(provider.calls.map(({ feature }) => feature)).toEqual(['standard:connect'])
})

test('K-WORLD-11b: refuses a recipient whose own account of the token is frozen', async () => {
  const account = await getTo(to)
  const { send } = await connect({ [account]: toAccount(program, { mint, state: 'frozen' }) })
  await expect(send.send(order)).rejects.toMatchObject({ variant: 'frozen' })
})

test('K-WORLD-11b: a vault without a key that holds SOL is paid like a wallet', async () => {
  const { send, readBuilt } = await connect({ [unused]: { owner: zeroKey, data: ['', 'base64'] } })
  await send.send({ ...order, to: unused })
  expect(readTokenTransfer(readBuilt())?.destination).toBe(await getTo(unused))
})

test('K-WORLD-11b: balances spread over several accounts of a mint are spendable', async () => {
  const [one = '', two = '', three = ''] = sources
  const rows = [
    holding(one, '600000'),
    holding(two, '1000000'),
    holding(three, '9000000', { state: 'frozen' }),
    holding(three, '0'),
  ]
  const held = { getTokenAccountsByOwner: () => ({ value: rows }) }
  const { send, readBuilt } = await connect({}, held)
  await send.send({ ...order, amount: 1_600_000n })
  const account = await getTo(to)
  expect(readTokenTransfer(readBuilt())).toEqual({
    ...{ program, mint, destination: account, owner: from, decimals: 6 },
    amount: 1_600_000n,
    sources: [two, one],
  })
  const short = send.send({ ...order, amount: 1_600_001n })
  await expect(short).rejects.toMatchObject({ variant: 'token' })
})

test('K-WORLD-11b: twelve accounts fit into one transaction', async () => {
  const keys = await Promise.all(
    Array.from({ length: 13 }, (_, index) =>
      getTo(testAddresses[index % 3] ?? '').then((key) => key),
    ),
  )
  const others = await Promise.all(
    keys.map((key, index) =>
      findTokenAccount({ owner: key, mint: sources[index % 3] ?? '', program }),
    ),
  )
  const rows = [...new Set([...keys, ...others, ...sources])].map((key) => holding(key, '1000'))
  const { send } = await connect({}, { getTokenAccountsByOwner: () => ({ value: rows }) })
  const amount = 1_000n * BigInt(Math.min(rows.length, 12))
  expect(await send.send({ ...order, amount })).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
})

test.each([
  [program, [], 165],
  [program2022, [], 170],
  [program2022, [{ extension: 'transferFeeConfig' }, { extension: 'metadataPointer' }], 182],
  [program2022, [{ extension: 'transferHook', state: { programId: null } }], 175],
])(
  'K-WORLD-23b: the rent of a new account of %s with %j is that of %i bytes',
  async (owner, extensions, bytes) => {
    const rows = { [mint]: toAccount(owner, { extensions }) }
    const rent = BigInt((128 + bytes) * 6_960)
    const { send } = await connect(rows)
    expect(await send.getFees(order)).toMatchObject({ normal: 5_000n + rent, reserve: 5_000n })
    server.resetHandlers()
    const silent = await connect(rows, {
      getMinimumBalanceForRentExemption: () => new ClusterError(-32_601, 'Method not found'),
    })
    expect((await silent.send.getFees(order)).normal).toBe(5_000n + rent)
    server.resetHandlers()
    const known = await connect({ ...rows, [await getTo(to, owner)]: toAccount(owner, { mint }) })
    expect((await known.send.getFees(order)).normal).toBe(5_000n)
  },
)

test.each([
  [[{ extension: 'nonTransferable' }], 'This token can’t be transferred'],
  [
    [{ extension: 'transferHook', state: { programId: loader } }],
    'This token runs a program on each transfer. Send it in your wallet',
  ],
])('K-WORLD-11b: a token with %j is refused with a reason', async (extensions, text) => {
  const { send, simulate } = await connect({ [mint]: toAccount(program2022, { extensions }) })
  await expect(send.send(order)).rejects.toMatchObject({ shortMessage: text })
  expect(await simulate(order)).toEqual({ fails: true, reason: text })
})

test.each([
  [`Program ${program2022} failed: custom program error: 0x24`, 'memo'],
  ['Program log: Error: No memo in previous instruction required for recipient', 'memo'],
  [`Program ${program2022} failed: custom program error: 0x25`, 'fixed'],
  ['Program log: Transfer is disabled for this mint', 'fixed'],
  ['Program log: Transferring, minting, and burning is paused on this mint', 'paused'],
  [`Program ${program} failed: custom program error: 0x11`, 'frozen'],
  ['Program log: Error: Account is frozen', 'frozen'],
  ['Program log: Error: insufficient funds', 'token'],
])('K-SEND-11: the log "%s" has the reason "%s"', async (line, variant) => {
  const err = { InstructionError: [0, { Custom: 1 }] }
  const refuse = () => ({ value: { err, logs: [line] } })
  const { send } = await connect({}, { simulateTransaction: refuse })
  await expect(send.send(order)).rejects.toMatchObject({ variant })
})
