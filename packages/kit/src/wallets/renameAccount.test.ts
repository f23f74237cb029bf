import { createFailingStorage, createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { getAddressLabel } from '../storage/getAddressLabel.ts'
import { createFakeTabs } from '../testing/createFakeTabs.ts'
import { type CreateTestKitOptions, createTestKit } from '../testing/createTestKit.ts'
import { createAdapters, createWalletOf, threeNetworks } from '../testing/createWallets.ts'
import { settle } from '../testing/settle.ts'
import { deleteConnection } from './deleteConnection.ts'
import { disconnect } from './disconnect.ts'
import { renameAccount } from './renameAccount.ts'

const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const account = { namespace: 'eip155', address: checksummed } as const
const namespaces = ['eip155', 'solana', 'bip122'] as const
const stored = '@latchkey/address_labels'

function createNine() {
  return namespaces.flatMap((namespace) =>
    ['a', 'b', 'c'].map((id) => createWalletOf(namespace, id)),
  )
}

function createKitWith(wallets = createNine(), options: CreateTestKitOptions = {}) {
  return createTestKit({
    networks: threeNetworks,
    adapters: Object.values(createAdapters(wallets)),
    features: { multiWallet: true },
    ...options,
  })
}
type TestKit = ReturnType<typeof createKitWith>

async function connectAll(kit: TestKit, wallets: ReturnType<typeof createNine>) {
  for (const { connector } of wallets) {
    await connect(kit, { connectorId: connector.info.id, namespace: connector.info.namespace })
  }
  await settle()
}
const read = (kit: TestKit, address: string = checksummed) =>
  getAddressLabel(kit, { namespace: 'eip155', address })

test('default', () => {
  const kit = createTestKit()
  renameAccount(kit, { ...account, label: '  Savings ' })
  expect(read(kit)).toBe('Savings')
  renameAccount(kit, { ...account, label: 'Rainy days' })
  expect(read(kit)).toBe('Rainy days')
  expect(JSON.parse(kit.ports.storage.getItem(stored) ?? '')).toEqual({
    v: 1,
    data: { eip155: [{ address: checksummed.toLowerCase(), label: 'Rainy days' }] },
  })
})

test.each(['', '   ', '\u202e\u200b'])('parameters: label %j removes the name', (label) => {
  const kit = createTestKit()
  renameAccount(kit, { ...account, label: 'Savings' })
  renameAccount(kit, { ...account, label })
  expect(read(kit)).toBeUndefined()
  expect(kit.ports.storage.getItem(stored)).not.toContain('Savings')
})

test('behavior: a name has at most 32 characters, without those that hide or reorder text', () => {
  const kit = createTestKit()
  const rename = (label: string) => {
    renameAccount(kit, { ...account, label })
    return read(kit)
  }
  expect(rename('Sav\u202eings\u0000\u2066\n\u200d')).toBe('Savings')
  // Labels are cut between characters, never inside one.
  expect(rename('🔑'.repeat(40))).toBe('🔑'.repeat(32))
  expect(rename(`${'x'.repeat(31)} y`)).toBe('x'.repeat(31))
  expect(rename('حساب التوفير')).toBe('حساب التوفير')
})

test('behavior: a name applies to the address on every network, in any checksum spelling', async () => {
  const kit = createTestKit({
    connected: createWalletOf('eip155', 'a', { accounts: [checksummed] }),
  })
  renameAccount(kit, { ...account, address: checksummed.toLowerCase(), label: 'Savings' })
  expect(getAccount(kit).addressLabels).toEqual({ [checksummed]: 'Savings' })
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(getAccount(kit).addressLabels).toEqual({ [checksummed]: 'Savings' })
  // In other namespaces addresses are case-sensitive.
  renameAccount(kit, { namespace: 'solana', address: 'Ab', label: 'Other' })
  expect(getAddressLabel(kit, { namespace: 'solana', address: 'ab' })).toBeUndefined()
  expect(getAddressLabel(kit, { namespace: 'bip122', address: 'Ab' })).toBeUndefined()
})

test('behavior: renaming accounts of nine connections leaves all connections unchanged', async () => {
  const wallets = createNine()
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  const { addressLabels: none, ...before } = kit.connection.getState()
  const asked = wallets.map(({ requests }) => [...requests])
  const live = [...kit.wallets]
  expect(none).toEqual({})
  for (const namespace of namespaces) {
    renameAccount(kit, { namespace, address: `${namespace}-b`, label: `My ${namespace}` })
  }
  await settle()
  const { addressLabels, ...after } = kit.connection.getState()
  expect(after).toEqual(before)
  expect(after.connections).toBe(before.connections)
  expect([...kit.wallets]).toEqual(live)
  expect(wallets.map(({ requests }) => requests)).toEqual(asked)
  for (const namespace of namespaces) {
    expect(getAccount(kit, { namespace }).addressLabels).toEqual({
      [`${namespace}-b`]: `My ${namespace}`,
    })
  }
  expect(Object.keys(addressLabels)).toEqual([...namespaces])
})

test('behavior: names are restored after a reload and after a disconnect', async () => {
  const storage = createMemoryStorage()
  const wallets = createNine()
  const first = createKitWith(wallets, { ports: { storage } })
  await connectAll(first, wallets)
  renameAccount(first, { namespace: 'solana', address: 'solana-b', label: 'Games' })
  await disconnect(first)
  expect(getAddressLabel(first, { namespace: 'solana', address: 'solana-b' })).toBe('Games')
  first.test.stop()

  const second = createKitWith(wallets, { ports: { storage } })
  await connect(second, { connectorId: 'b', namespace: 'solana' })
  expect(getAccount(second).addressLabels).toEqual({ 'solana-b': 'Games' })
  second.test.stop()

  const third = createKitWith(wallets, { ports: { storage } })
  await settle()
  expect(getAccount(third)).toMatchObject({
    isConnected: true,
    addressLabels: { 'solana-b': 'Games' },
  })
})

test('S-135a: a name given in one tab shows in the other, and connections stay unchanged', async () => {
  const tabs = createFakeTabs()
  const storage = createMemoryStorage()
  const wallets = createNine()
  const open = (tabId: string) => {
    let id = 0
    const randomId = () => `${tabId}-${++id}`
    return createKitWith(wallets, {
      ports: { storage, openChannel: tabs.openChannel, randomId },
    })
  }
  const [one, two] = [open('a'), open('b')]
  await connectAll(one, wallets)
  const { connections } = two.connection.getState()
  const asked = wallets.map(({ requests }) => [...requests])
  renameAccount(one, { namespace: 'eip155', address: 'eip155-b', label: 'Savings' })
  await settle()
  expect(read(two, 'eip155-b')).toBe('Savings')
  renameAccount(two, { namespace: 'eip155', address: 'eip155-b', label: '' })
  await settle()
  expect(read(one, 'eip155-b')).toBeUndefined()
  expect(connections).toHaveLength(9)
  expect(two.connection.getState().connections).toBe(connections)
  expect(wallets.map(({ requests }) => requests)).toEqual(asked)
})

test('behavior: deleting a recent wallet removes names of accounts that no other wallet has', async () => {
  const address = 'eip155-a'
  const wallets = [
    createWalletOf('eip155', 'a', { accounts: [address, 'own'] }),
    createWalletOf('eip155', 'b', { accounts: [address] }),
  ]
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  for (const each of [address, 'own', 'elsewhere']) {
    renameAccount(kit, { namespace: 'eip155', address: each, label: `My ${each}` })
  }
  const target = { namespace: 'eip155', connectorId: 'a' } as const
  await disconnect(kit, { id: 'a' })
  await deleteConnection(kit, target)
  expect([address, 'own', 'elsewhere'].map((each) => read(kit, each))).toEqual([
    ...[`My ${address}`, undefined, 'My elsewhere'],
  ])
})

test('K-STATE-03: beyond 64 names the oldest is dropped, also of stored ones', async () => {
  const kit = createTestKit()
  for (let index = 0; index < 70; index += 1) {
    renameAccount(kit, { namespace: 'eip155', address: `0x${index}`, label: `${index}` })
  }
  expect(kit.connection.getState().addressLabels.eip155).toHaveLength(64)
  expect([5, 6, 69].map((index) => read(kit, `0x${index}`))).toEqual([undefined, '6', '69'])
})

test('K-STATE-03: stored names are read only for accounts, and made printable', async () => {
  const rows = [
    { address: '0xa', label: '\u202e Savings' },
    { address: '0xb', label: 7 },
    { address: '', label: 'nobody' },
    { address: 'x'.repeat(300), label: 'long' },
    { address: '0xc', label: 'y'.repeat(300) },
    null,
  ]
  const data = { eip155: rows, nowhere: rows, solana: 'x' }
  const storage = createMemoryStorage({
    '@appkit/connection_status': 'connected',
    [stored]: JSON.stringify({ v: 1, data }),
  })
  const kit = createTestKit({ ports: { storage } })
  await settle()
  expect(kit.connection.getState().addressLabels).toEqual({
    eip155: [
      { address: '0xa', label: 'Savings' },
      { address: '0xc', label: 'y'.repeat(32) },
    ],
    solana: [],
  })
})

test('S-100: names of a later version stay unchanged', () => {
  const later = JSON.stringify({ v: 2, data: 'unknown' })
  const storage = createMemoryStorage({ [stored]: later })
  const kit = createTestKit({ ports: { storage } })
  renameAccount(kit, { ...account, label: 'Savings' })
  expect(read(kit)).toBe('Savings')
  expect(storage.getItem(stored)).toBe(later)
})

test.each(['blocked', 'full'] as const)(
  'K-STATE-05: storage that is %s does not prevent a rename',
  (reason) => {
    const storage = createFailingStorage({ reason, storage: createMemoryStorage() })
    const kit = createTestKit({ ports: { storage } })
    renameAccount(kit, { ...account, label: 'Savings' })
    expect(read(kit)).toBe('Savings')
  },
)
