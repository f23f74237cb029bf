import { createFailingStorage, createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import { getActiveNetworkId, isUnsupportedNetwork } from '../state/getActiveNetwork.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { type FakeWallet, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { startKit } from './startKit.ts'

const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const

/** Creates the storage of a previous visit with a connected wallet. */
async function visitWith(wallet: FakeWallet) {
  const storage = createMemoryStorage()
  const kit = createTestKit({ wallets: [wallet], ports: { storage } })
  await connect(kit, target)
  kit.test.stop()
  return storage
}

test('K-INIT-13a: a page load without a stored connection loads no adapter and sends no request', async () => {
  const kit = createTestKit({ wallets: [fakeWallet()] })
  await settle()
  expect(kit.test.adapter.loads).toEqual({ discover: 0, adapter: 0 })
  expect(kit.connection.getState().initialized).toBe(true)
})

test('K-INIT-13a: intent starts discovery once and still loads no adapter', async () => {
  const kit = createTestKit({ wallets: [fakeWallet()] })
  kit.preload()
  kit.preload()
  await settle()
  expect(kit.test.adapter.loads).toEqual({ discover: 1, adapter: 0 })
  expect(kit.connection.getState().connectors).toHaveLength(1)
  kit.preload({ namespace: 'eip155' })
  await settle()
  expect(kit.test.adapter.loads).toEqual({ discover: 1, adapter: 1 })
})

test('K-STATE-04: a stored wallet reconnects silently with its current network', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  wallet.changeNetwork('eip155:137')
  const asked = wallet.requests.length
  const kit = createTestKit({ wallets: [wallet], ports: { storage } })
  expect(getAccount(kit).status).toBe('reconnecting')
  await settle()
  expect(getAccount(kit)).toMatchObject({ status: 'connected', isConnected: true })
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
  expect(wallet.requests).toHaveLength(asked)
})

test('K-STATE-04: an explicitly disconnected wallet is not restored', async () => {
  const wallet = fakeWallet()
  const storage = createMemoryStorage()
  const before = createTestKit({ wallets: [wallet], ports: { storage } })
  await connect(before, target)
  await disconnect(before)
  before.test.stop()
  const kit = createTestKit({ wallets: [wallet], ports: { storage } })
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(kit.test.adapter.loads).toEqual({ discover: 0, adapter: 0 })
})

test('K-INIT-12: without reconnecting, stored connections end at start, shown as disconnected', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  const kit = createTestKit({ wallets: [wallet], ports: { storage }, enableReconnect: false })
  expect(getAccount(kit).status).toBe('disconnected')
  await settle()
  expect(getAccount(kit).isConnected).toBe(false)
  expect(storage.getItem('@appkit/connections')).toBeNull()
  expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
  expect(kit.test.adapter.loads).toEqual({ discover: 0, adapter: 0 })
})

test('S-133b: restoring ends after 15 s as disconnected; the next intent restores the session', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  wallet.behave({ hangs: 'connect' })
  const kit = createTestKit({ wallets: [wallet], ports: { storage } })
  await settle()
  kit.test.clock.advance(14_999)
  await settle()
  expect(getAccount(kit).status).toBe('reconnecting')
  kit.test.clock.advance(1)
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(storage.getItem('@appkit/connections')).toContain('test.wallet')
  wallet.behave({})
  kit.preload()
  await settle()
  expect(getAccount(kit).status).toBe('connected')
})

test('S-133b: a wallet that appears late is still restored', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  const adapter = fakeAdapter()
  const kit = createTestKit({ adapters: [adapter], ports: { storage } })
  await settle()
  adapter.announce(wallet)
  await settle()
  expect(getAccount(kit).isConnected).toBe(true)
})

test('S-102, K-WORLD-06: a locked wallet is shown as locked until it shares its account', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  wallet.changeAccounts([])
  const kit = createTestKit({ wallets: [wallet], ports: { storage } })
  await settle()
  expect(getAccount(kit)).toMatchObject({ isConnected: true, isLocked: true })
  wallet.changeAccounts(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'])
  expect(getAccount(kit).isLocked).toBeUndefined()
})

test('S-133c: a user who connects during a restore determines the status', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  const slow = fakeWallet({ hangs: 'connect' })
  const other = fakeWallet({ id: 'other.wallet', hangs: 'connect' })
  const kit = createTestKit({ wallets: [slow, other], ports: { storage } })
  await settle()
  connect(kit, { ...target, connectorId: 'other.wallet' }).catch(() => undefined)
  await settle()
  kit.test.clock.advance(15_000)
  await settle()
  expect(getAccount(kit).status).toBe('connecting')
})

test('behavior: a stored connector id without its connection ends as disconnected', async () => {
  const storage = createMemoryStorage()
  storage.setItem('@appkit/connection_status', 'connected')
  storage.setItem('@appkit/eip155:connected_connector_id', 'test.wallet')
  const kit = createTestKit({ ports: { storage } })
  expect(getAccount(kit).status).toBe('reconnecting')
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
})

test('K-INIT-10, K-NET-09: the network is the stored one, else the default, else the first one', () => {
  expect(getActiveNetworkId(createTestKit())).toBe('eip155:1')
  expect(getActiveNetworkId(createTestKit({ defaultNetwork: 'eip155:137' }))).toBe('eip155:137')
  expect(getActiveNetworkId(createTestKit({ defaultNetwork: 'eip155:42' }))).toBe('eip155:1')
  const storage = createMemoryStorage()
  storage.setItem('@appkit/active_caip_network_id', 'eip155:11155111')
  const kit = createTestKit({ defaultNetwork: 'eip155:137', ports: { storage } })
  expect(getActiveNetworkId(kit)).toBe('eip155:11155111')
})

test('K-NET-09: a stored network that is not configured counts as unsupported', () => {
  const storage = createMemoryStorage()
  storage.setItem('@appkit/active_caip_network_id', 'eip155:5')
  expect(isUnsupportedNetwork(createTestKit({ ports: { storage } }))).toBe(true)
})

test('K-STATE-03: keys and formats of the public wire are written', async () => {
  const storage = await visitWith(fakeWallet())
  const read = (key: string) => storage.getItem(`@appkit/${key}`)
  expect(read('active_caip_network_id')).toBe('eip155:1')
  expect(read('active_namespace')).toBe('eip155')
  expect(read('connected_namespaces')).toBe('eip155')
  expect(read('connection_status')).toBe('connected')
  expect(read('eip155:connected_connector_id')).toBe('test.wallet')
  expect(JSON.parse(read('connections') ?? '')).toEqual({
    eip155: [
      {
        connectorId: 'test.wallet',
        accounts: [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
        caipNetwork: 'eip155:1',
      },
    ],
  })
})

test('K-STATE-03: unknown content is ignored, not thrown', async () => {
  for (const content of ['{', '[]', 'null', '{"eip155":[1,{"connectorId":7}]}', '{"eip155":"x"}']) {
    const storage = createMemoryStorage()
    storage.setItem('@appkit/connection_status', 'connected')
    storage.setItem('@appkit/connections', content)
    storage.setItem('@appkit/disconnected_connector_ids', content)
    storage.setItem('@appkit/active_caip_network_id', content)
    const kit = createTestKit({ wallets: [fakeWallet()], ports: { storage } })
    await settle()
    expect(getAccount(kit).status).toBe('disconnected')
  }
})

test('K-STATE-05: storage that throws does not fail connect or disconnect', async () => {
  for (const reason of ['blocked', 'full'] as const) {
    const storage = createFailingStorage({ reason, storage: createMemoryStorage() })
    const kit = createTestKit({ wallets: [fakeWallet()], ports: { storage } })
    await connect(kit, target)
    expect(getAccount(kit).isConnected).toBe(true)
    await disconnect(kit)
    expect(getAccount(kit).isConnected).toBe(false)
  }
})

test('S-101: tokens left by another kit are removed', () => {
  const storage = createMemoryStorage()
  storage.setItem('@appkit/siwx-auth-token', 'secret')
  storage.setItem('@appkit/siwx-nonce-token', 'secret')
  createTestKit({ ports: { storage } })
  expect(storage.getItem('@appkit/siwx-auth-token')).toBeNull()
  expect(storage.getItem('@appkit/siwx-nonce-token')).toBeNull()
})

test('K-INIT-03: a missing project id shows its alert and the kit keeps working', async () => {
  const kit = createTestKit({ projectId: '', wallets: [fakeWallet()] })
  await settle()
  expect(kit.alerts.getState().alerts.map((alert) => alert.message)).toEqual([
    'Project ID Not Configured',
  ])
  await connect(kit, target)
  expect(getAccount(kit).isConnected).toBe(true)
})

test('behavior: a kit can start, stop and start again, as in StrictMode', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  const kit = createTestKit({ wallets: [wallet], ports: { storage }, started: false })
  startKit(kit)()
  const stop = startKit(kit)
  await settle()
  expect(getAccount(kit).isConnected).toBe(true)
  expect(wallet.getListenerCount()).toBe(1)
  stop()
  expect(wallet.getListenerCount()).toBe(0)
  expect(getAccount(kit).isConnected).toBe(false)
})

test('K-STATE-01: each of the four statuses is reported per namespace', async () => {
  const wallet = fakeWallet()
  const storage = await visitWith(wallet)
  const kit = createTestKit({ wallets: [wallet], ports: { storage } })
  const seen: unknown[] = []
  kit.connection.subscribe(({ status }) => seen.push(status.eip155))
  expect(getAccount(kit, { namespace: 'eip155' }).status).toBe('reconnecting')
  expect(getAccount(kit, { namespace: 'solana' }).status).toBe('disconnected')
  await settle()
  expect(getAccount(kit, { namespace: 'eip155' }).status).toBe('connected')
  await disconnect(kit)
  expect(getAccount(kit, { namespace: 'eip155' }).status).toBe('disconnected')
  await connect(kit, target)
  expect(seen).toEqual(expect.arrayContaining(['connected', 'disconnected', 'connecting']))
  expect(getAccount(kit, { namespace: 'solana' }).status).toBe('disconnected')
})
