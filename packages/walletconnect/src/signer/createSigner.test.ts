import { mainnet, polygon } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { createTestPair } from '../fixtures/createTestPair.ts'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const options = { signal: undefined }
const personalSign = { method: 'personal_sign', params: ['0x00', address] }

const both = ['eip155:1', 'eip155:137']

const toNamespaces = (chains: string[]) => ({
  eip155: {
    chains,
    accounts: chains.map((chain) => `${chain}:${address}`),
    methods: ['personal_sign', 'wallet_getAssets'],
    events: ['accountsChanged', 'chainChanged'],
  },
})

async function connect(chains = ['eip155:1']) {
  const pair = await createTestPair({ networks: [mainnet, polygon] })
  const session = await pair.approve(pair.walletConnect, toNamespaces(chains))
  const signer = session.toSigner('eip155')
  if (!signer) throw new Error('no signer')
  return { ...pair, session, signer }
}
type Pair = Awaited<ReturnType<typeof connect>>

function answer({ wallet }: Pair, response: { result: unknown } | { error: unknown }): void {
  wallet.on('session_request', ({ id, topic }) => {
    const message = { id, jsonrpc: '2.0', ...response }
    // The client's type allows no invalid answers.
    return wallet.respond({ topic, response: message as never })
  })
}

test('error: a method that was not granted is refused without a request', async () => {
  const { signer, relay } = await connect()
  const asking = signer.request({ method: 'eth_sendTransaction', params: [] }, options)
  await expect(asking).rejects.toMatchObject({
    code: 'feature_not_supported',
    message: 'Method eth_sendTransaction is not supported',
  })
  expect(relay.relay.getReport().published.map(({ tag }) => tag)).not.toContain(1108)
})

test.each([4001, 5000, 5002])('error: code %d becomes the rejected error', async (code) => {
  const pair = await connect()
  answer(pair, { error: { code, message: 'No' } })
  await expect(pair.signer.request(personalSign, options)).rejects.toMatchObject({
    code: 'connection_rejected',
  })
})

test('error: any other error of the wallet has its code and bounded text', async () => {
  const pair = await connect()
  answer(pair, { error: { code: -32000, message: `${'x'.repeat(300)}\u202e` } })
  await expect(pair.signer.request(personalSign, options)).rejects.toMatchObject({
    code: -32000,
    message: 'x'.repeat(256),
  })
})

test('S-62: an answer beyond the limits is rejected', async () => {
  const pair = await connect()
  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
  answer(pair, { result: deep })
  await expect(pair.signer.request(personalSign, options)).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})

test('S-62: endless digits are rejected and do not block the page', async () => {
  const pair = await connect()
  answer(pair, { result: '7'.repeat(24_000) })
  const started = performance.now()
  await expect(pair.signer.request(personalSign, options)).rejects.toMatchObject({
    message: 'Answer out of bounds',
  })
  expect(performance.now() - started).toBeLessThan(3_000)
})

test('behavior: zeros of call data are accepted', async () => {
  const pair = await connect()
  const result = `0x${'0'.repeat(4_000)}`
  answer(pair, { result })
  expect(await pair.signer.request(personalSign, options)).toBe(result)
})

test('behavior: long integers become text', async () => {
  const pair = await connect()
  answer(pair, { result: [12_345_678_901_234_567_890n] })
  expect(await pair.signer.request(personalSign, options)).toEqual(['12345678901234567890'])
})

test('behavior: an aborted request rejects immediately and drops the late answer', async () => {
  const { signer, wallet } = await connect()
  const controller = new AbortController()
  const asked = new Promise((resolve) => {
    wallet.once('session_request', resolve)
  })
  const asking = signer.request(personalSign, controller)
  await asked
  controller.abort(new Error('left'))
  await expect(asking).rejects.toThrow('left')
})

test('behavior: a request rejects if the wallet ends the session', async () => {
  const { signer, wallet, session } = await connect()
  const asked = new Promise((resolve) => {
    wallet.once('session_request', resolve)
  })
  const asking = expect(signer.request(personalSign, options)).rejects.toThrow()
  await asked
  await wallet.disconnect({ topic: session.topic, reason: { code: 6000, message: 'Bye' } })
  await asking
})

test('K-WORLD-04: a network is not active before the wallet signs on it', async () => {
  const { signer, wallet, session } = await connect()
  const networkChanged = vi.fn()
  signer.watch({ accountsChanged: vi.fn(), networkChanged, disconnected: vi.fn() })
  signer.setNetworkId('eip155:137')
  expect(signer.canSignOn?.('eip155:137')).toBe(false)
  expect(signer.getNetworkId()).toBe('eip155:1')
  expect(networkChanged).not.toHaveBeenCalled()
  await wallet.update({ topic: session.topic, namespaces: toNamespaces(both) })
  await expect.poll(() => signer.getNetworkId()).toBe('eip155:137')
  expect(networkChanged).toHaveBeenCalledExactlyOnceWith('eip155:137')
})

test('K-WORLD-04: a network that the wallet withdraws is not active any more', async () => {
  const { signer, wallet, session } = await connect(both)
  const networkChanged = vi.fn()
  signer.setNetworkId('eip155:137')
  signer.watch({ accountsChanged: vi.fn(), networkChanged, disconnected: vi.fn() })
  await wallet.update({ topic: session.topic, namespaces: toNamespaces(['eip155:1']) })
  await expect.poll(() => signer.getNetworkId()).toBe('eip155:1')
  await expect.poll(() => networkChanged.mock.calls).toEqual([['eip155:1']])
})

test('behavior: reports a switch by the app', async () => {
  const { signer } = await connect(both)
  const networkChanged = vi.fn()
  const stop = signer.watch({ accountsChanged: vi.fn(), networkChanged, disconnected: vi.fn() })
  signer.setNetworkId('eip155:137')
  expect(networkChanged).toHaveBeenCalledExactlyOnceWith('eip155:137')
  expect(signer.getNetworkId()).toBe('eip155:137')
  stop()
  signer.setNetworkId('eip155:1')
  expect(networkChanged).toHaveBeenCalledOnce()
})

test('S-62: limits the rate of events', async () => {
  const { signer, wallet, session } = await connect(both)
  const networkChanged = vi.fn()
  signer.watch({ accountsChanged: vi.fn(), networkChanged, disconnected: vi.fn() })
  for (let count = 0; count < 20; count += 1) {
    const event = { name: 'chainChanged', data: count % 2 ? 1 : 137 }
    await wallet.emit({ topic: session.topic, chainId: 'eip155:1', event })
  }
  await expect.poll(() => networkChanged.mock.calls.length).toBeGreaterThan(0)
  expect(networkChanged.mock.calls.length).toBeLessThan(20)
})
