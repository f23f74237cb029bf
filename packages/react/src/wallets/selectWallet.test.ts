import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { walletAliases } from '@latchkey/core/directory'
import { type Kit, openModal } from '@latchkey/kit'
import {
  type CreateTestKitOptions,
  createTestKit,
  fakePorts,
  fakeWallet,
  inspect,
} from '@latchkey/kit/testing'
import { expect, test } from 'vitest'
import { selectWallet } from './selectWallet.ts'
import type { WalletEntry } from './WalletEntry.ts'

const wallet: DirectoryWallet = { id: 'a', name: 'Amber', rdns: 'test.amber' }
const toEntry = (one: DirectoryWallet): WalletEntry => ({ kind: 'directory', wallet: one })
const info = (rest: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id: 'amber',
  name: 'Amber',
  type: 'ANNOUNCED',
  namespace: 'eip155',
  ...rest,
})
const relayUrl = 'wss://relay.example'

function createKit(options: CreateTestKitOptions & { readonly mobile?: boolean } = {}) {
  const { mobile = false, ...rest } = options
  const { page } = fakePorts()
  const opened: (readonly string[])[] = []
  const kit = createTestKit({
    ...rest,
    ports: {
      page: {
        ...page,
        device: () => ({ ...page.device(), ...(mobile && { os: 'ios' as const, mobile: true }) }),
      },
      openWindow: (url, target) => {
        opened.push([url, target])
        return null
      },
    },
  })
  openModal(kit, { view: 'AllWallets' })
  return { kit, opened }
}

/** Creates a kit on a phone that has loaded the code to open wallet apps. */
async function createPhone() {
  const phone = createKit({ relayUrl, mobile: true })
  await expect.poll(() => inspect(phone.kit).links.openWallet).toBeDefined()
  return phone
}

function select(kit: Kit, entry: WalletEntry) {
  selectWallet(kit, entry, { displayIndex: 3, view: 'AllWallets' })
  return kit.modal.getState().stack.at(-1)
}

test('default: an installed wallet connects, and the selection is reported', () => {
  const { kit } = createKit()
  const page = select(kit, { kind: 'connector', connector: info(), known: {} })
  expect(page).toEqual({
    view: 'ConnectingExternal',
    data: { connectorId: 'amber', namespace: 'eip155' },
  })
  expect(kit.events.getLast()?.data).toMatchObject({
    event: 'SELECT_WALLET',
    properties: { name: 'Amber', platform: 'browser', displayIndex: 3, view: 'AllWallets' },
  })
})

test('K-CONN-11: a wallet of several chains connects the active one first, then the others', () => {
  const { kit } = createKit()
  const connectors = [info({ namespace: 'solana' }), info()] as const
  const entry: WalletEntry = { kind: 'multiChain', name: 'Amber', connectors, known: {} }
  const evm = { connectorId: 'amber', namespace: 'eip155' }
  const solana = { connectorId: 'amber', namespace: 'solana' }
  expect(select(kit, entry)).toEqual({
    view: 'ConnectingExternal',
    data: { ...evm, others: [solana] },
  })
  expect(kit.events.getLast()?.data).toMatchObject({
    event: 'SELECT_WALLET',
    properties: { name: 'Amber', platform: 'browser' },
  })
  kit.modal.send({ type: 'back', connected: false })
  kit.connection.setState({ activeNamespace: 'solana' })
  expect(select(kit, entry)).toEqual({
    view: 'ConnectingExternal',
    data: { ...solana, others: [evm] },
  })
})

test('K-CONN-11: the other namespaces follow in the order of the configuration', () => {
  const [ethereum] = createKit().kit.config.networks
  const networks = [
    ethereum,
    { ...ethereum, chainNamespace: 'solana', caipNetworkId: 'solana:1' },
    { ...ethereum, chainNamespace: 'bip122', caipNetworkId: 'bip122:1' },
  ] as const
  const wallets = (['bip122', 'solana'] as const).map((namespace) =>
    fakeWallet({ info: { namespace } }),
  )
  const { kit } = createKit({ networks, wallets })
  const [evm, solana] = [info(), info({ namespace: 'solana' })]
  const connectors = [info({ namespace: 'bip122' }), solana, evm] as const
  expect(select(kit, { kind: 'multiChain', name: 'Amber', connectors, known: {} })).toMatchObject({
    data: { namespace: 'eip155', others: [{ namespace: 'solana' }, { namespace: 'bip122' }] },
  })
})

test('K-CONN-11: without a connector in the active namespace, the first configured one connects', () => {
  const { kit } = createKit()
  kit.connection.setState({ activeNamespace: 'bip122' })
  const connectors = [info({ namespace: 'solana' }), info()] as const
  expect(select(kit, { kind: 'multiChain', name: 'Amber', connectors, known: {} })).toMatchObject({
    data: { namespace: 'eip155' },
  })
})

test('behavior: WalletConnect opens the QR code, on a phone all wallets', () => {
  const entry: WalletEntry = { kind: 'walletConnect', connector: info({ type: 'WALLET_CONNECT' }) }
  expect(select(createKit({ relayUrl }).kit, entry)).toEqual({ view: 'ConnectingWalletConnect' })
  expect(select(createKit({ relayUrl, mobile: true }).kit, entry)).toEqual({ view: 'AllWallets' })
})

test('behavior: an installed directory wallet connects in the page, the active namespace first', () => {
  const { kit } = createKit({ relayUrl })
  kit.connection.setState({
    activeNamespace: 'solana',
    connectors: [
      info({ rdns: 'test.amber' }),
      info({ id: 'sol', namespace: 'solana', explorerId: 'a' }),
    ],
  })
  expect(select(kit, toEntry(wallet))).toMatchObject({
    data: { connectorId: 'sol', namespace: 'solana' },
  })
})

test('K-CONN-09: a wallet that is not installed is paired with its links', () => {
  const { kit } = createKit({ relayUrl })
  expect(select(kit, toEntry(wallet))).toEqual({
    view: 'ConnectingWalletConnect',
    data: { wallet, displayIndex: 3, from: 'AllWallets' },
  })
})

test('behavior: without pairing, a directory wallet opens its download page', () => {
  const { kit } = createKit()
  expect(select(kit, toEntry(wallet))).toEqual({ view: 'Downloads', data: { wallet } })
})

test('K-MOB-04: on a phone a wallet with a browse link opens in the same task, unless injected', async () => {
  const phantom = { ...wallet, id: walletAliases.phantom }
  const { kit, opened } = await createPhone()
  expect(select(kit, toEntry(phantom))).toEqual({ view: 'AllWallets' })
  expect(opened).toEqual([
    [expect.stringMatching(/^https:\/\/phantom\.app\/ul\/browse\//), '_self'],
  ])
  kit.connection.setState({ connectors: [info({ explorerId: phantom.id })] })
  expect(select(kit, toEntry(phantom))).toMatchObject({ view: 'ConnectingExternal' })
  expect(opened).toHaveLength(1)
  const desktop = createKit({ relayUrl })
  expect(select(desktop.kit, toEntry(phantom))).toMatchObject({ view: 'ConnectingWalletConnect' })
})

test('K-MOB-07: on a phone an existing pairing opens the app in the same task as the tap', async () => {
  const { kit, opened } = await createPhone()
  const amber = { ...wallet, mobileLink: 'amber://' }
  const data = { wallet: amber, displayIndex: 3, from: 'AllWallets' }
  expect(select(kit, toEntry(amber))).toEqual({ view: 'ConnectingWalletConnect', data })
  expect(opened).toEqual([])
  kit.modal.send({ type: 'back', connected: false })
  kit.connection.setState({ pairing: { uri: 'wc:1@2', expiresAt: kit.ports.now() + 10_001 } })
  expect(select(kit, toEntry(amber))).toEqual({
    view: 'ConnectingWalletConnect',
    data: { ...data, opened: true },
  })
  expect(opened).toEqual([['amber://wc?uri=wc%3A1%402', '_self']])
  expect(inspect(kit).links.linking).toMatchObject({ name: 'Amber', href: 'amber://' })
})

test('K-WC-02: a pairing that expires in 10 s opens no app, nor does a wallet without an app', async () => {
  const { kit, opened } = await createPhone()
  const amber = { ...wallet, mobileLink: 'amber://' }
  const now = kit.ports.now()
  kit.connection.setState({ pairing: { uri: 'wc:1@2', expiresAt: now + 10_000 } })
  select(kit, toEntry(amber))
  kit.connection.setState({ pairing: { uri: 'wc:1@2', expiresAt: now + 240_000 } })
  select(kit, toEntry({ ...wallet, webappLink: 'https://amber.example' }))
  expect(opened).toEqual([])
})

test('K-INJ-09: a directory wallet connects through its extension, else through its SDK', () => {
  const coinbase = { ...wallet, id: walletAliases.coinbase, rdns: 'com.coinbase.wallet' }
  const sdk = info({ id: 'coinbaseWallet', type: 'EXTERNAL', explorerId: coinbase.id })
  const selectWith = (connectors: readonly ConnectorInfo[]) => {
    const { kit } = createKit({ relayUrl })
    kit.connection.setState({ connectors })
    return select(kit, toEntry(coinbase))
  }
  expect(selectWith([sdk])).toMatchObject({ data: { connectorId: 'coinbaseWallet' } })
  const announced = info({ id: 'ext', rdns: coinbase.rdns })
  expect(selectWith([sdk, announced])).toMatchObject({ data: { connectorId: 'ext' } })
})
