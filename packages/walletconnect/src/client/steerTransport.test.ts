import { mainnet } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { createTestPair } from '../fixtures/createTestPair.ts'
import { createBackoff } from './createBackoff.ts'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const eip155 = {
  chains: ['eip155:1'],
  accounts: [`eip155:1:${address}`],
  methods: ['personal_sign'],
}
const request = { method: 'personal_sign', params: ['0x00', address] }
const options = { signal: undefined }

test('S-132b: the back-off grows from 0.5 s to 30 s, with full jitter', async () => {
  vi.useFakeTimers()
  try {
    const waits = vi.spyOn(globalThis, 'setTimeout')
    const backoff = createBackoff(() => 0.5)
    for (let count = 0; count < 9; count += 1) {
      const waiting = backoff.wait()
      await vi.runAllTimersAsync()
      await waiting
    }
    const [first, second, ...rest] = waits.mock.calls.map(([, ms]) => ms)
    expect([first, second, rest.at(-1)]).toEqual([250, 500, 15_000])
    backoff.reset()
    await backoff.wait()
  } finally {
    // Restores the spy first, because it wraps the fake clock.
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})

test('behavior: `skip` ends a wait', async () => {
  const backoff = createBackoff(() => 1)
  await backoff.wait()
  const waiting = backoff.wait()
  backoff.skip()
  await expect(waiting).resolves.toBeUndefined()
})

test('S-132e: a cut connection is restored with its subscriptions, even during a request', async () => {
  const { walletConnect, wallet, relay, approve } = await createTestPair({ networks: [mainnet] })
  const session = await approve(walletConnect, { eip155 })
  const asked = new Promise<{ id: number; topic: string }>((resolve) => {
    wallet.once('session_request', resolve)
  })
  const asking = session.toSigner('eip155')?.request(request, options)
  const { id, topic } = await asked
  const back = new Promise((resolve) => {
    wallet.core.relayer.once('relayer_connect', resolve)
  })
  relay.relay.disconnect()
  await back
  await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x12' } })
  expect(await asking).toBe('0x12')
})

test('S-132a: makes one attempt at a time while the relay is away and reconnects afterwards', async () => {
  const { walletConnect, wallet, relay, approve } = await createTestPair({ networks: [mainnet] })
  const session = await approve(walletConnect, { eip155 })
  wallet.on('session_request', ({ id, topic }) =>
    wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x34' } }),
  )
  await relay.stop()
  const signer = session.toSigner('eip155')
  const asking = [1, 2].map(() => signer?.request(request, options))
  await relay.start()
  expect(await Promise.all(asking)).toEqual(['0x34', '0x34'])
  // `steerTransport` does not control the wallet's client, so it may have reconnected twice.
  const walletId = await wallet.core.crypto.getClientId()
  const { clients } = relay.relay.getReport()
  expect(clients.filter(({ clientId }) => clientId !== walletId)).toHaveLength(1)
})

test('behavior: pairing fails as unreachable if the relay is down from the start', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
  try {
    const { walletConnect, relay } = await createTestPair({ networks: [mainnet] })
    await relay.stop()
    const pairing = walletConnect.pair({ onUri: vi.fn(), signal: undefined })
    const failed = expect(pairing).rejects.toMatchObject({ code: 'unreachable' })
    await vi.advanceTimersByTimeAsync(16_000)
    await failed
  } finally {
    vi.useRealTimers()
  }
})

test('S-132h: reports a lost and restored relay to waiting callers until they abort', async () => {
  const { walletConnect, relay } = await createTestPair({ networks: [mainnet] })
  const heard: string[] = []
  const wait = (name: string) => {
    const caller = new AbortController()
    const shown = new Promise<void>((resolve) => {
      const onUri = () => resolve()
      const onRelay = (reached: boolean) => heard.push(`${name} ${reached}`)
      walletConnect.pair({ onUri, onRelay, signal: caller.signal }).catch(() => undefined)
    })
    return { shown, leave: () => caller.abort() }
  }
  const first = wait('first')
  await first.shown
  await relay.stop()
  await expect.poll(() => heard).toEqual(['first false'])
  first.leave()
  // The second call reuses the pairing, which is still valid, while the relay is unreachable.
  const second = wait('second')
  await second.shown
  await relay.start()
  await expect.poll(() => heard).toEqual(['first false', 'second false', 'second true'])
})

test('S-132d: a new pairing after an outage reaches the relay immediately', async () => {
  const toFake = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  try {
    const { walletConnect, relay } = await createTestPair({ networks: [mainnet] })
    await relay.stop()
    for (const _ of [1, 2, 3]) {
      const pairing = walletConnect.pair({ onUri: vi.fn(), signal: undefined })
      const failed = expect(pairing).rejects.toMatchObject({ code: 'unreachable' })
      await vi.advanceTimersByTimeAsync(16_000)
      await failed
    }
    await relay.start()
    // Stops the fake clock, so that code that waits for a timer would wait forever.
    vi.useFakeTimers({ toFake: [...toFake] })
    const shown = new Promise((onUri) => {
      walletConnect.pair({ onUri, signal: undefined }).catch(() => undefined)
    })
    expect(await shown).toMatchObject({ uri: expect.stringMatching(/^wc:/) })
  } finally {
    vi.useRealTimers()
  }
})

test('S-132d: a signature after an outage reaches the relay immediately', async () => {
  const toFake = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  try {
    const { walletConnect, wallet, relay, approve } = await createTestPair({ networks: [mainnet] })
    const session = await approve(walletConnect, { eip155 })
    wallet.on('session_request', ({ id, topic }) =>
      wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x56' } }),
    )
    await relay.stop()
    await vi.advanceTimersByTimeAsync(40_000)
    await relay.start()
    // Stops the fake clock, so that a back-off would wait forever.
    vi.useFakeTimers({ toFake: [...toFake] })
    await wallet.core.relayer.transportOpen()
    expect(await session.toSigner('eip155')?.request(request, options)).toBe('0x56')
  } finally {
    vi.useRealTimers()
  }
})
