import { ConnectionRejectedError, RpcError, type SendFeatures } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { getSendStore } from '../send/getSendStore.ts'
import { replaceSend } from '../send/replaceSend.ts'
import { forgetSend } from '../send/sendOutbox.ts'
import { sendToken } from '../send/sendToken.ts'
import { getWallet } from '../state/getWallet.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { type FakeWalletOptions, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'

const from = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const caipNetworkId = 'eip155:1'
const token: Token = { caipNetworkId, symbol: 'ETH', name: 'Ether', decimals: 18, listed: 0n }
const first = { id: 'one', token, amount: '0.25', to }
const next = { ...first, id: 'two' }

type Places = Parameters<NonNullable<SendFeatures['readPosition']>>[0][]
type Answer = string | Error | 'hangs'

/**
 * Creates a kit whose wallet answers each request with the next of `ends`: an error, or a hash. The
 * account is at `chain.position`.
 */
function start(ends: readonly (Error | string)[], options: FakeWalletOptions = {}) {
  const chain: { position: Answer } = { position: '5/5' }
  const places: Places = []
  const storage = createMemoryStorage()
  let asked = 0
  const send: Partial<SendFeatures> = {
    send: async (_order, settings) => {
      settings?.onAsk?.()
      const end = ends[asked]
      asked += 1
      if (end === undefined) return new Promise<never>(() => {})
      if (end instanceof Error) throw end
      return end
    },
    readPosition: async (place) => {
      places.push(place)
      if (chain.position instanceof Error) throw chain.position
      return chain.position === 'hangs' ? new Promise<never>(() => {}) : chain.position
    },
    waitFor: () => new Promise<never>(() => {}),
    ...options.send,
  }
  const open = () =>
    createTestKit({ connected: fakeWallet({ ...options, send }), ports: { storage } })
  const kit = open()
  const getRequests = () => getSendStore(kit).getState().requests
  return { kit, chain, places, getRequests, getAsked: () => asked, open }
}

const vague = new RpcError(-32_603, 'Internal error')
const refusal = new ConnectionRejectedError({ connectorId: 'test.wallet' })

async function startUnknown(ends: readonly (Error | string)[] = ['0x2'], position: Answer = '5/5') {
  const started = start([vague, ...ends])
  started.chain.position = position
  await expect(sendToken(started.kit, first)).rejects.toMatchObject({ code: 'maybe_sent' })
  return started
}

test('K-WORLD-02c: the position is stored while the outcome is unknown, across a reload', async () => {
  const { kit, places, open } = start([])
  void sendToken(kit, first)
  await settle()
  expect(places).toEqual([{ caipNetworkId, from, since: undefined }])
  const again = getSendStore(open()).getState().requests
  expect(again).toMatchObject([{ id: 'one', state: 'asked', position: '5/5' }])
  const unknown = await startUnknown()
  const stored = getSendStore(unknown.open()).getState().requests
  expect(stored).toMatchObject([{ id: 'one', state: 'unknown', position: '5/5' }])
})

test('K-WORLD-02c: a sent transfer stores no position', async () => {
  const { kit, getRequests } = start(['0x1'])
  await sendToken(kit, first)
  expect(getRequests()).toMatchObject([{ id: 'one', state: 'sent', hash: '0x1' }])
  expect(getRequests()[0]?.position).toBeUndefined()
})

test('K-WORLD-02c: at the same position the next transfer needs only the warning', async () => {
  const { kit, places, getRequests } = await startUnknown()
  expect(await sendToken(kit, { ...next, despite: ['one'] })).toEqual({ hash: '0x2' })
  expect(places).toContainEqual({ caipNetworkId, from, since: '5/5' })
  expect(getRequests()).toMatchObject([
    { id: 'one', state: 'unknown', position: '5/5' },
    { id: 'two', state: 'sent' },
  ])
})

test('K-WORLD-02c: after a move the wallet is prompted only with a confirmation', async () => {
  const { kit, chain, getRequests, getAsked } = await startUnknown()
  chain.position = '6/6'
  const doubts = [{ id: 'one', position: '6/6' }]
  const retry = { ...next, despite: ['one'] }
  await expect(sendToken(kit, retry)).rejects.toMatchObject({ code: 'may_repeat', doubts })
  for (const confirmed of [[{ id: 'two', position: '6/6' }], [{ id: 'one' }]])
    await expect(sendToken(kit, { ...retry, confirmed })).rejects.toMatchObject({ doubts })
  expect([getAsked(), getRequests().map(({ id }) => id)]).toEqual([1, ['one']])
  chain.position = '7/7'
  const moved = sendToken(kit, { ...retry, confirmed: doubts })
  await expect(moved).rejects.toMatchObject({ doubts: [{ id: 'one', position: '7/7' }] })
  chain.position = '6/6'
  expect(await sendToken(kit, { ...retry, confirmed: doubts })).toEqual({ hash: '0x2' })
})

test.each<[string, Answer, Answer]>([
  ['before the first request', vague, '5/5'],
  ['before the next one', '5/5', vague],
])('K-WORLD-02c: a position that was unreadable %s must be confirmed', async (_, ...answers) => {
  const { kit, chain, getAsked } = await startUnknown(['0x2'], answers[0])
  ;[, chain.position] = answers
  const retry = { ...next, despite: ['one'] }
  const doubts = [{ id: 'one' }]
  await expect(sendToken(kit, retry)).rejects.toMatchObject({ code: 'may_repeat', doubts })
  expect(getAsked()).toBe(1)
  expect(await sendToken(kit, { ...retry, confirmed: doubts })).toEqual({ hash: '0x2' })
})

test('K-WORLD-02c: a silent network delays a transfer by 5 seconds and stops it no longer', async () => {
  const { kit, chain, getAsked } = start(['0x1'])
  chain.position = 'hangs'
  const sending = sendToken(kit, first)
  await settle()
  kit.test.clock.advance(4_999)
  await settle()
  expect(getAsked()).toBe(0)
  kit.test.clock.advance(1)
  expect(await sending).toEqual({ hash: '0x1' })
})

test('K-WORLD-02c: a wallet without positions sends, and asks before it sends again', async () => {
  const { kit } = await startUnknown()
  const wallet = getWallet(kit)
  if (!wallet?.features.send) throw new Error('The fake wallet sends.')
  Reflect.deleteProperty(wallet.features.send, 'readPosition')
  const retry = sendToken(kit, { ...next, despite: ['one'] })
  await expect(retry).rejects.toMatchObject({ code: 'may_repeat', doubts: [{ id: 'one' }] })
  await forgetSend(kit, { id: 'one', caipNetworkId })
  expect(await sendToken(kit, next)).toEqual({ hash: '0x2' })
})

test('K-WORLD-02c: only the doubts that are not confirmed prevent a transfer', async () => {
  const { kit, chain } = await startUnknown([vague, '0x3'])
  const two = sendToken(kit, { ...next, despite: ['one'] })
  await expect(two).rejects.toMatchObject({ code: 'maybe_sent' })
  chain.position = '6/6'
  const doubts = ['one', 'two'].map((id) => ({ id, position: '6/6' }))
  const retry = { ...first, id: 'three', despite: ['one', 'two'] }
  const some = sendToken(kit, { ...retry, confirmed: doubts.slice(0, 1) })
  await expect(some).rejects.toMatchObject({ code: 'may_repeat', doubts })
  expect(await sendToken(kit, { ...retry, confirmed: doubts })).toEqual({ hash: '0x3' })
})

test('K-WORLD-02c: the same transfer can be sent again; a rejection restores the first', async () => {
  const { kit, chain, getRequests } = await startUnknown([refusal, '0x3'])
  const retry = { ...first, despite: ['one'] }
  await expect(sendToken(kit, first)).rejects.toMatchObject({ code: 'send_pending' })
  await expect(sendToken(kit, retry)).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(getRequests()).toMatchObject([{ id: 'one', state: 'unknown', position: '5/5' }])
  chain.position = '6/6'
  await expect(sendToken(kit, retry)).rejects.toMatchObject({ code: 'may_repeat' })
  expect(getRequests()).toMatchObject([{ id: 'one', state: 'unknown', position: '5/5' }])
  const confirmed = [{ id: 'one', position: '6/6' }]
  expect(await sendToken(kit, { ...retry, confirmed })).toEqual({ hash: '0x3' })
  expect(getRequests()).toMatchObject([{ id: 'one', state: 'sent', hash: '0x3' }])
})

test('K-WORLD-02c: a transfer that the user gives up stays unknown, and its position counts', async () => {
  const { kit, chain, getRequests } = start([])
  void sendToken(kit, first)
  await settle()
  await forgetSend(kit, { id: 'one', caipNetworkId })
  expect(getRequests()).toMatchObject([{ id: 'one', state: 'unknown', position: '5/5' }])
  chain.position = '5/6'
  const retry = sendToken(kit, { ...next, despite: ['one'] })
  await expect(retry).rejects.toMatchObject({ code: 'may_repeat' })
  await forgetSend(kit, { id: 'one', caipNetworkId })
  expect(getRequests()).toEqual([])
})

test('K-WORLD-02c: a replacement repeats no transfer, so no position prevents it', async () => {
  const replace = () => new Promise<never>(() => {})
  const { kit, chain, getRequests } = start(['0x1', vague], { replacing: { replace } })
  await sendToken(kit, first)
  await expect(sendToken(kit, next)).rejects.toMatchObject({ code: 'maybe_sent' })
  chain.position = '6/6'
  const [sent] = getRequests()
  if (sent?.hash === undefined) throw new Error('The first transfer was sent.')
  void replaceSend(kit, { request: { ...sent, hash: sent.hash }, act: 'speedUp', fee: 1n })
  await settle()
  expect(getRequests().at(-1)).toMatchObject({ id: 'replace/0x1', state: 'asked' })
  await forgetSend(kit, { id: 'replace/0x1', caipNetworkId })
  expect(getRequests().map(({ id }) => id)).toEqual(['one', 'two'])
})
