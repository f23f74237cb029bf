import { createFailingStorage, createMemoryStorage } from '@latchkey/core/testing'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import type { StoragePort } from '../kit/ports.ts'
import { rememberLink } from '../links/rememberLink.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { createAdapters, createWalletOf, threeNetworks } from '../testing/createWallets.ts'
import { fakeSignIn } from '../testing/fakeSignIn.ts'
import { settle } from '../testing/settle.ts'
import { pair } from '../walletconnect/pair.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { getConnections } from '../wallets/getConnections.ts'
import { renameAccount } from '../wallets/renameAccount.ts'
import { parseStoredWallet, toStoredWallet } from './recentWallets.ts'

/** Every storage key that the kit reads (kit-state §11). */
const keys = [
  '@appkit/active_caip_network_id',
  '@appkit/active_namespace',
  '@appkit/connected_namespaces',
  '@appkit/connection_status',
  '@appkit/eip155:connected_connector_id',
  '@appkit/connections',
  '@appkit/disconnected_connector_ids',
  '@appkit/recent_wallets',
  '@appkit/recent_wallet',
  '@appkit/siwx',
  '@latchkey/address_labels',
  'WALLETCONNECT_DEEPLINK_CHOICE',
] as const

const remoteAccounts = {
  solana: {
    networkIds: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const],
    accounts: [{ address: 'sol1' }],
  },
}

/** Runs every feature that reads or writes storage. */
async function useAll(storage: StoragePort): Promise<void> {
  const wallet = createWalletOf('eip155', 'a')
  const { walletConnect } = fakeWalletConnect({ accounts: remoteAccounts })
  const kit = createTestKit({
    networks: threeNetworks,
    adapters: Object.values(createAdapters([wallet])),
    features: { multiWallet: true },
    signIn: fakeSignIn({ required: false }),
    walletConnect,
    ports: { storage },
  })
  openModal(kit)
  await settle()
  kit.test.clock.advance(15_000)
  await settle()
  getConnections(kit, { namespace: 'eip155' })
  await connect(kit, { connectorId: 'a', namespace: 'eip155' })
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  const { address = '' } = getAccount(kit, { namespace: 'eip155' })
  renameAccount(kit, { namespace: 'eip155', address, label: 'Savings' })
  expect(getAccount(kit, { namespace: 'eip155' }).addressLabels).toEqual({ [address]: 'Savings' })
  rememberLink(kit, { name: 'Phone', href: 'phone://' })
  await pair(kit, { wallet: { id: 'w1', name: 'Phone' } })
  await settle()
  expect(getAccount(kit, { namespace: 'eip155' }).isConnected).toBe(true)
  expect(getAccount(kit, { namespace: 'solana' }).address).toBe('sol1')
  await disconnect(kit)
  await settle()
  expect(kit.connection.getState().connections).toEqual([])
  kit.test.stop()
}

const hostile = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '0',
  '"x"',
  'connected',
  'eip155',
  'eip155:1',
  'cosmos:hub',
  '[null]',
  '[[]]',
  '{"eip155":null}',
  '{"eip155":[null,1,"x",{},{"connectorId":1}]}',
  '{"eip155":[{"connectorId":"a"}]}',
  '{"eip155":[{"connectorId":"a","accounts":"x"}]}',
  '{"eip155":[{"connectorId":"a","accounts":[{"address":1}]}]}',
  '{"eip155":[{"connectorId":"a","accounts":[{"address":"0x1","type":"admin"}]}]}',
  '{"eip155":[{"connectorId":"a","accounts":[{"address":"0x1"}],"caipNetwork":"solana:x"}]}',
  '{"__proto__":{"polluted":true},"constructor":1}',
  '{"eip155":[{"connectorId":"__proto__","accounts":[{"address":"__proto__"}]}]}',
  '[{"id":"w","name":"w","mobile_link":"javascript:alert(1)"}]',
  '[{"id":1,"name":{}}]',
  '{"v":1,"data":null}',
  '{"v":2,"data":{}}',
  '{"v":1,"data":{"eip155":[null,{"address":"0x1"},{"address":1,"label":1},{"address":"0x1","label":"x"}]}}',
  '{"v":1,"data":{"eip155":[{"address":"__proto__","label":"__proto__"}],"__proto__":[1]}}',
  `"${'x'.repeat(100_000)}"`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  JSON.stringify({
    eip155: Array.from({ length: 5_000 }, (_, id) => ({
      connectorId: `${id}`,
      accounts: [{ address: '0x1' }],
    })),
  }),
]

test.each(keys)(
  'K-STATE-03: any content of %s is ignored or read, and never throws',
  async (key) => {
    for (const content of hostile) {
      const storage = createMemoryStorage({
        '@appkit/connection_status': 'connected',
        [key]: content,
      })
      await useAll(storage)
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  },
)

test('K-STATE-03: random content of all keys together does not throw', async () => {
  const content = fc.oneof(fc.json(), fc.string(), fc.constantFrom(...hostile.slice(0, -3)))
  const stored = fc.record(Object.fromEntries(keys.map((key) => [key, content])), {
    requiredKeys: [],
  })
  await fc.assert(
    fc.asyncProperty(stored, async (entries) => {
      await useAll(createMemoryStorage({ ...entries, '@appkit/connection_status': 'connected' }))
    }),
    { numRuns: 60, seed: 20_260_101 },
  )
})

test('K-STATE-05: storage that is blocked, full, or fails later does not stop the kit', async () => {
  for (const reason of ['blocked', 'full'] as const) {
    await useAll(createFailingStorage({ reason, storage: createMemoryStorage() }))
  }
  let left = 12
  const kept = createMemoryStorage()
  const breaking: StoragePort = {
    ...kept,
    setItem: (key, value) => {
      left -= 1
      if (left < 0) throw new DOMException('full', 'QuotaExceededError')
      kept.setItem(key, value)
    },
  }
  await useAll(breaking)
})

test('K-STATE-03: at most 16 addresses and 16 wallets of a namespace are stored', async () => {
  const storage = createMemoryStorage()
  const wallets = Array.from({ length: 20 }, (_, index) => createWalletOf('eip155', `w${index}`))
  const kit = createTestKit({
    networks: threeNetworks,
    adapters: Object.values(createAdapters(wallets)),
    features: { multiWallet: true },
    ports: { storage },
  })
  for (const { connector } of wallets) {
    await connect(kit, { connectorId: connector.info.id, namespace: 'eip155' })
    await disconnect(kit)
  }
  const first = wallets[0]
  await connect(kit, { connectorId: 'w0', namespace: 'eip155' })
  for (let index = 0; index < 40; index += 1) first?.changeAccounts([`0x${index}`])
  const rows: readonly { readonly accounts: readonly unknown[] }[] = JSON.parse(
    storage.getItem('@appkit/connections') ?? '',
  ).eip155
  expect(rows).toHaveLength(16)
  expect(rows.map(({ accounts }) => accounts.length)).toContain(16)
  expect(rows.at(-1)?.accounts[0]).toEqual({ address: '0x39' })
})

test('K-STATE-03: a recent wallet is stored in the format of the public wire and read again', () => {
  const wallet = {
    id: 'w1',
    name: 'Wallet',
    imageUrl: 'https://img.example/1',
    homepage: 'https://wallet.example',
    rdns: 'example.wallet',
    chains: ['eip155:1'],
    certified: true,
    mobileLink: 'wallet://',
    desktopLink: 'wallet-desktop://',
    webappLink: 'https://app.wallet.example',
    linkMode: 'https://link.wallet.example',
    appStore: 'https://apps.example/1',
    playStore: 'https://play.example/1',
    chromeStore: 'https://chrome.example/1',
    injected: [{ namespace: 'eip155', injectedId: 'isWallet' }],
    supportsWalletConnect: true,
    order: 7,
  } as const
  expect(toStoredWallet(wallet)).toMatchObject({
    mobile_link: 'wallet://',
    injected: [{ namespace: 'eip155', injected_id: 'isWallet' }],
    supports_wc: true,
    badge_type: 'certified',
  })
  expect(parseStoredWallet(toStoredWallet(wallet))).toEqual(wallet)
})
