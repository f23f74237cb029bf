import { BaseError, type SendFeatures, SendMismatchError } from '@latchkey/core'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { closeModal } from '../guide/closeModal.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { getSendStore } from '../send/getSendStore.ts'
import { replaceSend } from '../send/replaceSend.ts'
import { forgetSend } from '../send/sendOutbox.ts'
import { toSentGroups } from '../send/toSentGroups.ts'
import { pay } from '../start/openPay.ts'
import { type CreateTestKitOptions, createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { fakePopups } from '../testing/fakePopups.ts'
import { type FakeWalletOptions, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { getPayStore } from './getPayStore.ts'
import type { PayParameters } from './Payment.ts'
import { payByExchange } from './payByExchange.ts'
import { payByWallet } from './payByWallet.ts'

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const hash = `0x${'cd'.repeat(32)}`
const order: PayParameters = {
  id: 'order-1',
  caipNetworkId: 'eip155:1',
  amount: '0.25',
  recipient,
}
const demo = { id: 'demo', name: 'Demo Exchange' }
const gold = { address: `0x${'67'.repeat(20)}`, symbol: 'GOLD', decimals: 6 }

type Results = { readonly [method: string]: unknown }

function createApi(given: Results) {
  const results: Record<string, unknown> = {
    reown_getExchanges: { total: 1, exchanges: [{ ...demo, imageUrl: '' }] },
    reown_getExchangePayUrl: { url: 'https://exchange.example/pay?s=1', sessionId: 's1' },
    reown_getExchangeBuyStatus: { status: 'IN_PROGRESS', txHash: null },
    ...given,
  }
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (!request.url.includes('json-rpc')) return Response.json({}, { status: 400 })
    const call = await request.json()
    asked.push(call)
    const result = results[call.method]
    return result
      ? Response.json({ jsonrpc: '2.0', id: call.id, result })
      : Response.json({}, { status: 503 })
  }
  return { results, asked, fetch }
}

type Given = {
  readonly results?: Results
  readonly wallet?: FakeWalletOptions
  readonly options?: CreateTestKitOptions
  readonly openWindow?: () => null
}

function start({ results = {}, wallet, options, openWindow }: Given = {}) {
  const api = createApi(results)
  const { popups, ...opener } = fakePopups()
  const connected = fakeWallet(wallet)
  const kit = createTestKit({
    connected,
    blockchainApiUrl: 'https://api.example',
    ...options,
    ports: {
      ...options?.ports,
      fetch: api.fetch,
      openWindow: openWindow ?? opener.openWindow,
    },
  })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => {
    if (data.event.startsWith('PAY_')) events.push(data)
  })
  const progress = () => getPayStore(kit).getState().progress
  const views = () => kit.modal.getState().stack.map(({ view }) => view)
  const pass = async (ms: number) => {
    kit.test.clock.advance(ms)
    await settle()
  }
  const polls = () => api.asked.filter(({ method }) => method === 'reown_getExchangeBuyStatus')
  return { kit, ...api, wallet: connected, popups, events, progress, views, pass, polls }
}
type Started = ReturnType<typeof start>

/** Opens a payment and waits for its page. The outcome stays pending. */
async function ask({ kit }: Started, more: Partial<PayParameters> & { timeoutMs?: number } = {}) {
  const ended = pay(kit, { ...order, ...more })
  ended.catch(() => undefined)
  await vi.waitFor(() => expect(getPayStore(kit).getState().payment?.id).toBe(more.id ?? order.id))
  return { ended }
}

const configuration = {
  network: 'eip155:1',
  asset: 'eip155:1/slip44:60',
  amount: '0.25',
  recipient,
}
const facts = { source: 'pay', paymentId: 'order-1', configuration }

test('default: the wallet sends the requested payment, and the promise resolves with its hash', async () => {
  const started = start()
  const { ended } = await ask(started)
  expect(started.views()).toEqual(['Pay'])
  await payByWallet(started.kit)
  expect(await ended).toEqual({ id: 'order-1', status: 'success', hash: 'hash-1' })
  expect(started.wallet.sent).toEqual([
    { caipNetworkId: 'eip155:1', to: recipient, amount: 250_000_000_000_000_000n },
  ])
})

test('K-EVT-01b: a payment tracks its opening, start and success', async () => {
  const started = start()
  const { ended } = await ask(started)
  await vi.waitFor(() => expect(started.events).toHaveLength(1))
  await payByWallet(started.kit)
  await ended
  const wallet = { type: 'wallet' }
  expect(started.events).toMatchObject([
    {
      event: 'PAY_MODAL_OPEN',
      properties: { ...facts, currentPayment: wallet, exchanges: [demo] },
    },
    {
      event: 'PAY_INITIATED',
      properties: { ...facts, currentPayment: { ...wallet, status: 'IN_PROGRESS' } },
    },
    {
      event: 'PAY_SUCCESS',
      properties: { ...facts, currentPayment: { ...wallet, status: 'SUCCESS', result: 'hash-1' } },
    },
  ])
})

test('default: a token is paid with its own decimals', async () => {
  const started = start()
  const { ended } = await ask(started, { token: gold, amount: '1.5' })
  await payByWallet(started.kit)
  await ended
  expect(started.wallet.sent).toEqual([
    {
      caipNetworkId: 'eip155:1',
      to: recipient,
      amount: 1_500_000n,
      token: { address: gold.address, decimals: 6 },
    },
  ])
})

test('default: a paid order is not paid again, in this page or after a reload', async () => {
  const storage = createMemoryStorage()
  const first = start({ options: { ports: { storage } } })
  const { ended } = await ask(first)
  await payByWallet(first.kit)
  await ended
  const again = await ask(first)
  expect(await again.ended).toEqual({ id: 'order-1', status: 'success', hash: 'hash-1' })
  const second = start({ options: { ports: { storage } } })
  const later = await ask(second)
  expect(second.views()).toEqual(['PayLoading'])
  expect(await later.ended).toMatchObject({ status: 'success', hash: 'hash-1' })
  await payByWallet(second.kit)
  expect(first.wallet.sent).toHaveLength(1)
  expect(second.wallet.sent).toEqual([])
})

test('behavior: a sent payment is followed after a reload', async () => {
  const storage = createMemoryStorage()
  const first = start({
    wallet: { send: { waitFor: () => new Promise(() => {}) } },
    options: { ports: { storage } },
  })
  await ask(first)
  await payByWallet(first.kit)
  expect(first.progress()).toMatchObject({ step: 'sending', hash: 'hash-1' })
  const second = start({ options: { ports: { storage } } })
  const { ended } = await ask(second)
  expect(await ended).toMatchObject({ status: 'success', hash: 'hash-1' })
  expect(second.wallet.sent).toEqual([])
})

test('behavior: two presses send once', async () => {
  const started = start()
  const { ended } = await ask(started)
  const presses = await Promise.allSettled([payByWallet(started.kit), payByWallet(started.kit)])
  expect(presses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  await ended
  expect(started.wallet.sent).toHaveLength(1)
})

test('behavior: after declining in the wallet the user can choose again', async () => {
  const started = start({ wallet: { rejects: 'send' } })
  await ask(started)
  await expect(payByWallet(started.kit)).rejects.toThrow('Connection rejected')
  expect(started.progress()).toBeUndefined()
  expect(started.events.at(-1)).toMatchObject({
    event: 'PAY_ERROR',
    properties: { ...facts, message: expect.stringContaining('rejected') },
  })
  expect(started.kit.modal.getState().open).toBe(true)
})

test('behavior: a wallet that detects a mismatch is not prompted', async () => {
  const send: Partial<SendFeatures> = {
    send: async () => {
      throw new SendMismatchError({ reason: 'decimals' })
    },
  }
  const started = start({ wallet: { send } })
  await ask(started)
  await expect(payByWallet(started.kit)).rejects.toThrow(SendMismatchError)
  expect(started.progress()).toBeUndefined()
})

test('behavior: if the wallet’s answer is lost the payment times out instead of failing', async () => {
  const send: Partial<SendFeatures> = {
    send: async (_, options) => {
      options?.onAsk?.()
      throw new Error('The line is broken')
    },
  }
  const started = start({ wallet: { send } })
  const { ended } = await ask(started)
  await expect(payByWallet(started.kit)).rejects.toMatchObject({ code: 'maybe_sent' })
  expect(await ended).toEqual({ id: 'order-1', status: 'timeout' })
  // A second press sends no request while the first has no outcome.
  await expect(payByWallet(started.kit)).rejects.toThrow(
    'Another transfer is waiting in your wallet',
  )
  await forgetSend(started.kit, { id: 'order-1', caipNetworkId: 'eip155:1' })
})

test('behavior: a payment that reverts on chain ends as failure', async () => {
  const failed = new BaseError('It failed', { code: 'transaction_reverted' })
  const started = start({ wallet: { send: { waitFor: () => Promise.reject(failed) } } })
  const { ended } = await ask(started)
  await payByWallet(started.kit)
  expect(await ended).toEqual({ id: 'order-1', status: 'failure', hash: 'hash-1' })
  expect(started.events.at(-1)?.event).toBe('PAY_ERROR')
})

function createPool() {
  const settle = new Map<string, (code?: string) => void>()
  const waitFor: SendFeatures['waitFor'] = ({ id }) =>
    new Promise((resolve, reject) => {
      settle.set(id, (code) => (code ? reject(new BaseError('no', { code })) : resolve()))
    })
  return { waitFor, end: (id: string, code?: string) => settle.get(id)?.(code) }
}

async function replace(act: 'speedUp' | 'cancel', started: Started) {
  const [group] = toSentGroups(getSendStore(started.kit).getState().requests)
  if (!group) throw new Error('Nothing was sent.')
  await replaceSend(started.kit, { request: group.latest, act, fee: 42_000n })
}

test.each([
  ['speedUp', 'success', 'replacement-1'],
  ['cancel', 'failure', undefined],
] as const)('behavior: a payment replaced by %s ends as %s', async (act, status, paid) => {
  const pool = createPool()
  const started = start({ wallet: { send: { waitFor: pool.waitFor } } })
  const { ended } = await ask(started)
  await payByWallet(started.kit)
  await replace(act, started)
  pool.end('replacement-1')
  await settle()
  pool.end('hash-1', 'transaction_replaced')
  await settle()
  pool.end('replacement-1')
  expect(await ended).toEqual({ id: 'order-1', status, ...(paid && { hash: paid }) })
})

test('K-SS-03: after five minutes the payment times out, although it may still arrive', async () => {
  const late = new BaseError('Not there yet', { code: 'request_timed_out' })
  const started = start({ wallet: { send: { waitFor: () => Promise.reject(late) } } })
  const { ended } = await ask(started)
  await payByWallet(started.kit)
  await settle()
  for (let second = 0; second < 297; second += 3) await started.pass(3_000)
  expect(started.progress()?.end).toBeUndefined()
  await started.pass(3_000)
  expect(await ended).toEqual({ id: 'order-1', status: 'timeout', hash: 'hash-1' })
})

test('K-SS-03: a payment without a choice in time rejects and closes the modal', async () => {
  const started = start()
  const { ended } = await ask(started, { timeoutMs: 10_000 })
  await started.pass(10_000)
  await expect(ended).rejects.toThrow('Modal closed')
  expect(started.kit.modal.getState().open).toBe(false)
})

test('behavior: closing the modal before paying rejects', async () => {
  const started = start()
  const { ended } = await ask(started)
  closeModal(started.kit)
  await expect(ended).rejects.toThrow('Modal closed')
})

test('behavior: a started payment continues after the modal closes', async () => {
  const started = start()
  const { ended } = await ask(started)
  await payByExchange(started.kit, demo)
  closeModal(started.kit)
  started.results['reown_getExchangeBuyStatus'] = { status: 'SUCCESS', txHash: hash }
  await started.pass(3_000)
  expect(await ended).toEqual({ id: 'order-1', status: 'success', hash })
})

test("default: the window opens the exchange's page, and the exchange is polled every 3 s", async () => {
  const started = start()
  const { ended } = await ask(started)
  await payByExchange(started.kit, demo)
  expect(started.popups[0]?.features).toBe('popup,width=480,height=720')
  expect(started.popups[0]?.visited[0]?.href).toBe('https://exchange.example/pay?s=1')
  expect(started.asked.at(-1)?.params).toEqual({
    exchangeId: 'demo',
    asset: 'eip155:1/slip44:60',
    amount: '0.25',
    recipient: `eip155:1:${recipient}`,
  })
  expect(started.progress()).toMatchObject({ exchange: demo, step: 'receiving' })
  await started.pass(3_000)
  await started.pass(3_000)
  expect(started.polls()).toHaveLength(2)
  started.results['reown_getExchangeBuyStatus'] = { status: 'SUCCESS', txHash: hash }
  await started.pass(3_000)
  expect(await ended).toEqual({ id: 'order-1', status: 'success', hash })
  expect(started.events.map(({ event }) => event)).toEqual([
    'PAY_MODAL_OPEN',
    'PAY_EXCHANGE_SELECTED',
    'PAY_INITIATED',
    'PAY_SUCCESS',
  ])
})

test('behavior: a refusing exchange ends the payment; a silent one is polled until the deadline', async () => {
  const started = start()
  const { ended } = await ask(started)
  await payByExchange(started.kit, demo)
  started.results['reown_getExchangeBuyStatus'] = undefined
  await started.pass(3_000)
  expect(started.progress()?.end).toBeUndefined()
  started.results['reown_getExchangeBuyStatus'] = { status: 'FAILED', txHash: null }
  await started.pass(3_000)
  expect(await ended).toEqual({ id: 'order-1', status: 'failure' })
})

test('behavior: a payment from an exchange is followed after a reload', async () => {
  const storage = createMemoryStorage()
  const first = start({ options: { ports: { storage } } })
  await ask(first)
  await payByExchange(first.kit, demo)
  const second = start({ options: { ports: { storage } } })
  const { ended } = await ask(second)
  await payByExchange(second.kit, demo).catch(() => undefined)
  expect(second.popups).toEqual([])
  second.results['reown_getExchangeBuyStatus'] = { status: 'SUCCESS', txHash: hash }
  await second.pass(3_000)
  expect(await ended).toMatchObject({ status: 'success', hash })
})

test('behavior: another payment is refused until the first has an outcome', async () => {
  const started = start()
  await ask(started)
  await payByExchange(started.kit, demo)
  await expect(pay(started.kit, { ...order, id: 'order-2' })).rejects.toMatchObject({
    code: 'UNABLE_TO_INITIATE_PAYMENT',
  })
})

const adapters = [
  fakeAdapter(),
  fakeAdapter({ namespace: 'solana' }),
  fakeAdapter({ namespace: 'bip122' }),
]
const everywhere: CreateTestKitOptions = { adapters, networks: [mainnet, solana, bitcoin] }

test.each<[string, Partial<PayParameters>]>([
  ['INVALID_PAYMENT_CONFIG', { id: 'one two' }],
  ['INVALID_CHAIN_NAMESPACE', { caipNetworkId: 'eip155:999' }],
  ['INVALID_RECIPIENT', { recipient: 'nobody' }],
  ['INVALID_AMOUNT', { amount: '0' }],
  ['INVALID_AMOUNT', { amount: '-1' }],
  ['INVALID_AMOUNT', { amount: '0.0000000000000000001' }],
  ['INVALID_ASSET', { token: { ...gold, address: 'gold' } }],
  ['INVALID_ASSET', { token: { ...gold, decimals: -1 } }],
  ['INVALID_ASSET', { token: { ...gold, symbol: '' } }],
  ['INVALID_RECIPIENT_ADDRESS_FOR_ASSET', { token: gold, recipient: gold.address }],
  ['ASSET_NOT_SUPPORTED', { caipNetworkId: bitcoin.caipNetworkId, token: gold }],
])('K-SS-04: %s for %o', async (code, part) => {
  const { kit } = start({ options: everywhere })
  await expect(pay(kit, { ...order, ...part })).rejects.toMatchObject({ name: 'PayError', code })
  expect(kit.modal.getState().open).toBe(false)
})

test('K-SS-04: UNABLE_TO_GET_PAY_URL keeps the modal open and closes the window', async () => {
  const started = start({ results: { reown_getExchangePayUrl: undefined } })
  await ask(started)
  await expect(payByExchange(started.kit, demo)).rejects.toMatchObject({
    code: 'UNABLE_TO_GET_PAY_URL',
  })
  expect(started.popups[0]?.isClosed()).toBe(true)
  expect(started.views()).toEqual(['Pay'])
  expect(started.progress()).toBeUndefined()
})

test('K-SS-04: UNABLE_TO_INITIATE_PAYMENT if the browser blocks the window', async () => {
  const started = start({ openWindow: () => null })
  await ask(started)
  await expect(payByExchange(started.kit, demo)).rejects.toMatchObject({
    code: 'UNABLE_TO_INITIATE_PAYMENT',
  })
})
