import { bitcoin, mainnet, polygon, solana } from '@latchkey/core/networks'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../client/createStore.ts'
import type { Pairing } from '../contract/WalletConnect.ts'
import { createTestPair, createTestWallet } from '../fixtures/createTestPair.ts'
import { watchSockets } from '../fixtures/watchSockets.ts'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const other = '0x0000000000000000000000000000000000000002'
const solanaAddress = 'FB3X1kUZMNDGfmX8WbhKAWXvw6jEYShvrk8N1cZJkFVm'
const networks = [mainnet, polygon, solana, bitcoin]
const eip155 = {
  chains: ['eip155:1', 'eip155:137'],
  accounts: [`eip155:1:${address}`, `eip155:137:${address}`],
  methods: ['personal_sign', 'eth_sendTransaction'],
}
const options = { signal: undefined }

afterEach(() => {
  vi.useRealTimers()
})

const once = <value>(listen: (resolve: (value: value) => void) => unknown) =>
  new Promise<value>((resolve) => {
    listen(resolve)
  })

test('default: pairs, requests, receives an event and disconnects', async () => {
  const { walletConnect, wallet, approve } = await createTestPair({ networks })
  const session = await approve(walletConnect, { eip155 })
  expect(session.peer).toEqual({
    name: 'Far Wallet',
    icon: undefined,
    url: 'https://wallet.example/',
  })
  const signer = session.toSigner('eip155')
  wallet.on('session_request', ({ id, topic, params }) => {
    const result = `0x${params.chainId === 'eip155:137' ? '89' : '01'}`
    return wallet.respond({ topic, response: { id, jsonrpc: '2.0', result } })
  })
  const request = { method: 'personal_sign', params: ['0x00', address] }
  expect(await signer?.request(request, options)).toBe('0x01')

  const moved = once((resolve) =>
    signer?.watch({ accountsChanged: vi.fn(), networkChanged: resolve, disconnected: vi.fn() }),
  )
  const event = { name: 'chainChanged', data: 137 }
  await wallet.emit({ topic: session.topic, chainId: 'eip155:1', event })
  expect(await moved).toBe('eip155:137')
  expect(signer?.getNetworkId()).toBe('eip155:137')

  const ended = once((resolve) => wallet.once('session_delete', resolve))
  await session.disconnect()
  expect(await ended).toMatchObject({ topic: session.topic })
})

test('behavior: the proposal names all configured networks and the old Solana ids', async () => {
  const { walletConnect, wallet } = await createTestPair({ networks })
  const proposed = once<{ params: { optionalNamespaces: unknown; requiredNamespaces: unknown } }>(
    (resolve) => wallet.once('session_proposal', resolve),
  )
  const controller = new AbortController()
  const pairing = walletConnect.pair({
    signal: controller.signal,
    onUri: ({ uri }) => {
      wallet.pair({ uri })
    },
  })
  const { params } = await proposed
  controller.abort()
  await expect(pairing).rejects.toThrow()
  expect(params.requiredNamespaces).toEqual({})
  expect(params.optionalNamespaces).toMatchObject({
    eip155: { chains: ['eip155:1', 'eip155:137'], events: ['accountsChanged', 'chainChanged'] },
    solana: { chains: [solana.caipNetworkId, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] },
    bip122: { methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'] },
  })
})

test('behavior: approved networks come from the session', async () => {
  const { walletConnect, approve } = await createTestPair({ networks })
  const chains = ['eip155:137']
  const session = await approve(walletConnect, {
    eip155: { ...eip155, chains, accounts: [`eip155:137:${address}`] },
  })
  const signer = session.toSigner('eip155')
  expect(signer?.getNetworkIds()).toEqual(['eip155:137'])
  expect(signer?.getNetworkId()).toBe('eip155:137')
  const request = { method: 'personal_sign', params: [], caipNetworkId: 'eip155:1' as const }
  await expect(signer?.request(request, options)).rejects.toMatchObject({
    code: 'unsupported_chain',
  })
})

test('behavior: MetaMask mobile serves all networks', async () => {
  const { walletConnect, relay, approve } = await createTestPair({ networks })
  const wallet = await createTestWallet(relay.url, 'MetaMask Wallet')
  const session = await approve(walletConnect, { eip155 }, wallet)
  expect(session.supportsAllNetworks).toBe(true)
  expect(session.toSigner('eip155')?.getNetworkIds()).toBeUndefined()
})

test('behavior: a namespace counts only if the session has accounts of it', async () => {
  const { walletConnect, wallet, approve } = await createTestPair({ networks })
  const deprecated = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const session = await approve(walletConnect, {
    eip155,
    solana: {
      chains: [deprecated],
      accounts: [`${deprecated}:${solanaAddress}`],
      methods: ['solana_signMessage'],
    },
  })
  expect(session.namespaces).toEqual(['eip155', 'solana'])
  expect(session.toSigner('bip122')).toBeUndefined()
  const signer = session.toSigner('solana')
  expect(signer?.getNetworkIds()).toEqual([solana.caipNetworkId])
  expect(signer?.getAccounts()).toEqual([{ address: solanaAddress }])
  const asked = once<{ params: { chainId: string } }>((resolve) =>
    wallet.once('session_request', resolve),
  )
  signer?.request({ method: 'solana_signMessage', params: {} }, options).catch(() => undefined)
  expect((await asked).params.chainId).toBe(deprecated)
})

test("behavior: an update replaces accounts; the wallet's event names the active one", async () => {
  const { walletConnect, wallet, approve } = await createTestPair({ networks })
  const session = await approve(walletConnect, { eip155 })
  const signer = session.toSigner('eip155')
  const updated = once<void>((resolve) =>
    session.watch({ updated: resolve, deleted: vi.fn(), expired: vi.fn() }),
  )
  const accounts = [...eip155.accounts, `eip155:1:${other}`]
  const events = ['accountsChanged', 'chainChanged']
  await wallet.update({
    topic: session.topic,
    namespaces: { eip155: { ...eip155, accounts, events } },
  })
  await updated
  expect(signer?.getAccounts()).toEqual([{ address }, { address: other }])
  const changed = once((resolve) =>
    signer?.watch({ accountsChanged: resolve, networkChanged: vi.fn(), disconnected: vi.fn() }),
  )
  const event = { name: 'accountsChanged', data: [`eip155:1:${other}`] }
  await wallet.emit({ topic: session.topic, chainId: 'eip155:1', event })
  expect(await changed).toEqual([{ address: other }, { address }])
})

test('S-132g: a message delivered twice is handled once', async () => {
  const { walletConnect, wallet, approve } = await createTestPair({ networks })
  const session = await approve(walletConnect, { eip155 })
  const signer = session.toSigner('eip155')
  const updated = vi.fn()
  const deleted = once<void>((resolve) =>
    session.watch({ updated, deleted: resolve, expired: vi.fn() }),
  )
  const { topic } = session
  const share = async (...addresses: string[]) => {
    const accounts = addresses.map((one) => `eip155:1:${one}`)
    const events = ['accountsChanged', 'chainChanged']
    await wallet.update({ topic, namespaces: { eip155: { ...eip155, accounts, events } } })
    await expect
      .poll(() => signer?.getAccounts())
      .toEqual(addresses.map((one) => ({ address: one })))
  }
  const publish = vi.spyOn(wallet.core.relayer, 'publish')
  await share(other)
  const [first = expect.fail('nothing was sent')] = publish.mock.calls
  await share(address)
  await wallet.core.relayer.publish(...first)
  await wallet.disconnect({ topic, reason: { code: 6000, message: 'Bye' } })
  await deleted
  expect(updated).toHaveBeenCalledTimes(2)
})

test('K-WC-09: deletion by the wallet ends every signer; a second disconnect is ignored', async () => {
  const { walletConnect, wallet, approve } = await createTestPair({ networks })
  const session = await approve(walletConnect, { eip155 })
  const disconnected = vi.fn()
  session
    .toSigner('eip155')
    ?.watch({ accountsChanged: vi.fn(), networkChanged: vi.fn(), disconnected })
  const deleted = once<void>((resolve) =>
    session.watch({ updated: vi.fn(), deleted: resolve, expired: vi.fn() }),
  )
  await wallet.disconnect({ topic: session.topic, reason: { code: 6000, message: 'Bye' } })
  await deleted
  expect(disconnected).toHaveBeenCalledOnce()
  await session.disconnect()
  expect(disconnected).toHaveBeenCalledOnce()
})

test.each(['the page', 'the wallet'])(
  'S-101: once %s has ended a session, the storage names neither wallet nor accounts',
  async (who) => {
    const storage = createMemoryStorage()
    const { walletConnect, wallet, approve } = await createTestPair({ networks, storage })
    const session = await approve(walletConnect, { eip155 })
    const readNames = () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      return keys.filter((key) => /Far Wallet|0xab16a96d/.test(storage.getItem(key) ?? ''))
    }
    await expect.poll(readNames).toHaveLength(3)
    if (who === 'the page') await session.disconnect()
    else await wallet.disconnect({ topic: session.topic, reason: { code: 6000, message: 'Bye' } })
    await expect.poll(readNames).toEqual([])
  },
)

test('behavior: restores a stored session without a prompt', async () => {
  const storage = createMemoryStorage()
  const { walletConnect, wallet, create, approve } = await createTestPair({
    networks,
    storage,
    storagePrefix: 'kept',
  })
  const { topic } = await approve(walletConnect, { eip155 })
  await walletConnect.stop()
  const after = await create()
  const restored = await after.restore()
  expect(restored?.topic).toBe(topic)
  wallet.on('session_request', ({ id }) =>
    wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x77' } }),
  )
  const request = { method: 'personal_sign', params: [] }
  expect(await restored?.toSigner('eip155')?.request(request, options)).toBe('0x77')
})

test('behavior: does not start without a stored session', async () => {
  const { walletConnect, relay } = await createTestPair({ networks })
  expect(await walletConnect.restore()).toBeUndefined()
  expect(relay.relay.getReport().clients).toEqual([])
})

test('behavior: concurrent calls share one client and one pairing', async () => {
  const { walletConnect, relay } = await createTestPair({ networks })
  const uris: string[] = []
  const controller = new AbortController()
  const onUri = ({ uri }: Pairing) => uris.push(uri)
  const pairs = [1, 2].map(() => walletConnect.pair({ onUri, signal: controller.signal }))
  await expect.poll(() => uris).toHaveLength(2)
  expect(uris[0]).toBe(uris[1])
  expect(relay.relay.getReport().clients).toHaveLength(1)
  controller.abort()
  await Promise.allSettled(pairs)
})

test('behavior: two kits on a page share no state', async () => {
  const { walletConnect, create, relay } = await createTestPair({ networks })
  const second = await create()
  const controller = new AbortController()
  const uris = new Set<string>()
  const onUri = ({ uri }: Pairing) => uris.add(uri)
  const { signal } = controller
  const pairs = [walletConnect, second].map((client) => client.pair({ onUri, signal }))
  await expect.poll(() => uris.size).toBe(2)
  const ids = relay.relay.getReport().clients.map(({ clientId }) => clientId)
  expect(new Set(ids).size).toBe(2)
  controller.abort()
  await Promise.allSettled(pairs)
})

test('K-WC-02: reuses a pairing until 10 seconds before it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { walletConnect } = await createTestPair({ networks })
  const open = async (fresh = false) => {
    const controller = new AbortController()
    const shown = await once<Pairing>((resolve) => {
      const { signal } = controller
      walletConnect.pair({ onUri: resolve, signal, fresh }).catch(() => undefined)
    })
    controller.abort()
    return shown
  }
  const first = await open()
  expect(first.expiresAt).toBe(Date.now() + 240_000)
  vi.setSystemTime(first.expiresAt - 10_001)
  expect(await open()).toEqual(first)
  vi.setSystemTime(first.expiresAt - 10_000)
  const second = await open()
  expect(second.uri).not.toBe(first.uri)
  expect((await open(true)).uri).not.toBe(second.uri)
})

test('behavior: a pairing times out after 4 minutes', async () => {
  const { walletConnect } = await createTestPair({ networks })
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const pairing = walletConnect.pair({ onUri: vi.fn(), signal: undefined })
  await expect
    .poll(() => waits.mock.calls.find(([, ms]) => Number(ms) > 230_000 && Number(ms) <= 240_000))
    .toBeDefined()
  const [expire] =
    waits.mock.calls.find(([, ms]) => Number(ms) > 230_000 && Number(ms) <= 240_000) ?? []
  expire?.()
  waits.mockRestore()
  await expect(pairing).rejects.toMatchObject({ code: 'request_timed_out' })
})

test('behavior: a refusal rejects the pairing, and the next one gets a new URI', async () => {
  const { walletConnect, wallet, approve } = await createTestPair({ networks })
  const uris: string[] = []
  wallet.once('session_proposal', ({ id }) =>
    wallet.reject({ id, reason: { code: 5000, message: 'User rejected.' } }),
  )
  const onUri = ({ uri }: Pairing) => {
    uris.push(uri)
    wallet.pair({ uri })
  }
  await expect(walletConnect.pair({ onUri, signal: undefined })).rejects.toMatchObject({
    code: 'connection_rejected',
  })
  const session = await approve(walletConnect, { eip155 })
  expect(session.namespaces).toEqual(['eip155'])
})

test('behavior: a session approved after the caller left is disconnected', async () => {
  const { walletConnect, wallet } = await createTestPair({ networks })
  const controller = new AbortController()
  const proposed = once<{ id: number }>((resolve) => wallet.once('session_proposal', resolve))
  const pairing = walletConnect.pair({
    signal: controller.signal,
    onUri: ({ uri }) => {
      wallet.pair({ uri })
    },
  })
  const { id } = await proposed
  controller.abort(new Error('closed'))
  await expect(pairing).rejects.toThrow('closed')
  const ended = once((resolve) => wallet.once('session_delete', resolve))
  const events = ['accountsChanged', 'chainChanged']
  const { topic } = await wallet.approve({ id, namespaces: { eip155: { ...eip155, events } } })
  expect(await ended).toMatchObject({ topic })
})

test('error: a wallet that grants no usable account fails to connect', async () => {
  const { walletConnect, approve } = await createTestPair({ networks: [solana] })
  await expect(approve(walletConnect, { eip155 })).rejects.toMatchObject({
    code: 'failed_to_connect',
  })
})

test('error: an app that the relay refuses gets an error with a text', async () => {
  const { create } = await createTestPair({ networks })
  const refused = await create({ projectId: 'other' })
  const error = await refused
    .pair({ onUri: vi.fn(), signal: undefined })
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'unreachable',
    cause: { message: expect.stringContaining('Unauthorized: invalid key') },
  })
})

test('behavior: contacts only the relay', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const sent = vi.spyOn(WebSocket.prototype, 'send')
  const hosts = watchSockets()
  const { walletConnect, wallet, relay, approve } = await createTestPair({ networks })
  const session = await approve(walletConnect, { eip155 })
  wallet.on('session_request', ({ id, topic }) =>
    wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x1' } }),
  )
  const request = { method: 'eth_sendTransaction', params: [{ to: other, data: '0x00' }] }
  await session.toSigner('eip155')?.request(request, options)
  await session.disconnect()
  expect(fetched).not.toHaveBeenCalled()
  expect(hosts.length).toBeGreaterThan(0)
  expect(new Set(hosts)).toEqual(new Set([new URL(relay.url).host]))
  // The relay can read neither method nor contract of a request.
  const requests = sent.mock.calls
    .map(([text]) => `${text}`)
    .filter((text) => text.includes('1108'))
  expect(requests).toHaveLength(1)
  expect(requests[0]).not.toContain('eth_sendTransaction')
  fetched.mockRestore()
  sent.mockRestore()
})

test('behavior: an expired session ends for all listeners', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { walletConnect, approve } = await createTestPair({ networks })
  const session = await approve(walletConnect, { eip155 })
  const expired = once<void>((resolve) =>
    session.watch({ updated: vi.fn(), deleted: vi.fn(), expired: resolve }),
  )
  vi.setSystemTime(session.getExpiresAt() + 1_000)
  // The client checks expiries every 5 seconds.
  vi.advanceTimersByTime(5_000)
  await expired
  expect(await walletConnect.restore()).toBeUndefined()
})

test('S-132f: the URI of a pairing expires with the pairing, after four minutes', async () => {
  const { walletConnect } = await createTestPair({ networks })
  const left = new AbortController()
  const message = {
    chains: ['eip155:1'],
    domain: 'app.example',
    uri: 'https://app.example',
    nonce: 'abcdef1234567890',
  } as const
  const read = (start: (onUri: (pairing: Pairing) => void) => Promise<unknown>) =>
    once<Pairing>((onUri) => start(onUri).catch(() => undefined))
  const { signal } = left
  const { walletConnect: evm } = await createTestPair({ networks: [mainnet] })
  for (const { uri, expiresAt } of [
    await read((onUri) => walletConnect.pair({ onUri, signal })),
    await read((onUri) => evm.authenticate({ onUri, signal, message })),
  ]) {
    expect(uri).toContain(`expiryTimestamp=${Math.floor(expiresAt / 1_000)}`)
    expect(Math.abs(expiresAt - Date.now() - 240_000)).toBeLessThan(10_000)
  }
  left.abort(new Error('left'))
})
