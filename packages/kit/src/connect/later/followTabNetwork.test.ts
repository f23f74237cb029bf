import type { CaipNetworkId } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { switchNetwork } from '../../networks/switchNetwork.ts'
import { getWallet } from '../../state/getWallet.ts'
import { createFakeTabs } from '../../testing/createFakeTabs.ts'
import {
  type CreateTestKitOptions,
  createTestKit,
  type TestKit,
} from '../../testing/createTestKit.ts'
import { createWalletOf, threeNamespaces, threeNetworks } from '../../testing/createWallets.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { pair } from '../../walletconnect/pair.ts'
import { connect } from '../connect.ts'

const [solana, devnet] = threeNamespaces.solana
const eip155 = {
  networkIds: ['eip155:1', 'eip155:137'],
  accounts: [{ address: '0x1' }],
} as const

/** Opens tabs of one origin, each with a separate page state. */
function createTabs() {
  const { openChannel, ...tabs } = createFakeTabs()
  const storage = createMemoryStorage()
  let id = 0
  const open = (tabId: string, options: CreateTestKitOptions) =>
    createTestKit({
      ...options,
      ports: { storage, openChannel, randomId: () => `${tabId}-${++id}` },
    })
  return { ...tabs, open }
}

const readNetwork = (kit: TestKit) => getWallet(kit)?.getNetworkId({ signal: undefined })

/** Opens two tabs that share the WalletConnect session of one wallet, each with its own signer. */
async function openSession(peerName = 'Phone Wallet') {
  const tabs = createTabs()
  const [first, second] = [false, true].map((stored) =>
    fakeWalletConnect({ accounts: { eip155 }, peerName, stored }),
  )
  const one = tabs.open('a', { ...first })
  const two = tabs.open('b', { ...second })
  await pair(one)
  await settle()
  return { ...tabs, one, two }
}

const say = ({ now }: TestKit['ports'], caipNetworkId: CaipNetworkId) => ({
  ...{ version: 1, type: 'chain', namespace: 'eip155', tabId: 'x', time: now() + 1 },
  caipNetworkId,
})

test("S-135b: over WalletConnect a switch in another tab also switches this tab's signer", async () => {
  const { one, two } = await openSession()
  await switchNetwork(one, { caipNetworkId: 'eip155:137' })
  await settle()
  expect(getAccount(two).caipNetworkId).toBe('eip155:137')
  expect(await readNetwork(two)).toBe('eip155:137')
})

test('S-135b: a message of another tab is not sent back', async () => {
  const { one, messages } = await openSession()
  const before = messages.length
  await switchNetwork(one, { caipNetworkId: 'eip155:137' })
  await settle()
  expect(messages.slice(before)).toMatchObject([{ type: 'chain' }])
})

test.each<[string, CaipNetworkId]>([
  ['not approved', 'eip155:11155111'],
  ['not configured', 'eip155:999'],
])('S-135e: neither signer nor page switches to a network that is %s', async (_, caipNetworkId) => {
  const { two, say: deliver } = await openSession()
  deliver(say(two.ports, caipNetworkId))
  await settle()
  expect(getAccount(two).caipNetworkId).toBe('eip155:1')
  expect(await readNetwork(two)).toBe('eip155:1')
})

test('S-135e: a wallet for all networks does not switch to an unconfigured one', async () => {
  const { two, say: deliver } = await openSession('MetaMask Wallet')
  deliver(say(two.ports, 'eip155:999'))
  await settle()
  expect(getAccount(two).caipNetworkId).toBe('eip155:1')
})

/** Opens two tabs with a Solana wallet, whose network each page stores separately. */
async function openSolana() {
  const tabs = createTabs()
  const create = () => createWalletOf('solana', 'sol')
  const [first, second] = [create(), create()]
  const one = tabs.open('a', { networks: threeNetworks, wallets: [first] })
  const two = tabs.open('b', { networks: threeNetworks, wallets: [second] })
  await connect(one, { connectorId: 'sol', namespace: 'solana' })
  await settle()
  two.connection.setState({ activeNamespace: 'solana' })
  return { one, two, wallet: second }
}

test('S-135b: a Solana wallet switches with the page', async () => {
  const { one, two } = await openSolana()
  await switchNetwork(one, { caipNetworkId: devnet.caipNetworkId })
  await settle()
  expect(getAccount(two).caipNetworkId).toBe(devnet.caipNetworkId)
  expect(await readNetwork(two)).toBe(devnet.caipNetworkId)
})

test('S-135b: the page keeps its network if the wallet fails to switch', async () => {
  const { one, two, wallet } = await openSolana()
  wallet.behave({ rejects: 'switchNetwork' })
  await switchNetwork(one, { caipNetworkId: devnet.caipNetworkId })
  await settle()
  expect(getAccount(two).caipNetworkId).toBe(solana.caipNetworkId)
  expect(two.connection.getState().networks.solana).toBe(solana.caipNetworkId)
})

test('S-135b: a wallet that manages its network is not prompted; it notifies each tab', async () => {
  const { open, say: deliver } = createTabs()
  const wallet = fakeWallet()
  const kit = open('a', { connected: wallet })
  deliver(say(kit.ports, 'eip155:137'))
  await settle()
  expect(wallet.requests).toEqual([])
  expect(getAccount(kit).caipNetworkId).toBe('eip155:1')
  wallet.changeNetwork('eip155:137')
  expect(getAccount(kit).caipNetworkId).toBe('eip155:137')
})
