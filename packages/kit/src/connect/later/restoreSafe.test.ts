import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { getSafeOrigin } from '../../adapters/getSafeOrigin.ts'
import { toDiscoveryOptions } from '../../adapters/toDiscoveryOptions.ts'
import { type CreateTestKitOptions, createTestKit, fakePorts } from '../../testing/createTestKit.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { disconnect } from '../../wallets/disconnect.ts'
import { connect } from '../connect.ts'

const safeOrigin = 'https://app.safe.global'

function createSafe() {
  return fakeWallet({ id: 'safe', name: 'Safe', info: { type: 'EXTERNAL' } })
}

function createKit(topOrigin: string | undefined, options: CreateTestKitOptions = {}) {
  const page = { ...fakePorts().page, topOrigin: () => topOrigin }
  return createTestKit({ ...options, ports: { page, ...options.ports } })
}

test('K-INJ-10: inside the Safe app the Safe connects automatically, on every visit', async () => {
  const safe = createSafe()
  const storage = createMemoryStorage()
  const kit = createKit(safeOrigin, { wallets: [safe], ports: { storage } })
  expect(getAccount(kit).status).toBe('reconnecting')
  await settle()
  expect(getAccount(kit)).toMatchObject({ status: 'connected', isConnected: true })
  expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('safe')
  kit.test.stop()
  const again = createKit(safeOrigin, { wallets: [safe], ports: { storage } })
  await settle()
  expect(getAccount(again).status).toBe('connected')
  expect(safe.requests).toEqual([])
})

test('K-INJ-10: the Safe becomes the active wallet even if another one was active', async () => {
  const storage = createMemoryStorage()
  const other = fakeWallet()
  const before = createTestKit({ wallets: [other], ports: { storage } })
  await connect(before, { connectorId: 'test.wallet', namespace: 'eip155' })
  before.test.stop()
  const kit = createKit(safeOrigin, { wallets: [other, createSafe()], ports: { storage } })
  await settle()
  expect(kit.connection.getState().activeConnectors).toEqual({ eip155: 'safe' })
})

test('K-STATE-04: a Safe disconnected by the user does not reconnect automatically', async () => {
  const storage = createMemoryStorage()
  const safe = createSafe()
  const before = createKit(safeOrigin, { wallets: [safe], ports: { storage } })
  await settle()
  await disconnect(before)
  before.test.stop()
  const kit = createKit(safeOrigin, { wallets: [safe], ports: { storage } })
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
  await connect(kit, { connectorId: 'safe', namespace: 'eip155' })
  expect(getAccount(kit).status).toBe('connected')
})

test('K-INIT-13a: in any other frame nothing is loaded', async () => {
  const places: readonly (readonly [string | undefined, CreateTestKitOptions])[] = [
    [undefined, {}],
    ['https://app.safe.global.example', {}],
    ['http://app.safe.global', {}],
    [safeOrigin, { enableReconnect: false }],
    [safeOrigin, { safeOrigins: [] }],
  ]
  for (const [topOrigin, options] of places) {
    const kit = createKit(topOrigin, { wallets: [createSafe()], ...options })
    await settle()
    expect(kit.test.adapter.loads).toEqual({ discover: 0, adapter: 0 })
    expect(getAccount(kit).status).toBe('disconnected')
  }
})

test('parameters: safeOrigins', () => {
  const safeOrigins = ['https://safe.example']
  expect(getSafeOrigin(createKit('https://safe.example', { safeOrigins }))).toBe(safeOrigins[0])
  expect(getSafeOrigin(createKit(safeOrigin, { safeOrigins }))).toBeUndefined()
})

test('K-INJ-09: the discovery receives SDKs, switches and preference', () => {
  const externalSdks = {}
  const kit = createKit(safeOrigin, {
    externalSdks,
    enableBaseAccount: false,
    coinbasePreference: 'eoaOnly',
    metadata: { name: 'Latchkey', icons: ['https://app.example/icon.png'] },
  })
  expect(toDiscoveryOptions(kit, 'eip155')).toEqual({
    enableAnnounced: true,
    enableInjected: true,
    enableCoinbase: true,
    enableBaseAccount: false,
    coinbasePreference: 'eoaOnly',
    externalSdks,
    safeOrigin,
    app: {
      name: 'Latchkey',
      iconUrl: 'https://app.example/icon.png',
      networks: kit.config.networks,
    },
  })
  expect(toDiscoveryOptions(createKit(undefined), 'solana')).toEqual({
    enableAnnounced: true,
    enableInjected: true,
    enableCoinbase: true,
    enableBaseAccount: true,
    coinbasePreference: 'all',
    app: { name: 'Example', networks: [] },
  })
})
