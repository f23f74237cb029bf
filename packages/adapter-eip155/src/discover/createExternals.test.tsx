import type { ChainDiscovery, Connector, DiscoveryOptions } from '@latchkey/core'
import { connectorDirectoryIds } from '@latchkey/core/directory'
import { mainnet, polygon } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { fakeExternalSdks } from '../testing/fakeExternalSdks.ts'
import { fakeProvider, providerError } from '../testing/fakeProvider.ts'
import { createDiscovery } from './createDiscovery.ts'

const networks = [mainnet, polygon]

function read(discovery: ChainDiscovery): readonly Connector[] {
  let found: readonly Connector[] = []
  discovery.watchConnectors((connectors) => {
    found = connectors
  })()
  return found
}

function find(options: Partial<DiscoveryOptions> = {}) {
  return read(createDiscovery({ enableAnnounced: true, enableInjected: true, ...options }))
}

function connect(connector: Connector | undefined, silent = false) {
  if (!connector) throw new TypeError('The connector is missing.')
  const options = { networks, silent, signal: undefined }
  return createAdapter({ networks }).connect(connector, options)
}

test('K-INJ-09: lists Coinbase and Base Account unless disabled, without loading their SDKs', () => {
  const externalSdks = fakeExternalSdks()
  expect(find({ externalSdks }).map(({ info }) => info)).toEqual([
    {
      id: 'coinbaseWallet',
      type: 'EXTERNAL',
      name: 'Coinbase',
      namespace: 'eip155',
      explorerId: connectorDirectoryIds['coinbaseWallet'],
    },
    {
      id: 'baseAccount',
      type: 'EXTERNAL',
      name: 'Base Account',
      namespace: 'eip155',
      explorerId: connectorDirectoryIds['baseAccount'],
    },
  ])
  const ids = (options: Partial<DiscoveryOptions>) => find(options).map(({ info }) => info.id)
  expect(ids({ externalSdks, enableCoinbase: false })).toEqual(['baseAccount'])
  expect(ids({ externalSdks, enableBaseAccount: false })).toEqual(['coinbaseWallet'])
  expect(ids({ externalSdks: { baseAccount: externalSdks.baseAccount } })).toEqual(['baseAccount'])
  expect(ids({})).toEqual([])
  expect(externalSdks.getLoads()).toBe(0)
})

test('K-INJ-09: connecting loads the SDK once, configures it and validates its provider', async () => {
  const externalSdks = fakeExternalSdks()
  const [coinbase, base] = find({
    externalSdks,
    coinbasePreference: 'smartWalletOnly',
    app: { name: 'Latchkey', iconUrl: 'https://app.example/icon.png', networks },
  })
  const wallet = await connect(coinbase)
  await connect(coinbase)
  expect(externalSdks.getLoads()).toBe(1)
  expect(externalSdks.settings).toEqual([
    {
      appName: 'Latchkey',
      appLogoUrl: 'https://app.example/icon.png',
      appChainIds: [1, 137],
      preference: { options: 'smartWalletOnly', telemetry: false },
    },
  ])
  expect(wallet.connector.provider).toBe(externalSdks.provider)
  expect(await wallet.getAccounts({ signal: undefined })).toHaveLength(1)
  await connect(base)
  expect(externalSdks.getLoads()).toBe(2)
})

test('error: an SDK that failed to load is loaded again by the next attempt', async () => {
  const externalSdks = fakeExternalSdks()
  let isOffline = true
  const coinbaseWallet = () =>
    isOffline ? Promise.reject(new TypeError('offline')) : externalSdks.coinbaseWallet()
  const [coinbase] = find({ externalSdks: { coinbaseWallet } })
  await expect(connect(coinbase)).rejects.toMatchObject({ code: 'failed_to_connect' })
  isOffline = false
  await expect(connect(coinbase)).resolves.toBeDefined()
})

test('error: an SDK without a provider fails to connect', async () => {
  const createCoinbaseWalletSDK = () => ({ getProvider: () => null })
  const [coinbase] = find({
    externalSdks: { coinbaseWallet: async () => ({ createCoinbaseWalletSDK }) },
  })
  await expect(connect(coinbase)).rejects.toMatchObject({ code: 'provider_not_found' })
})

test('error: closing the window of the SDK counts as a refusal', async () => {
  const refuse = () => {
    throw providerError(4001, 'User closed modal')
  }
  const provider = fakeProvider({ answers: { eth_requestAccounts: refuse } })
  const [coinbase] = find({ externalSdks: fakeExternalSdks(provider) })
  await expect(connect(coinbase)).rejects.toMatchObject({ code: 'connection_rejected' })
})

test('behavior: disconnecting calls `disconnect` of providers from SDKs only', async () => {
  let ended = 0
  const provider = { ...fakeProvider(), disconnect: () => (ended += 1) }
  const [coinbase] = find({ externalSdks: fakeExternalSdks(provider) })
  const wallet = await connect(coinbase)
  await wallet.disconnect()
  expect(ended).toBe(1)
  const info = { id: 'a', type: 'ANNOUNCED', name: 'A', namespace: 'eip155' } as const
  const announced = await connect({ info, provider })
  await announced.disconnect()
  expect(ended).toBe(1)
})

test('K-INJ-10: lists the Safe connector only inside the Safe app', () => {
  expect(find({ safeOrigin: 'https://app.safe.global' }).map(({ info }) => info)).toEqual([
    {
      id: 'safe',
      type: 'EXTERNAL',
      name: 'Safe',
      namespace: 'eip155',
      explorerId: connectorDirectoryIds['safe'],
    },
  ])
})

test('K-INJ-10: posts requests to the origin of the Safe app', async () => {
  const [safe] = find({ safeOrigin: 'https://app.safe.global' })
  const posted: unknown[] = []
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation((...message) => {
    posted.push(message)
  })
  connect(safe, true).catch(() => undefined)
  await expect.poll(() => posted).toHaveLength(1)
  expect(posted).toEqual([
    [expect.objectContaining({ method: 'getSafeInfo' }), 'https://app.safe.global'],
  ])
  post.mockRestore()
})
