import {
  BaseError,
  NotReplaceableError,
  type ReplacingFeatures,
  RequestTimedOutError,
  type SendFeatures,
} from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { type CreateTestKitOptions, createTestKit } from '../testing/createTestKit.ts'
import { type FakeWalletOptions, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { getSendStore } from './getSendStore.ts'
import { getReplacingGap, replacementQuery, replaceSend } from './replaceSend.ts'
import { forgetSend } from './sendOutbox.ts'
import { sendToken } from './sendToken.ts'
import { type SentRequest, toSentGroups } from './toSentGroups.ts'
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

/** Creates a fake chain that leaves every transaction pending until a test sets its outcome. */
function createPool() {
  const ends = new Map<string, (error?: Error) => void>()
  const waitFor: SendFeatures['waitFor'] = ({ id }) =>
    new Promise((resolve, reject) => {
      ends.set(id, (error) => (error ? reject(error) : resolve()))
    })
  const end = async (id: string, code?: string) => {
    ends.get(id)?.(code ? new BaseError('no', { code }) : undefined)
    await settle()
  }
  return { waitFor, end }
}

async function start(wallet: FakeWalletOptions = {}, options: CreateTestKitOptions = {}) {
  const pool = createPool()
  const fake = fakeWallet({ send: { waitFor: pool.waitFor }, ...wallet })
  const kit = createTestKit({ connected: fake, ...options })
  const getGroups = () => toSentGroups(getSendStore(kit).getState().requests)
  const getLatest = (): SentRequest => {
    const [group] = getGroups()
    if (!group) throw new Error('Nothing was sent.')
    return group.latest
  }
  const getToast = () => kit.toasts.getState().toast?.message
  return { kit, wallet: fake, getGroups, getLatest, getToast, end: pool.end }
}
const asked = { id: 'one', token: ether, amount: '0.25', to }
const terms = { act: 'cancel', fee: 42_000n } as const

async function startSent(wallet: FakeWalletOptions = {}, options: CreateTestKitOptions = {}) {
  const started = await start(wallet, options)
  await sendToken(started.kit, asked)
  return { ...started, request: started.getLatest() }
}

test('behavior: a transfer is replaced by its own order, and a cancellation by a cancellation', async () => {
  const orders: unknown[] = []
  const getFees = async (order: unknown) => {
    orders.push(order)
    return { now: 1n }
  }
  const { kit, getGroups } = await start({ replacing: { getFees } })
  await sendToken(kit, { ...asked, token: gold, amount: '1.5' })
  const [{ latest } = { latest: undefined }] = getGroups()
  if (!latest) throw new Error('Nothing was sent.')
  const signal = new AbortController().signal
  await replacementQuery(kit, latest).queryFn({ signal })
  await replacementQuery(kit, { ...latest, act: 'cancel' }).queryFn({ signal })
  const place = { caipNetworkId: 'eip155:1', id: 'hash-1', from: latest.from }
  expect(orders).toEqual([
    { ...place, to, amount: 1_500_000n, token: gold.address },
    { ...place, to: latest.from, amount: 0n },
  ])
})

test('behavior: a transfer and its replacement are one group until the replacement is mined', async () => {
  const { kit, request, wallet, getGroups, getToast, end } = await startSent()
  expect(await replaceSend(kit, { request, ...terms })).toEqual({ hash: 'replacement-1' })
  expect(wallet.replaced).toEqual(['cancel'])
  expect(getGroups()).toMatchObject([
    { id: 'one', latest: { hash: 'replacement-1', act: 'cancel', amount: '0.25', to } },
  ])
  await end('hash-1', 'transaction_replaced')
  expect(getGroups()).toHaveLength(1)
  await end('replacement-1')
  expect(getGroups()).toEqual([])
  expect(getToast()).toBe('Your transaction was cancelled')
})

test('behavior: a transfer mined before its cancellation shows its toast, in either order', async () => {
  const { kit, request, getGroups, getToast, end } = await startSent()
  await replaceSend(kit, { request, ...terms })
  await end('replacement-1', 'transaction_replaced')
  await end('hash-1')
  expect(getGroups()).toEqual([])
  expect(getToast()).toBe('Too late to cancel: the transaction went through')
})

test('behavior: a transfer and its speed-up share one toast, also if neither was mined', async () => {
  const faster = await startSent()
  const speedUp = { act: 'speedUp', fee: 42_000n } as const
  await replaceSend(faster.kit, { request: faster.request, ...speedUp })
  expect(faster.kit.toasts.getState().pending.map(({ message }) => message)).toEqual([
    'Sending 0.25 ETH',
  ])
  await faster.end('replacement-1')
  expect([faster.getGroups(), faster.kit.toasts.getState().pending]).toEqual([[], []])
  faster.kit.test.clock.advance(150)
  expect(faster.getToast()).toBe('Sent 0.25 ETH')
  const elsewhere = await startSent()
  await replaceSend(elsewhere.kit, { request: elsewhere.request, ...speedUp })
  await elsewhere.end('hash-1', 'transaction_replaced')
  await elsewhere.end('replacement-1', 'transaction_replaced')
  expect(elsewhere.getGroups()).toEqual([])
  expect(elsewhere.getToast()).toBe('Your transaction was replaced')
})

test('behavior: several presses replace a transfer once; the replacement can be replaced again', async () => {
  const { kit, request, wallet, getLatest } = await startSent()
  const presses = ['cancel', 'speedUp', 'cancel'] as const
  const answers = await Promise.all(
    presses.map((act) => replaceSend(kit, { request, act, fee: 42_000n })),
  )
  expect(answers).toEqual(presses.map(() => ({ hash: 'replacement-1' })))
  expect(wallet.replaced).toEqual(['cancel'])
  await replaceSend(kit, { request: getLatest(), ...terms })
  expect(getLatest()).toMatchObject({ hash: 'replacement-2', root: 'one' })
})

test('behavior: another tab or a reload replaces nothing twice, before or after the answer', async () => {
  const storage = createMemoryStorage()
  const { kit, request } = await startSent({}, { ports: { storage } })
  const hanging = await start({ hangs: 'send' }, { ports: { storage } })
  replaceSend(hanging.kit, { request, ...terms }).catch(() => undefined)
  await settle()
  const refusal = { code: 'send_pending' }
  await expect(replaceSend(kit, { request, ...terms })).rejects.toMatchObject(refusal)
  refreshSends(kit)
  expect(toSentGroups(getSendStore(kit).getState().requests)).toMatchObject([
    { latest: { hash: 'hash-1' }, asked: { act: 'cancel' } },
  ])
  await forgetSend(kit, { id: 'replace/hash-1', caipNetworkId: 'eip155:1' })
  await replaceSend(kit, { request, ...terms })
  const again = await start({}, { ports: { storage } })
  await expect(replaceSend(again.kit, { request, ...terms })).rejects.toMatchObject(refusal)
  expect(again.wallet.replaced).toEqual([])
  expect(again.getGroups()).toMatchObject([{ latest: { hash: 'replacement-1' } }])
})

test('behavior: a refusal keeps the transfer; a lost answer stays stored until the nonce is used', async () => {
  const refused = await startSent()
  refused.wallet.behave({ rejects: 'send' })
  const replacing = replaceSend(refused.kit, { request: refused.request, ...terms })
  await expect(replacing).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(refused.getGroups()).toMatchObject([{ latest: { hash: 'hash-1' }, asked: undefined }])
  const replace: ReplacingFeatures['replace'] = async (_sent, _terms, settings) => {
    settings?.onAsk?.()
    throw new RequestTimedOutError({ what: 'the wallet', deadlineMs: 1 })
  }
  const open = await startSent({ replacing: { replace } })
  await expect(replaceSend(open.kit, { request: open.request, ...terms })).rejects.toThrow()
  expect(open.getGroups()).toMatchObject([{ asked: { act: 'cancel' } }])
  await open.end('hash-1')
  expect(getSendStore(open.kit).getState().requests).toEqual([])
})

test('behavior: a mined transfer rejects its replacement as not replaceable', async () => {
  const replace = async () => {
    throw new NotReplaceableError({ id: 'hash-1', reason: 'mined' })
  }
  const { kit, request, getGroups } = await startSent({ replacing: { replace } })
  const replacing = replaceSend(kit, { request, ...terms })
  await expect(replacing).rejects.toMatchObject({ code: 'not_replaceable', reason: 'mined' })
  expect(getGroups()).toMatchObject([{ latest: { hash: 'hash-1' }, asked: undefined }])
})

test.each([
  ['smartAccount', { accounts: [{ address: '0x1', type: 'smartAccount' as const }] }, {}],
  ['wallet', { lacks: ['replacing' as const] }, {}],
  ['wallet', {}, { from: '0x2' }],
  ['unknown', {}, { units: '' }],
  ['unknown', {}, { units: '0' }],
])(
  'behavior: a transfer without a possible replacement is not offered one: %s',
  async (gap, wallet, change) => {
    const { kit, request } = await startSent(wallet)
    expect(getReplacingGap(kit, { ...request, ...change })).toBe(gap)
    const replacing = replaceSend(kit, { request: { ...request, ...change }, ...terms })
    await expect(replacing).rejects.toMatchObject({ code: 'feature_not_supported' })
  },
)
