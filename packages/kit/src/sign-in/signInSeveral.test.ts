import { mainnet, polygon, solana } from '@latchkey/core/networks'
import { toSignInMessage } from '@latchkey/core/sign-in'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { switchConnection } from '../connect/switchConnection.ts'
import { requestCloseModal } from '../guide/requestCloseModal.ts'
import type { SignedMessage } from '../kit/SignIn.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { createAdapters, createWalletOf, threeNetworks } from '../testing/createWallets.ts'
import { fakeSignIn } from '../testing/fakeSignIn.ts'
import { type FakeWallet, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { cancelSignIn } from '../wallets/cancelSignIn.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { createLocalSignIn } from './createLocalSignIn.ts'
import { signIn } from './signIn.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const otherEvm = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

const createTwo = () => [
  createWalletOf('eip155', 'a', { accounts: [evm] }),
  createWalletOf('eip155', 'b', { accounts: [otherEvm] }),
]

function createKitWith(wallets: readonly FakeWallet[], plugin = fakeSignIn()) {
  return createTestKit({
    networks: threeNetworks,
    adapters: Object.values(createAdapters(wallets)),
    features: { multiWallet: true },
    signIn: plugin,
  })
}

async function connectAndSign(kit: TestKit, wallets: readonly FakeWallet[]) {
  for (const { connector } of wallets) {
    const { id: connectorId, namespace } = connector.info
    await connect(kit, { connectorId, namespace })
    await settle()
    await signIn(kit)
  }
}

const getSignIn = (kit: TestKit) => kit.connection.getState().signIn

test('K-SIWX-01: a Solana wallet with its own sign-in gets the request; its text is verified', async () => {
  const added: SignedMessage[] = []
  const plugin = {
    ...fakeSignIn(),
    addSession: async (signed: SignedMessage) => void added.push(signed),
  }
  const fake = createWalletOf('solana', 'a', { accounts: [sol] })
  const wallet = {
    ...fake.wallet,
    features: {
      ...fake.wallet.features,
      signIn: async (data: SignedMessage['data']) => ({
        message: toSignInMessage(data),
        signature: 'own',
      }),
    },
  }
  const kit = createKitWith([{ ...fake, wallet, connect: async () => wallet }], plugin)
  await connect(kit, { connectorId: 'a', namespace: 'solana' })
  await settle()
  await signIn(kit)
  expect(added).toMatchObject([{ signature: 'own', data: { accountAddress: sol } }])
  expect(added[0]?.message).toContain('sign in with your Solana account')
  expect(fake.requests).not.toContain('signMessage')
  expect(getSignIn(kit)).toBe('signed')
})

test('K-SIWX-01: without its own sign-in a Solana or Bitcoin wallet signs the text', async () => {
  for (const [namespace, address] of [
    ['solana', sol],
    ['bip122', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ] as const) {
    const fake = createWalletOf(namespace, 'a', { accounts: [address] })
    const kit = createKitWith([fake])
    await connectAndSign(kit, [fake])
    expect(fake.requests).toContain('signMessage')
    expect(getSignIn(kit)).toBe('signed')
  }
})

test('S-83: the sign-in belongs to the active wallet; another wallet signs in separately', async () => {
  const wallets = createTwo()
  const kit = createKitWith(wallets)
  await connectAndSign(kit, wallets.slice(0, 1))
  await connect(kit, { connectorId: 'b', namespace: 'eip155' })
  await settle()
  expect(getSignIn(kit)).toBe('required')
  await switchConnection(kit, { connectorId: 'a', namespace: 'eip155' })
  await settle()
  expect(getSignIn(kit)).toBe('signed')
})

test('S-83: when a wallet disconnects, the next active one needs its own session', async () => {
  const wallets = createTwo()
  const kit = createKitWith(wallets)
  await connect(kit, { connectorId: 'a', namespace: 'eip155' })
  await connectAndSign(kit, wallets.slice(1))
  expect(getSignIn(kit)).toBe('signed')
  await disconnect(kit, { id: 'b' })
  await settle()
  expect(getSignIn(kit)).toBe('required')
  wallets[0]?.drop()
  expect(getSignIn(kit)).toBe('unknown')
})

test('S-83: a namespace without a wallet has no sign-in; back in the first the session applies', async () => {
  const wallets = createTwo()
  const kit = createKitWith(wallets)
  await connectAndSign(kit, wallets.slice(0, 1))
  await switchNetwork(kit, { caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  await settle()
  expect(getSignIn(kit)).toBe('unknown')
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await settle()
  expect(getSignIn(kit)).toBe('signed')
})

test('K-SIWX-02: cancelling disconnects only the wallet that was to sign in', async () => {
  const wallets = createTwo()
  const kit = createKitWith(wallets)
  await connectAndSign(kit, wallets.slice(0, 1))
  await connect(kit, { connectorId: 'b', namespace: 'eip155' })
  await settle()
  await cancelSignIn(kit)
  await settle()
  expect(kit.connection.getState().connections.map(({ connector }) => connector.id)).toEqual(['a'])
  expect(getSignIn(kit)).toBe('signed')
})

test('K-SIWX-03: a refused or abandoned switch keeps the previous network and its session', async () => {
  const wallet = fakeWallet()
  const plugin = fakeSignIn()
  const kit = createTestKit({ wallets: [wallet], signIn: plugin })
  await connectAndSign(kit, [wallet])
  wallet.behave({ rejects: 'switchNetwork' })
  const switching = switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await expect(switching).rejects.toMatchObject({ code: 'connection_rejected' })
  wallet.behave({ hangs: 'switchNetwork' })
  openModal(kit)
  const left = switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  const ended = expect(left).rejects.toMatchObject({ code: 'modal_closed' })
  await settle()
  requestCloseModal(kit)
  await ended
  await settle()
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:1' })
  expect(getSignIn(kit)).toBe('signed')
  expect(plugin.getHeld()).toHaveLength(1)
})

function createScoped() {
  const storage = createMemoryStorage()
  const plugin = createLocalSignIn({
    domain: 'app.example',
    uri: 'https://app.example',
    storage,
    now: () => Date.UTC(2026, 0, 1),
    createNonce: async () => 'nonce0123456789',
    verifiers: [{ isFor: () => true, verify: async () => true }],
    sessionScope: 'namespace',
  })
  return { storage, plugin }
}

test('K-SIWX-03: with the scope `namespace` a switch of network requests no signature', async () => {
  const { plugin } = createScoped()
  const wallet = fakeWallet()
  const kit = createTestKit({ wallets: [wallet], signIn: plugin })
  await connectAndSign(kit, [wallet])
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settle()
  expect(getSignIn(kit)).toBe('signed')
  expect(kit.modal.getState().open).toBe(false)
  wallet.changeAccounts([otherEvm])
  await settle()
  expect(getSignIn(kit)).toBe('required')
})

test('K-SIWX-09: with the scope `namespace` the last wallet of an account ends its session', async () => {
  const { plugin, storage } = createScoped()
  const wallets = [
    createWalletOf('eip155', 'a', { accounts: [evm] }),
    createWalletOf('eip155', 'b', { accounts: [evm], caipNetworkId: 'eip155:137' }),
    createWalletOf('solana', 'c', { accounts: [sol] }),
  ]
  const kit = createTestKit({
    networks: [mainnet, polygon, solana],
    adapters: Object.values(createAdapters(wallets)),
    features: { multiWallet: true },
    signIn: plugin,
    ports: { storage },
  })
  await connectAndSign(kit, wallets.slice(0, 1))
  await connect(kit, { connectorId: 'b', namespace: 'eip155' })
  await connect(kit, { connectorId: 'c', namespace: 'solana' })
  await settle()
  await disconnect(kit, { id: 'a' })
  expect(await plugin.getSessions('eip155:137', evm)).toHaveLength(1)
  await disconnect(kit, { id: 'b' })
  expect(await plugin.getSessions('eip155:1', evm)).toEqual([])
  expect(storage.getItem('@appkit/siwx')).toBeNull()
})

test('K-SIWX-04: a valid session skips the view after a reload, an expired one does not', async () => {
  const storage = createMemoryStorage()
  const wallet = fakeWallet()
  const plugin = fakeSignIn()
  const open = () => createTestKit({ wallets: [wallet], signIn: plugin, ports: { storage } })
  const first = open()
  await connectAndSign(first, [wallet])
  first.test.stop()
  const second = open()
  await settle()
  expect(getSignIn(second)).toBe('signed')
  expect(second.modal.getState().open).toBe(false)
  second.test.stop()
  await plugin.setSessions([])
  const third = open()
  await settle()
  expect(getSignIn(third)).toBe('required')
  expect(third.modal.getState().stack.at(-1)).toEqual({ view: 'SIWXSignMessage' })
})
