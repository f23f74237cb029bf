import {
  BaseError,
  RequestTimedOutError,
  RpcError,
  type SwapFeatures,
  type SwapStep,
} from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { getShownPage } from '@latchkey/modal'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { listSwapNetworks } from '../features/swapNetworks.ts'
import { leaveApproval, showApproval } from '../guide/approvalPages.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { type CreateTestKitOptions, createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { fakeLogin } from '../testing/fakeLogin.ts'
import { type FakeWalletOptions, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { getSwapStore } from './getSwapStore.ts'
import { planQuery } from './planQuery.ts'
import { type Asked, quoteQuery } from './quoteQuery.ts'
import { sendSwap } from './sendSwap.ts'
import { forgetSwap } from './swapOutbox.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const router = `0x${'2a'.repeat(20)}`
const ether: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 0n,
}
const gold: Token = { ...ether, symbol: 'GOLD', decimals: 6, address: `0x${'67'.repeat(20)}` }
const rose: Token = { ...gold, symbol: 'ROSE', address: `0x${'68'.repeat(20)}` }
const tokens: Asked = { account, sold: gold, bought: rose, amount: 1_500_000n }
const coins: Asked = { account, sold: ether, bought: rose, amount: 10n ** 18n }
const caip = (address = '') => `eip155:1:${address}`

type Call = { readonly path: string; readonly input: Readonly<Record<string, unknown>> }
type Answers = { readonly [path: string]: (call: Call) => object | undefined }

const built = { from: caip(gold.address), to: caip(router), data: '0xabcd' }
const usual: Answers = {
  'supported-chains': () => ({ http: ['eip155:1', 'eip155:137'], ws: [] }),
  quotes: ({ input }) => {
    const { amount, from, to } = input
    const sides = { fromAmount: amount, fromAccount: from, toAmount: '2000000', toAccount: to }
    return { quotes: [{ id: null, ...sides }] }
  },
  allowance: () => ({ allowance: '1500000' }),
  'build-approve': () => ({ tx: { ...built, to: caip(rose.address), value: '0', eip155: null } }),
  'build-transaction': () => ({
    tx: { ...built, amount: '1', eip155: { gas: '200000', gasPrice: '1000000000' } },
  }),
}

/** Creates a fake blockchain API that answers from a table and records its requests. */
function serve(answers: Answers) {
  const calls: Call[] = []
  const fetch: typeof globalThis.fetch = async (given, init) => {
    const request = new Request(given, init)
    const url = new URL(request.url)
    const path = url.pathname.split('/').at(-1) ?? ''
    const body = request.method === 'POST' ? await request.json() : {}
    const call = { path, input: { ...Object.fromEntries(url.searchParams), ...body } }
    calls.push(call)
    const answer = answers[path]?.(call)
    return answer ? Response.json(answer) : Response.json({}, { status: 503 })
  }
  return { calls, fetch }
}

type Given = {
  readonly wallet?: FakeWalletOptions
  readonly answers?: Answers
  readonly options?: CreateTestKitOptions
}

function start({ wallet = {}, answers = {}, options = {} }: Given = {}) {
  const fake = fakeWallet(wallet)
  const { calls, fetch } = serve({ ...usual, ...answers })
  const kit = createTestKit({
    connected: fake,
    blockchainApiUrl: 'https://api.example',
    swap: { routers: { 'eip155:1': [router] } },
    ...options,
    ports: { fetch, ...options.ports },
  })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  const asked = (path: string) => calls.filter((call) => call.path === path)
  return { kit, wallet: fake, events, asked }
}
const plan = (kit: TestKit, asked = tokens) => getQueryClient(kit).fetchQuery(planQuery(kit, asked))
const namesOf = (events: readonly KitEvent['data'][]) => events.map(({ event }) => event)

test('K-SWAP-01: quotes the amount in base units for the account', async () => {
  const { kit, asked } = start()
  const client = getQueryClient(kit)
  expect(await client.fetchQuery(quoteQuery(kit, tokens))).toEqual({ amount: 2_000_000n })
  expect(asked('quotes')[0]?.input).toMatchObject({
    amount: '1500000',
    from: caip(gold.address),
    to: caip(rose.address),
    userAddress: caip(account),
  })
  const nothing = start({ answers: { quotes: () => ({ quotes: [] }) } })
  expect(await getQueryClient(nothing.kit).fetchQuery(quoteQuery(nothing.kit, tokens))).toBeNull()
})

test('K-SWAP-11: the plan carries the fee of its quote', async () => {
  const sides = { fromAmount: '1', fromAccount: caip('0x1'), toAccount: caip('0x2') }
  const quotes = [{ id: null, ...sides, toAmount: '2000000', fee: '4500' }]
  const { kit } = start({ answers: { quotes: () => ({ quotes }) } })
  expect(await plan(kit)).toMatchObject({ quoted: 2_000_000n, providerFee: 4500n })
})

test('K-SWAP-09: toasts group the digits of both amounts in the language of the texts', async () => {
  const { kit } = start()
  kit.preferences.setState({ locale: 'de' })
  const planned = await plan(kit)
  const many = { ...planned, amount: 12_345_500_000n, quoted: 2_000_000_000n }
  await sendSwap(kit, { id: 'one', plan: many })
  expect(kit.toasts.getState().toast?.message).toBe('Swapping 12.345,5 GOLD to 2.000 ROSE')
})

test('K-SWAP-01, S-66: with enough allowance the swap has 1 % slippage and trusted routers only', async () => {
  const { kit, asked } = start()
  const { step, quoted, fee } = await plan(kit)
  expect(asked('build-transaction')[0]?.input).toMatchObject({
    amount: '1500000',
    userAddress: caip(account),
    eip155: { slippage: 1 },
  })
  expect([quoted, fee]).toEqual([2_000_000n, 200_000n * 10n ** 9n])
  expect(step).toEqual({
    act: 'swap',
    built: { to: router, data: '0xabcd' },
    order: {
      caipNetworkId: 'eip155:1',
      account,
      routers: [router],
      sold: { address: gold.address, decimals: 6 },
      bought: { address: rose.address, decimals: 6 },
      amount: 1_500_000n,
      least: 1_980_000n,
    },
  })
})

test('K-SWAP-07: a too low allowance first plans an approval of exactly the sold amount', async () => {
  const { kit, asked } = start({ answers: { allowance: () => ({ allowance: '1499999' }) } })
  const { step } = await plan(kit)
  expect(step).toMatchObject({ act: 'approve', built: { to: gold.address } })
  expect(asked('build-approve')[0]?.input).toMatchObject({ amount: '1500000' })
  expect(asked('build-transaction')).toEqual([])
})

const tooLittle: Answers = { allowance: () => ({ allowance: '0' }) }
const batching: FakeWalletOptions = { swap: { canBatch: async () => true } }

test('K-SWAP-07: an account that batches approves and swaps with one request', async () => {
  const { kit, wallet, asked } = start({ answers: tooLittle, wallet: batching })
  const planned = await plan(kit)
  expect(planned.step).toMatchObject({
    act: 'swap',
    built: { to: router },
    approval: { to: gold.address },
  })
  // Without an allowance, an estimate of the swap would fail.
  expect(asked('build-transaction')[0]?.input).toMatchObject({ disableEstimate: true })
  await sendSwap(kit, { id: 'one', plan: planned })
  expect(wallet.swapped).toEqual([planned.step])
})

test.each<[string, Given]>([
  ['the wallet has no batches', { wallet: { swap: { canBatch: async () => false } } }],
  [
    'the API builds no swap before its approval',
    { answers: { 'build-transaction': () => undefined } },
  ],
  [
    'the token needs a reset first',
    {
      answers: { allowance: () => ({ allowance: '5' }) },
      wallet: { swap: { ...batching.swap, toFirst: async (step) => ({ ...step, act: 'reset' }) } },
    },
  ],
])('K-SWAP-07: the approval is a separate request if %s', async (_, { wallet, answers }) => {
  const { kit } = start({
    answers: { ...tooLittle, ...answers },
    wallet: wallet ?? batching,
  })
  const { step } = await plan(kit)
  expect(step.act).not.toBe('swap')
  expect(step.approval).toBeUndefined()
})

test('K-SWAP-07: an account with enough allowance is not asked for batches', async () => {
  const canBatch = async () => expect.fail('was asked')
  const { kit } = start({ wallet: { swap: { canBatch } } })
  expect((await plan(kit)).step.approval).toBeUndefined()
})

const balanceOf = (amount: bigint) =>
  fakeAdapter({ getBalance: () => ({ amount, decimals: 18, symbol: 'ETH' }) })
const fee = 200_000n * 10n ** 9n

test('K-SWAP-08: if the balance does not cover amount and gas, less is quoted and built, once', async () => {
  const adapters = [balanceOf(10n ** 18n + fee - 1n)] as const
  const { kit, asked } = start({ options: { adapters } })
  const { amount, step } = await plan(kit, coins)
  expect([amount, step.order.amount]).toEqual([10n ** 18n - 1n, 10n ** 18n - 1n])
  expect(asked('build-transaction')).toHaveLength(2)
  expect(asked('quotes').at(-1)?.input['amount']).toBe(String(10n ** 18n - 1n))
  expect(asked('allowance')).toEqual([])
})

test('K-SWAP-08: enough balance builds the swap once; a balance only for gas builds none', async () => {
  const enough = start({ options: { adapters: [balanceOf(10n ** 18n + fee)] } })
  expect((await plan(enough.kit, coins)).amount).toBe(10n ** 18n)
  expect(enough.asked('build-transaction')).toHaveLength(1)
  const nothing = start({ options: { adapters: [balanceOf(fee)] } })
  await expect(plan(nothing.kit, coins)).rejects.toMatchObject({ code: 'swap_not_built' })
})

test('K-WORLD-23a: the fee of a swap contains the fee for its data, and Max leaves both', async () => {
  const dataFee = 7n * 10n ** 12n
  const wallet = { swap: { getDataFee: async () => dataFee } }
  const enough = start({ wallet, options: { adapters: [balanceOf(10n ** 18n + fee + dataFee)] } })
  expect(await plan(enough.kit, coins)).toMatchObject({ amount: 10n ** 18n, fee: fee + dataFee })
  const short = start({ wallet, options: { adapters: [balanceOf(10n ** 18n + fee)] } })
  expect((await plan(short.kit, coins)).amount).toBe(10n ** 18n - dataFee)
})

test.each([
  ['allowance', 'Failed to check allowance'],
  ['build-approve', 'Failed to create approval transaction'],
  ['build-transaction', 'Failed to create transaction'],
  ['quotes', 'Failed to create transaction'],
])('K-SWAP-07: without an answer to %s the plan fails: "%s"', async (path, shortMessage) => {
  const short = path === 'build-approve' ? { allowance: () => ({ allowance: '0' }) } : {}
  const { kit } = start({ answers: { ...short, [path]: () => undefined } })
  await expect(plan(kit)).rejects.toMatchObject({ code: 'swap_not_built', shortMessage })
})

test('S-66: a swap that the wallet finds different from the plan rejects without a prompt', async () => {
  const check: SwapFeatures['check'] = () =>
    Promise.reject(new BaseError('x', { code: 'swap_mismatch' }))
  const { kit, wallet } = start({ wallet: { swap: { check } } })
  await expect(plan(kit)).rejects.toMatchObject({ code: 'swap_mismatch' })
  expect(wallet.requests).toEqual([])
})

test('S-66: without routers or a service no network supports swaps', () => {
  const idsOf = (options: CreateTestKitOptions) =>
    listSwapNetworks(start({ options }).kit).map(({ caipNetworkId }) => caipNetworkId)
  expect(idsOf({})).toEqual(['eip155:1'])
  expect(idsOf({ swap: { routers: {} } })).toEqual([])
  expect(idsOf({ swap: { routers: { 'eip155:137': [] } } })).toEqual([])
  expect(idsOf({ blockchainApiUrl: '' })).toEqual([])
  expect(idsOf({ features: { swaps: false } })).toEqual([])
  expect(listSwapNetworks(createTestKit({ blockchainApiUrl: 'https://api.example' }))).toEqual([])
})

const facts = {
  isSmartAccount: false,
  network: 'eip155:1',
  swapFromToken: 'GOLD',
  swapToToken: 'ROSE',
  swapFromAmount: '1.5',
  swapToAmount: '2',
}

test('K-SWAP-09: a swap is sent once, then balances refresh, a toast shows and the form clears', async () => {
  const { kit, wallet, events } = start()
  const store = getSwapStore(kit)
  store.setState({ form: { sold: gold, bought: rose, amount: '1.5' } })
  const planned = await plan(kit)
  const client = getQueryClient(kit)
  const balance = ['tokenBalance', 'eip155:1', account]
  client.setQueryData(balance, {})
  expect(await sendSwap(kit, { id: 'one', plan: planned })).toEqual({ hash: '0x1' })
  expect(wallet.swapped).toEqual([planned.step])
  expect(client.getQueryState(balance)?.isInvalidated).toBe(true)
  expect(kit.toasts.getState().toast?.message).toBe('Swapping 1.5 GOLD to 2 ROSE')
  await settle()
  kit.test.clock.advance(150)
  expect(kit.toasts.getState().toast).toMatchObject({
    message: 'Swapped 1.5 GOLD to 2 ROSE',
    variant: 'success',
  })
  expect(store.getState()).toMatchObject({
    form: { sold: { symbol: 'ETH' }, amount: '' },
    requests: [],
  })
  expect(events).toMatchObject([{ event: 'SWAP_SUCCESS', properties: facts }])
})

test('K-SWAP-07: after the approval is mined, a new plan continues with the swap', async () => {
  let allowance = '0'
  const { kit, wallet } = start({ answers: { allowance: () => ({ allowance }) } })
  const first = await plan(kit)
  await sendSwap(kit, { id: 'one', plan: first })
  allowance = '1500000'
  await sendSwap(kit, { id: 'one', plan: await plan(kit) })
  expect(wallet.swapped.map(({ act }) => act)).toEqual(['approve', 'swap'])
})

test('K-SWAP-07: a token that requires it resets a leftover allowance before the approval', async () => {
  let allowance = '0'
  const asked: string[] = []
  const toFirst = async (step: SwapStep): Promise<SwapStep> => {
    asked.push(allowance)
    return { ...step, act: 'reset' }
  }
  const { kit, wallet } = start({
    answers: { allowance: () => ({ allowance }) },
    wallet: { swap: { toFirst } },
  })
  expect((await plan(kit)).step.act).toBe('approve')
  allowance = '5'
  await sendSwap(kit, { id: 'one', plan: await plan(kit) })
  allowance = '0'
  await sendSwap(kit, { id: 'one', plan: await plan(kit) })
  allowance = '1500000'
  await sendSwap(kit, { id: 'one', plan: await plan(kit) })
  expect(wallet.swapped.map(({ act }) => act)).toEqual(['reset', 'approve', 'swap'])
  expect(asked).toEqual(['5'])
})

test('behavior: two presses of one approval or one swap send once', async () => {
  const { kit, wallet } = start({ answers: { allowance: () => ({ allowance: '0' }) } })
  const approval = { id: 'one', plan: await plan(kit) }
  await Promise.all([sendSwap(kit, approval), sendSwap(kit, approval)])
  expect(wallet.swapped).toHaveLength(1)
  const { step } = approval.plan
  const swap = { id: 'one', plan: { ...approval.plan, step: { ...step, act: 'swap' as const } } }
  await Promise.all([sendSwap(kit, swap), sendSwap(kit, swap)])
  await sendSwap(kit, swap)
  expect(wallet.swapped).toHaveLength(2)
})

test('behavior: while the wallet is silent, a reload and another tab show the swap and block', async () => {
  const storage = createMemoryStorage()
  const { kit } = start({ wallet: { hangs: 'swap' }, options: { ports: { storage } } })
  sendSwap(kit, { id: 'one', plan: await plan(kit) }).catch(() => undefined)
  await settle()
  const again = start({ options: { ports: { storage } } })
  const [request] = getSwapStore(again.kit).getState().requests
  expect(request).toMatchObject({ act: 'swap', sold: '1.5 GOLD', bought: '2 ROSE', state: 'asked' })
  const planned = await plan(again.kit)
  await expect(sendSwap(again.kit, { id: 'two', plan: planned })).rejects.toMatchObject({
    code: 'swap_pending',
  })
  expect(again.wallet.swapped).toEqual([])
  for (let press = 0; press < 2; press += 1)
    await forgetSwap(again.kit, { id: 'one/swap', caipNetworkId: 'eip155:1' })
  expect(await sendSwap(again.kit, { id: 'two', plan: planned })).toEqual({ hash: '0x1' })
})

test.each([
  ['0', 'SWAP_APPROVAL_ERROR'],
  ['1500000', 'SWAP_ERROR'],
])(
  'K-SWAP-09: a refusal with an allowance of %s tracks %s, stores nothing and can be retried',
  async (allowance, event) => {
    const answers = { allowance: () => ({ allowance }) }
    const { kit, wallet, events } = start({ wallet: { rejects: 'swap' }, answers })
    const request = { id: 'one', plan: await plan(kit) }
    await expect(sendSwap(kit, request)).rejects.toMatchObject({ code: 'connection_rejected' })
    expect(events).toMatchObject([{ event, properties: { ...facts, message: expect.any(String) } }])
    expect(getSwapStore(kit).getState().requests).toEqual([])
    wallet.behave({})
    expect(await sendSwap(kit, request)).toEqual({ hash: '0x1' })
  },
)

test('behavior: a lost answer stays stored; a failure before the prompt does not', async () => {
  const lost = new RequestTimedOutError({ what: 'the wallet', deadlineMs: 1 })
  const failing = (reaches: boolean): Given => {
    const send: SwapFeatures['send'] = async (_step, options) => {
      if (reaches) options?.onAsk?.()
      throw lost
    }
    return { wallet: { swap: { send } } }
  }
  for (const reaches of [true, false]) {
    const { kit } = start(failing(reaches))
    const swapping = sendSwap(kit, { id: 'one', plan: await plan(kit) })
    await expect(swapping).rejects.toMatchObject(
      reaches ? { code: 'maybe_sent', cause: lost } : { code: 'request_timed_out' },
    )
    expect(getSwapStore(kit).getState().requests).toHaveLength(reaches ? 1 : 0)
  }
})

test('K-WORLD-02a: an unknown outcome prevents the next swap unless the user was warned', async () => {
  let asked = 0
  const send: SwapFeatures['send'] = async (_step, options) => {
    options?.onAsk?.()
    asked += 1
    if (asked === 1) throw new RpcError(-32_000, 'already known')
    return '0x2'
  }
  const { kit } = start({ wallet: { swap: { send } } })
  const first = sendSwap(kit, { id: 'one', plan: await plan(kit) })
  await expect(first).rejects.toMatchObject({ code: 'maybe_sent' })
  const [request] = getSwapStore(kit).getState().requests
  expect(request).toMatchObject({ state: 'unknown', walletText: 'already known' })
  const next = { id: 'two', plan: await plan(kit) }
  await expect(sendSwap(kit, next)).rejects.toMatchObject({ code: 'swap_pending' })
  expect(await sendSwap(kit, { ...next, despite: ['one/swap'] })).toEqual({ hash: '0x2' })
})

test('K-SWAP-09: a reverted swap shows a toast and is removed; a late one stays stored', async () => {
  const waitFor = () => Promise.reject(new BaseError('no', { code: 'transaction_reverted' }))
  const { kit, events } = start({ wallet: { send: { waitFor } } })
  await sendSwap(kit, { id: 'one', plan: await plan(kit) })
  await settle()
  kit.test.clock.advance(150)
  expect(kit.toasts.getState().toast).toMatchObject({ message: 'Your transaction failed' })
  expect(namesOf(events)).toEqual(['SWAP_ERROR'])
  expect(getSwapStore(kit).getState().requests).toEqual([])
  const late = () => Promise.reject(new RequestTimedOutError({ what: 'it', deadlineMs: 1 }))
  const other = start({ wallet: { send: { waitFor: late } } })
  await sendSwap(other.kit, { id: 'one', plan: await plan(other.kit) })
  await settle()
  expect(getSwapStore(other.kit).getState().requests).toMatchObject([
    { state: 'sent', hash: '0x1' },
  ])
})

test('K-SWAP-07: an approval that fails on chain throws a separate error', async () => {
  const waitFor = () => Promise.reject(new BaseError('no', { code: 'transaction_reverted' }))
  const answers = { allowance: () => ({ allowance: '0' }) }
  const { kit, events } = start({ wallet: { send: { waitFor } }, answers })
  const sending = sendSwap(kit, { id: 'one', plan: await plan(kit) })
  await expect(sending).rejects.toMatchObject({ code: 'swap_failed' })
  expect(namesOf(events)).toEqual(['SWAP_APPROVAL_ERROR'])
})

const filled = { sold: gold, bought: rose, amount: '1.5' }
const isNew = { form: { sold: { symbol: 'ETH' }, amount: '' }, preset: undefined }

test('K-SWAP-10, K-NET-08: another network or account, closing and leaving clear the form', () => {
  const { kit, wallet } = start()
  const store = getSwapStore(kit)
  const fill = () => store.setState({ form: filled, preset: {} })
  fill()
  wallet.changeNetwork('eip155:137')
  expect(store.getState().form).toMatchObject({ sold: { symbol: 'POL' }, amount: '' })
  wallet.changeNetwork('eip155:1')
  fill()
  wallet.changeAccounts([`0x${'11'.repeat(20)}`])
  expect(store.getState()).toMatchObject(isNew)
  openModal(kit, { view: 'Account' })
  kit.modal.send({ type: 'push', page: { view: 'Swap' } })
  fill()
  kit.modal.send({ type: 'push', page: { view: 'SwapSelectToken', data: { target: 'toToken' } } })
  kit.modal.send({ type: 'back', connected: true })
  expect(store.getState().form).toEqual(filled)
  kit.modal.send({ type: 'back', connected: true })
  expect(store.getState()).toMatchObject(isNew)
  openModal(kit, { view: 'Swap' })
  fill()
  kit.modal.send({ type: 'close', connected: true })
  expect(store.getState()).toMatchObject(isNew)
})

test('K-SWAP-02: a network chosen for a swap opens the form', async () => {
  const { kit } = start({ wallet: { caipNetworkId: 'eip155:137' } })
  openModal(kit, { view: 'Account' })
  const data = { swap: true } as const
  kit.modal.send({ type: 'push', page: { view: 'UnsupportedChain', data } })
  kit.modal.send({
    type: 'push',
    page: { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } },
  })
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await settle()
  expect(kit.modal.getState().stack.map(({ view }) => view)).toEqual(['Account', 'Swap'])
})

test('error: a wallet without the swap feature', async () => {
  const { kit } = start({ wallet: { lacks: ['swap'] } })
  await expect(plan(kit)).rejects.toMatchObject({ code: 'feature_not_supported' })
})

test('K-ROUTER-08, K-SWAP-07: a login is prompted above the preview, which then shows again', async () => {
  const views: string[] = []
  const read = (kit: TestKit) => views.push(getShownPage(kit.modal.getState()).view)
  const send: SwapFeatures['send'] = async () => {
    showApproval(kit, 'transaction')
    read(kit)
    leaveApproval(kit, 'onSuccess')
    return '0x1'
  }
  const connected = fakeLogin({ email: 'player@example.com', swap: { send } })
  const { kit } = start({ options: { connected } })
  openModal(kit)
  kit.modal.send({ type: 'push', page: { view: 'SwapPreview', data: { requestId: 'one' } } })
  await sendSwap(kit, { id: 'one', plan: await plan(kit) })
  read(kit)
  expect(views).toEqual(['ApproveTransaction', 'SwapPreview'])
})
