import { createMemoryStorage, type MemoryStorage } from '@latchkey/core/testing'
import { type FakeWalletConnectOptions, fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { restore } from '../../connect/restore.ts'
import { switchNetwork } from '../../networks/switchNetwork.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import { createAdapters, threeNamespaces, threeNetworks } from '../../testing/createWallets.ts'
import { settle } from '../../testing/settle.ts'
import { disconnect } from '../../wallets/disconnect.ts'
import { pair } from '../pair.ts'

const [solana] = threeNamespaces.solana
const accounts = {
  eip155: { networkIds: ['eip155:1', 'eip155:137'], accounts: [{ address: '0x1' }] },
  solana: { networkIds: [solana.caipNetworkId], accounts: [{ address: 'sol1' }] },
} as const satisfies FakeWalletConnectOptions['accounts']

type Remote = ReturnType<typeof fakeWalletConnect>

function openKit(storage: MemoryStorage, { walletConnect }: Pick<Remote, 'walletConnect'>) {
  return createTestKit({
    walletConnect,
    networks: threeNetworks,
    adapters: Object.values(createAdapters([])),
    ports: { storage },
  })
}

/** Creates the storage of a previous visit with a WalletConnect session on Polygon. */
async function visit() {
  const storage = createMemoryStorage()
  const remote = fakeWalletConnect({ accounts, peerName: 'Phone Wallet' })
  const kit = openKit(storage, remote)
  await pair(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  kit.test.stop()
  return { storage, remote }
}

const stored = () => fakeWalletConnect({ accounts, stored: true, peerName: 'Phone Wallet' })

test('K-WC-10: a reload restores the session silently, in every namespace and on its network', async () => {
  const { storage } = await visit()
  const remote = stored()
  const kit = openKit(storage, remote)
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push([data.event, data.properties]))
  expect(getAccount(kit, { namespace: 'solana' }).status).toBe('reconnecting')
  await settle()
  expect(getAccount(kit, { namespace: 'solana' })).toMatchObject({ address: 'sol1' })
  expect(getAccount(kit)).toMatchObject({ address: '0x1', caipNetworkId: 'eip155:137' })
  expect(remote.uris).toEqual([])
  expect(events).toEqual([
    ['CONNECT_SUCCESS', { method: 'qrcode', name: 'Phone Wallet', view: '', reconnect: true }],
  ])
})

test('K-WC-10: a restored session ends like any other', async () => {
  const { storage } = await visit()
  const remote = stored()
  const kit = openKit(storage, remote)
  await settle()
  remote.deleteSession()
  expect(kit.connection.getState().connections).toEqual([])
  expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
})

test('K-WC-10: a session that ended while the page was closed is removed', async () => {
  const { storage } = await visit()
  const kit = openKit(storage, fakeWalletConnect())
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(storage.getItem('@appkit/connections')).toBeNull()
})

test('S-102: a session whose client cannot start stays stored and is restored later', async () => {
  const { storage } = await visit()
  const remote = stored()
  let fails = true
  const restorePaired: Remote['walletConnect']['restore'] = () =>
    fails ? Promise.reject(new TypeError('no chunk')) : remote.walletConnect.restore()
  const walletConnect = { ...remote.walletConnect, restore: restorePaired }
  const kit = openKit(storage, { walletConnect })
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(storage.getItem('@appkit/connections')).toContain('walletConnect')
  fails = false
  await restore(kit)
  expect(getAccount(kit).isConnected).toBe(true)
})

test('S-133b: a silent session ends "reconnecting" after 15 s and stays stored', async () => {
  const { storage } = await visit()
  const walletConnect = { ...stored().walletConnect, restore: () => new Promise<never>(() => {}) }
  const kit = openKit(storage, { walletConnect })
  await settle()
  expect(getAccount(kit).status).toBe('reconnecting')
  kit.test.clock.advance(15_000)
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(storage.getItem('@appkit/connections')).toContain('walletConnect')
})

test('K-STATE-04: a session ended by the user is not restored', async () => {
  const { storage, remote } = await visit()
  const kit = openKit(storage, remote)
  await settle()
  await disconnect(kit)
  kit.test.stop()
  const next = openKit(storage, stored())
  await settle()
  expect(getAccount(next).status).toBe('disconnected')
})
