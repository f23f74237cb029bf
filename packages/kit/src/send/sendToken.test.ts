import {
  BaseError,
  MaybeSentError,
  RequestTimedOutError,
  RpcError,
  type SendFeatures,
  type SendOrder,
} from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { getScreens } from '../guide/getScreens.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import type { Ports } from '../kit/ports.ts'
import { type CreateTestKitOptions, createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { fakeLogin } from '../testing/fakeLogin.ts'
import { type FakeWallet, type FakeWalletOptions, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { readRecentReceivers } from './form/recentReceivers.ts'
import { getSendStore } from './getSendStore.ts'
import { forgetSend, sendOutbox } from './sendOutbox.ts'
import { type SendTokenParameters, sendToken } from './sendToken.ts'
import { refreshSends } from './watchSends.ts'

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const ether: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 10n ** 18n,
}
const gold: Token = { ...ether, symbol: 'GOLD', decimals: 6, address: `0x${'67'.repeat(20)}` }
const asked: SendTokenParameters = { id: 'one', token: ether, amount: '0.25', to }

function start(
  wallet: FakeWalletOptions = {},
  options: CreateTestKitOptions = {},
): { kit: TestKit; wallet: FakeWallet; events: KitEvent['data'][] } {
  const fake = fakeWallet(wallet)
  const kit = createTestKit({ connected: fake, ...options })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  return { kit, wallet: fake, events }
}
const namesOf = (events: readonly KitEvent['data'][]) => events.map(({ event }) => event)
const facts = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: '0.25' }

test('K-SEND-02: sends once, returns the hash, and clears the form', async () => {
  const { kit, wallet, events } = start()
  const store = getSendStore(kit)
  store.setState({ form: { token: ether, amount: '0.25', receiver: to } })
  expect(await sendToken(kit, asked)).toEqual({ hash: 'hash-1' })
  const order: SendOrder = { caipNetworkId: 'eip155:1', to, amount: 250_000_000_000_000_000n }
  expect(wallet.sent).toEqual([order])
  expect(store.getState().form).toEqual({ amount: '', receiver: '' })
  expect(namesOf(events)).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
  expect(events[0]?.properties).toEqual(facts)
  expect(events[1]?.properties).toEqual({ ...facts, hash: 'hash-1' })
  expect(readRecentReceivers(kit.storage, 'eip155')).toEqual([to])
})

test('K-SEND-02: balances and activity are fetched again after sending and after mining', async () => {
  const { nativeBalanceQuery, historyQuery, getQueryClient } = await import('../query.ts')
  let comeToChain = () => {}
  const inChain = new Promise<void>((resolve) => {
    comeToChain = resolve
  })
  const waitFor = () => inChain
  const { kit, wallet } = start({ send: { waitFor } })
  const client = getQueryClient(kit)
  const address = String(wallet.getAccounts()[0]?.address)
  const query = nativeBalanceQuery(kit, { address, network: mainnet })
  const history = historyQuery(kit, { address, network: mainnet })
  const read = () => Promise.all([client.fetchQuery(query), client.fetchInfiniteQuery(history)])
  const isOld = () =>
    [query, history].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)
  await read()
  expect(isOld()).toEqual([false, false])
  await sendToken(kit, asked)
  expect(isOld()).toEqual([true, true])
  await read()
  expect(isOld()).toEqual([false, false])
  comeToChain()
  await settle()
  expect(isOld()).toEqual([true, true])
  expect(getSendStore(kit).getState().requests).toEqual([])
})

test('K-SEND-06: a token is sent by its address with the decimals that were shown', async () => {
  const { kit, wallet } = start()
  await sendToken(kit, { ...asked, token: gold, amount: '1.5' })
  const token = { address: gold.address, decimals: 6 }
  expect(wallet.sent).toEqual([{ caipNetworkId: 'eip155:1', to, amount: 1_500_000n, token }])
})

test.each([
  [{ amount: '' }, 'An amount and receiver address are required'],
  [{ to: '' }, 'An amount and receiver address are required'],
  [{ amount: '0' }, 'An amount and receiver address are required'],
  [{ amount: '-1' }, 'An amount and receiver address are required'],
  [{ token: undefined }, 'A token is required'],
])('K-SEND-01: %o is incomplete: "%s", and the wallet is not prompted', async (change, text) => {
  const { kit, wallet, events } = start()
  const sending = sendToken(kit, { ...asked, ...change })
  await expect(sending).rejects.toMatchObject({ code: 'send_incomplete', shortMessage: text })
  expect([wallet.requests, events]).toEqual([[], []])
})

test('K-SEND-01: the same fields are required on the other chains', async () => {
  const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const { kit } = start({ caipNetworkId, accounts: ['So1'] })
  const sending = sendToken(kit, { id: 'x', token: undefined, amount: '1', to: 'So2' })
  await expect(sending).rejects.toThrow('A token is required')
})

test('K-SEND-10: a refusal tracks SEND_REJECTED, stores nothing and keeps the form', async () => {
  const { kit, events } = start({ rejects: 'send' })
  const form = { token: ether, amount: '0.25', receiver: to }
  getSendStore(kit).setState({ form })
  await expect(sendToken(kit, asked)).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(namesOf(events)).toEqual(['SEND_INITIATED', 'SEND_REJECTED'])
  expect(events[1]?.properties).toMatchObject({ ...facts, message: expect.any(String) })
  expect(getSendStore(kit).getState()).toEqual({ form, requests: [] })
})

const failing = (error: Error): Partial<SendFeatures> => ({
  send: async (_order, settings) => {
    settings?.onAsk?.()
    throw error
  },
})

test('K-SEND-10: any other failure tracks SEND_ERROR', async () => {
  const { kit, events } = start({ send: failing(new TypeError('boom')) })
  await expect(sendToken(kit, asked)).rejects.toMatchObject({
    code: 'maybe_sent',
    cause: new TypeError('boom'),
  })
  expect(namesOf(events)).toEqual(['SEND_INITIATED', 'SEND_ERROR'])
  expect(events[1]?.properties).toMatchObject({ message: 'boom' })
})

test.each<[string, Error, string | undefined]>([
  ['a broken line', new RequestTimedOutError({ what: 'wallet', deadlineMs: 1 }), undefined],
  ['an internal error', new RpcError(-32_603, 'Internal error'), undefined],
  ['a used nonce', new RpcError(-32_000, 'nonce too low'), 'nonce too low'],
  ['a known transaction', new RpcError(-32_000, 'already known'), 'already known'],
])(
  'K-WORLD-02a: after %s the wallet’s report is stored, across a reload',
  async (_, error, said) => {
    const storage = createMemoryStorage()
    const { kit } = start({ send: failing(error) }, { ports: { storage } })
    await expect(sendToken(kit, asked)).rejects.toMatchObject({ code: 'maybe_sent', cause: error })
    const { kit: again } = start({}, { ports: { storage } })
    refreshSends(again)
    const [request] = getSendStore(again).getState().requests
    expect(request).toMatchObject({ id: asked.id, state: 'unknown' })
    expect(request?.walletText).toBe(said)
  },
)

test('K-WORLD-02a: an unknown outcome prevents the next transfer unless the user was warned', async () => {
  const storage = createMemoryStorage()
  const first = start({ send: failing(new RpcError(-32_603, 'x')) }, { ports: { storage } })
  await expect(sendToken(first.kit, asked)).rejects.toMatchObject({ code: 'maybe_sent' })
  const { kit, wallet } = start({}, { ports: { storage } })
  const next = { ...asked, id: 'two' }
  await expect(sendToken(kit, next)).rejects.toMatchObject({ code: 'send_pending' })
  expect(wallet.sent).toEqual([])
  expect(await sendToken(kit, { ...next, despite: [asked.id] })).toEqual({ hash: 'hash-1' })
})

test('behavior: an unreadable answer may have been sent, and blocks no transfer after a warning', async () => {
  const { kit, wallet } = start({ send: failing(new MaybeSentError({ connectorId: 'fake' })) })
  await expect(sendToken(kit, asked)).rejects.toMatchObject({ code: 'maybe_sent' })
  const states = () =>
    getSendStore(kit)
      .getState()
      .requests.map(({ state }) => state)
  expect(states()).toEqual(['unknown'])
  const again = sendToken(kit, asked)
  await expect(again).rejects.toMatchObject({ code: 'send_pending' })
  const next = sendToken(kit, { ...asked, id: 'two', despite: [asked.id] })
  await expect(next).rejects.toMatchObject({ code: 'maybe_sent' })
  expect(states()).toEqual(['unknown', 'unknown'])
  for (const request of getSendStore(kit).getState().requests) await forgetSend(kit, request)
  expect([states(), wallet.sent]).toEqual([[], []])
})

test('behavior: two presses of one request send once', async () => {
  const { kit, wallet, events } = start()
  const [one, other] = await Promise.all([sendToken(kit, asked), sendToken(kit, asked)])
  expect([one, other]).toEqual([{ hash: 'hash-1' }, { hash: 'hash-1' }])
  expect(await sendToken(kit, asked)).toEqual({ hash: 'hash-1' })
  expect(wallet.sent).toHaveLength(1)
  expect(namesOf(events)).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
})

test('behavior: a refused transfer can be retried', async () => {
  const { kit, wallet } = start({ rejects: 'send' })
  await expect(sendToken(kit, asked)).rejects.toThrow()
  wallet.behave({})
  expect(await sendToken(kit, asked)).toEqual({ hash: 'hash-1' })
})

test('behavior: while the wallet is silent, a reload and another tab show the request and block', async () => {
  const storage = createMemoryStorage()
  const { kit } = start({ hangs: 'send' }, { ports: { storage } })
  sendToken(kit, asked).catch(() => undefined)
  await settle()
  const again = start({}, { ports: { storage } })
  const { requests } = getSendStore(again.kit).getState()
  expect(requests).toMatchObject([{ id: 'one', amount: '0.25', symbol: 'ETH', to, state: 'asked' }])
  await expect(sendToken(again.kit, { ...asked, id: 'two' })).rejects.toMatchObject({
    code: 'send_pending',
  })
  expect(again.wallet.sent).toEqual([])
  await forgetSend(again.kit, { id: 'one', caipNetworkId: 'eip155:1' })
  const [given] = getSendStore(again.kit).getState().requests
  expect(given).toMatchObject({ id: 'one', state: 'unknown' })
  await forgetSend(again.kit, { id: 'one', caipNetworkId: 'eip155:1' })
  expect(await sendToken(again.kit, { ...asked, id: 'two' })).toEqual({ hash: 'hash-1' })
})

test('behavior: a lost answer stays stored; a failure before the prompt does not', async () => {
  const lost = new RequestTimedOutError({ what: 'the wallet', deadlineMs: 1 })
  const { kit } = start({ send: failing(lost) })
  await expect(sendToken(kit, asked)).rejects.toThrow()
  expect(getSendStore(kit).getState().requests).toHaveLength(1)
  const before = start({ send: { send: () => Promise.reject(lost) } })
  await expect(sendToken(before.kit, asked)).rejects.toThrow()
  expect(getSendStore(before.kit).getState().requests).toEqual([])
})

test.each([
  ['a fault of the wallet itself', new TypeError('boom'), 1],
  ['an internal error', new RpcError(-32_603, 'Internal error'), 1],
  ['a wallet that has gone', new RpcError(4900, 'Disconnected'), 1],
  ['a reason why not', new RpcError(-32_000, 'insufficient funds'), 0],
])(
  'behavior: after %s the request stays stored only if it may have been sent',
  async (_, error, noted) => {
    const { kit } = start({ send: failing(error) })
    const thrown = await sendToken(kit, asked).catch((reason: Error) => reason)
    expect(noted ? (thrown as Error).cause : thrown).toBe(error)
    expect(getSendStore(kit).getState().requests).toHaveLength(noted)
  },
)

test('behavior: a transfer from before a reload is followed when the form shows again', async () => {
  const storage = createMemoryStorage()
  const waitFor = () => new Promise<never>(() => {})
  const { kit } = start({ send: { waitFor } }, { ports: { storage } })
  await sendToken(kit, asked)
  const again = start({}, { ports: { storage } })
  expect(getSendStore(again.kit).getState().requests).toMatchObject([{ state: 'sent' }])
  refreshSends(again.kit)
  await settle()
  expect(getSendStore(again.kit).getState().requests).toEqual([])
})

test('K-WORLD-11a: an expired transfer shows that nothing was sent, and is removed', async () => {
  const error = new BaseError('no', { code: 'transaction_expired' })
  const { kit } = start({ send: { waitFor: () => Promise.reject(error) } })
  await sendToken(kit, asked)
  await settle()
  expect(kit.toasts.getState().toast).toMatchObject({
    message: 'Your transaction expired. Nothing was sent',
    variant: 'error',
  })
  expect(getSendStore(kit).getState().requests).toEqual([])
})

test('behavior: a reverted transfer shows a toast and is removed; a late one stays stored', async () => {
  const waitFor = () => Promise.reject(new BaseError('no', { code: 'transaction_reverted' }))
  const { kit } = start({ send: { waitFor } })
  await sendToken(kit, asked)
  await settle()
  expect(kit.toasts.getState().toast).toMatchObject({ message: 'Your transaction failed' })
  expect(getSendStore(kit).getState().requests).toEqual([])
  const late = () => Promise.reject(new RequestTimedOutError({ what: 'it', deadlineMs: 1 }))
  const other = start({ send: { waitFor: late } })
  await sendToken(other.kit, asked)
  await settle()
  expect(getSendStore(other.kit).getState().requests).toMatchObject([
    { state: 'sent', hash: 'hash-1' },
  ])
})

test('K-WORLD-05: a shared wallet waits for signatures, in this and a later page', async () => {
  const storage = createMemoryStorage()
  let onSignatures: ((isWaiting: boolean) => void) | undefined
  const waitFor: SendFeatures['waitFor'] = (_, options) => {
    onSignatures = options?.onSignatures
    return new Promise(() => {})
  }
  const { kit } = start({ send: { waitFor } }, { ports: { storage } })
  const getMessage = () => kit.toasts.getState().pending[0]?.message
  await sendToken(kit, asked)
  await settle()
  onSignatures?.(true)
  await settle()
  const waiting = [{ state: 'sent', hash: 'hash-1', waitsFor: 'signatures' }]
  expect(getSendStore(kit).getState().requests).toMatchObject(waiting)
  expect(getMessage()).toBe('Waiting for signatures: 0.25 ETH')
  const later = start({}, { ports: { storage } })
  expect(getSendStore(later.kit).getState().requests).toMatchObject(waiting)
  onSignatures?.(false)
  await settle()
  expect(getSendStore(kit).getState().requests[0]?.waitsFor).toBeUndefined()
  expect(getMessage()).toBe('Sending 0.25 ETH')
})

test('K-WORLD-05: another tab’s removal is not undone when a wallet waits for signatures', async () => {
  let onSignatures: ((isWaiting: boolean) => void) | undefined
  const waitFor: SendFeatures['waitFor'] = (_, options) => {
    onSignatures = options?.onSignatures
    return new Promise(() => {})
  }
  const storage = createMemoryStorage()
  let otherTab = Promise.resolve()
  const takeTurns: NonNullable<Ports['takeTurns']> = (_, run) => otherTab.then(run)
  const { kit } = start({ send: { waitFor } }, { ports: { storage, takeTurns } })
  await sendToken(kit, asked)
  await settle()
  const [request = expect.unreachable('nothing was stored')] = getSendStore(kit).getState().requests
  let endTurn = () => {}
  otherTab = new Promise((resolve) => {
    endTurn = resolve
  })
  onSignatures?.(true)
  await settle()
  sendOutbox.records.drop(kit, request)
  endTurn()
  await settle()
  expect(getSendStore(kit).getState().requests).toEqual([])
})

const names = (address: string) => ({
  name: 'mira.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: {},
  addresses: { '2147483649': { address } },
})
const blockchainApiUrl = 'https://api.example'

test('S-66: a name is resolved again before the wallet is prompted', async () => {
  const fetch = async () => Response.json(names(`0x${'66'.repeat(20)}`))
  const { kit, wallet, events } = start({}, { blockchainApiUrl, ports: { fetch } })
  const sending = sendToken(kit, { ...asked, name: 'mira.latchkey.id' })
  await expect(sending).rejects.toMatchObject({ code: 'receiver_changed' })
  expect(wallet.requests).toEqual([])
  expect(namesOf(events)).toEqual(['SEND_INITIATED', 'SEND_ERROR'])
  const same = start(
    {},
    { blockchainApiUrl, ports: { fetch: async () => Response.json(names(to)) } },
  )
  expect(await sendToken(same.kit, { ...asked, name: 'mira.latchkey.id' })).toBeDefined()
})

test('K-NET-08: a change of network or account clears the form', () => {
  const { kit, wallet } = start()
  const store = getSendStore(kit)
  const form = { token: ether, amount: '0.25', receiver: to }
  store.setState({ form })
  wallet.changeNetwork('eip155:137')
  expect(store.getState().form).toEqual({ amount: '', receiver: '' })
  store.setState({ form })
  wallet.changeAccounts([`0x${'11'.repeat(20)}`])
  expect(store.getState().form).toEqual({ amount: '', receiver: '' })
})

test('error: a wallet without the send feature', async () => {
  const { kit } = start({ lacks: ['send'] })
  await expect(sendToken(kit, asked)).rejects.toMatchObject({ code: 'feature_not_supported' })
})

test('K-ROUTER-08, K-SEND-02: a login is prompted above the sending page; no page waits then', async () => {
  const waiting: number[] = []
  const send: SendFeatures['send'] = async () => {
    waiting.push(getScreens(kit).length)
    return 'hash'
  }
  const kit = createTestKit({
    connected: fakeLogin({ email: 'player@example.com', send: { send } }),
  })
  await sendToken(kit, asked)
  expect(waiting).toEqual([1])
  expect(getScreens(kit)).toEqual([])
})
