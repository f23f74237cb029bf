import { getBase64Encoder } from '@solana/kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import {
  blockhash,
  type ClusterAnswers,
  ClusterError,
  clusterNetwork,
  fakeCluster,
} from '../testing/fakeCluster.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { toTransfer } from '../transaction/toTransfer.ts'

const [from = '', to = ''] = testAddresses
const { caipNetworkId } = clusterNetwork
const lastValid = 150
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

/** Connects a wallet that only signs, so that the kit sends. */
async function connect(cluster: ClusterAnswers = {}) {
  const chain = fakeCluster({ sendTransaction: () => 'sent', ...cluster })
  server.use(chain.handler)
  const provider = fakeStandardWallet({ answers: { 'solana:signAndSendTransaction': undefined } })
  const networks = [clusterNetwork]
  const { features } = await createAdapter({ networks }).connect(
    { info: { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' }, provider },
    { networks, silent: false, signal: undefined },
  )
  const { solana, send } = features
  if (!solana || !send) throw new TypeError('no features')
  const readSent = () =>
    chain.calls
      .filter(({ method }) => method === 'sendTransaction')
      .map(({ params }) => ({
        text: String(params[0]),
        settings: Object(params[1]),
        message: parseTransaction(Uint8Array.from(getBase64Encoder().encode(String(params[0]))))
          .message,
      }))
  return { chain, provider, solana, send, readSent }
}

const bare = () => toTransfer({ from, to, lamports: 7n, blockhash: zeroKey })
const prices = (...fees: readonly number[]) => ({
  getRecentPrioritizationFees: () =>
    fees.map((prioritizationFee) => ({ slot: 1, prioritizationFee })),
})
const expired = new ClusterError(-32_002, 'Simulation failed', {
  err: 'BlockhashNotFound',
  logs: [],
})

test('K-WORLD-11a: the blockhash is read last, directly before the wallet is asked', async () => {
  const { solana, chain, readSent } = await connect()
  await solana.signAndSendTransaction(bare())
  expect(chain.getMethods().slice(-3)).toEqual([
    'simulateTransaction',
    'getLatestBlockhash',
    'sendTransaction',
  ])
  const [, settings] =
    chain.calls.find(({ method }) => method === 'simulateTransaction')?.params ?? []
  expect(settings).toMatchObject({ replaceRecentBlockhash: true })
  expect(readSent()[0]?.message.lifetimeToken).toBe(blockhash)
})

test.each([
  [[0, 0, 0, 4_000, 8_000], 4_000],
  [[9_999_999_999, 9_999_999_999], 2_000_000],
])('K-WORLD-11a, S-66: recent prices %j give a priority fee of %i', async (fees, price) => {
  const { send, chain, readSent } = await connect(prices(...fees))
  await send.send({ caipNetworkId, to, amount: 7n })
  const { message } = readSent()[0] ?? {}
  const data =
    message?.version === 'legacy' && message.instructions.map((each) => [...(each.data ?? [])])
  const bytes = new Uint8Array(new BigUint64Array([BigInt(price)]).buffer)
  expect(data).toMatchObject([[2, 0xe8, 3, 0, 0], [3, ...bytes], { length: 12 }])
  const asked = chain.calls.find(({ method }) => method === 'getRecentPrioritizationFees')
  expect(asked?.params).toEqual([[from, to]])
  expect((await send.getFees({ caipNetworkId, to })).normal).toBe(5_000n + BigInt(price) / 1_000n)
})

test('K-WORLD-23b: Max pays exactly the fee that was reserved, although prices have changed', async () => {
  const balance = 2_000_000_000n
  let price = 700_000
  const { send, readSent } = await connect({
    getRecentPrioritizationFees: () => [{ prioritizationFee: price }],
  })
  const { reserve } = await send.getFees({ caipNetworkId })
  price = 1_900_000
  await send.send({ caipNetworkId, to, amount: balance - reserve })
  const { message } = readSent()[0] ?? {}
  const data = message?.version === 'legacy' ? message.instructions[1]?.data : undefined
  expect(new DataView(Uint8Array.from(data ?? []).buffer).getBigUint64(1, true)).toBe(700_000n)
})

test('K-WORLD-11a: a cluster without prices gets the transaction without a priority fee', async () => {
  const refusals = [
    new ClusterError(-32_601, 'Method not found'),
    'none',
    [{ prioritizationFee: 'x' }, null, { prioritizationFee: -1 }],
  ]
  for (const answer of refusals) {
    const { send, readSent } = await connect({ getRecentPrioritizationFees: () => answer })
    await send.send({ caipNetworkId, to, amount: 7n })
    const { message } = readSent()[0] ?? {}
    expect(message?.version === 'legacy' && message.instructions).toHaveLength(1)
  }
})

test('K-WORLD-11a: sends again until the blockhash expires, then nothing was sent', async () => {
  let height = 100
  const { send, readSent } = await connect({
    getSignatureStatuses: () => ({ value: [null] }),
    getBlockHeight: () => (height += 5),
  })
  const id = await send.send({ caipNetworkId, to, amount: 7n })
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
  const waiting = expect(send.waitFor({ caipNetworkId, id })).rejects.toMatchObject({
    code: 'transaction_expired',
    shortMessage: 'Your transaction expired. Nothing was sent',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await waiting
  const sent = readSent()
  expect(height).toBe(lastValid + 25)
  expect(sent.length).toBeGreaterThan(4)
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1)
  expect(sent.at(-1)?.settings).toEqual({ encoding: 'base64', skipPreflight: true, maxRetries: 0 })
})

test('K-WORLD-11a: a transaction of the last valid block is not expired', async () => {
  const levels = [null, { confirmationStatus: 'processed', err: null }]
  const confirmed = { confirmationStatus: 'confirmed', err: null }
  const { send, readSent } = await connect({
    getSignatureStatuses: () => ({ value: [levels.length > 0 ? levels.shift() : confirmed] }),
    getBlockHeight: () => lastValid + 21,
  })
  const id = await send.send({ caipNetworkId, to, amount: 7n })
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
  const waiting = expect(send.waitFor({ caipNetworkId, id })).resolves.toBeUndefined()
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
  expect(readSent()).toHaveLength(1)
})

test('K-WORLD-11a: after a reload an unknown transaction expires with the latest blockhash', async () => {
  let height = lastValid + 17
  const { send, solana, readSent } = await connect({
    getSignatureStatuses: () => ({ value: [null] }),
    getBlockHeight: () => (height += 1),
  })
  const id = '5'.repeat(88)
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
  const waiting = expect(send.waitFor({ caipNetworkId, id })).rejects.toMatchObject({
    code: 'transaction_expired',
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await waiting
  expect(readSent()).toEqual([])
  // The app may have sent this one with a durable nonce, which does not expire.
  const other = expect(solana.waitForConfirmation(id)).rejects.toMatchObject({
    code: 'request_timed_out',
  })
  await vi.advanceTimersByTimeAsync(26_000)
  await other
})

test('K-WORLD-11a: a signature that comes too late is expired, and nothing was sent', async () => {
  const { send, chain } = await connect({
    sendTransaction: () => expired,
    getBlockHeight: () => lastValid + 1,
  })
  await expect(send.send({ caipNetworkId, to, amount: 7n })).rejects.toMatchObject({
    code: 'transaction_expired',
  })
  expect(chain.getMethods().filter((method) => method === 'sendTransaction')).toHaveLength(1)
})

test('K-WORLD-11a: a node that is behind gets the transaction again', async () => {
  const answers: unknown[] = [expired, expired]
  const { send, readSent } = await connect({
    sendTransaction: () => answers.shift() ?? 'sent',
    getBlockHeight: () => lastValid,
  })
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
  const sending = send.send({ caipNetworkId, to, amount: 7n })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await sending).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  expect(readSent()).toHaveLength(3)
})

test('behavior: a failure before the wallet is asked is not reported as asked', async () => {
  const { send, provider } = await connect({
    simulateTransaction: () => new Response(null, { status: 403 }),
  })
  const onAsk = vi.fn()
  const sending = send.send({ caipNetworkId, to, amount: 7n }, { onAsk })
  await expect(sending).rejects.toBeInstanceOf(Error)
  expect(onAsk).not.toHaveBeenCalled()
  expect(provider.calls.map(({ feature }) => feature)).toEqual(['standard:connect'])
})
