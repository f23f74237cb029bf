import { mainnet, solana } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { connect } from '../../connect/connect.ts'
import { closeModal } from '../../guide/closeModal.ts'
import { openModal } from '../../start/openModal.ts'
import { isUnsupportedNetwork } from '../../state/getActiveNetwork.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import { fakeAdapter } from '../../testing/fakeAdapter.ts'
import { fakeSignIn } from '../../testing/fakeSignIn.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'

const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

test('K-INJ-06: a wallet that disconnects leaves the other namespaces connected', async () => {
  const evm = fakeWallet()
  const sol = fakeWallet({
    id: 'sol.wallet',
    accounts: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    caipNetworkId: solana.caipNetworkId,
  })
  const adapters = [
    fakeAdapter({ wallets: [evm] }),
    fakeAdapter({ namespace: 'solana', wallets: [sol] }),
  ]
  const kit = createTestKit({ networks: [mainnet, solana], adapters })
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await connect(kit, { connectorId: 'sol.wallet', namespace: 'solana' })
  evm.drop()
  expect(getAccount(kit, { namespace: 'eip155' }).isConnected).toBe(false)
  expect(getAccount(kit, { namespace: 'solana' }).isConnected).toBe(true)
  expect(evm.getListenerCount()).toBe(0)
})

test('K-WORLD-06: an empty account list locks the connection until the account is back', () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  const { address } = getAccount(kit)
  wallet.changeAccounts([])
  expect(getAccount(kit)).toMatchObject({ address, isConnected: true, isLocked: true })
  expect(wallet.getListenerCount()).toBe(1)
  wallet.changeAccounts([String(address)])
  expect(getAccount(kit)).toMatchObject({ address, isConnected: true })
  expect(getAccount(kit).isLocked).toBeUndefined()
})

test('K-WORLD-06: a locked wallet may be connected again, which asks to unlock it', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  wallet.changeAccounts([])
  const connecting = connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  wallet.changeAccounts([other])
  await connecting
  expect(getAccount(kit)).toMatchObject({ address: other, isConnected: true })
  expect(getAccount(kit).isLocked).toBeUndefined()
})

test('K-WORLD-06: a wallet that is locked at a page load returns after unlocking', async () => {
  const ports = { storage: createMemoryStorage() }
  const wallet = fakeWallet()
  const before = createTestKit({ connected: wallet, ports })
  const { address } = getAccount(before)
  wallet.changeAccounts([])
  before.test.stop()
  const plugin = fakeSignIn()
  const kit = createTestKit({ wallets: [wallet], ports, signIn: plugin })
  await settle()
  expect(getAccount(kit)).toMatchObject({ address, isConnected: true, isLocked: true })
  expect(kit.modal.getState().open).toBe(false)
  wallet.changeAccounts([String(address)])
  await settle()
  expect(getAccount(kit).isLocked).toBeUndefined()
  expect(kit.modal.getState().stack).toMatchObject([{ view: 'SIWXSignMessage' }])
})

test('K-WORLD-06: a wallet that is unlocked before a page load is connected as usual', async () => {
  const ports = { storage: createMemoryStorage() }
  const wallet = fakeWallet()
  const before = createTestKit({ connected: wallet, ports })
  const { address } = getAccount(before)
  wallet.changeAccounts([])
  before.test.stop()
  wallet.changeAccounts([String(address)])
  const kit = createTestKit({ wallets: [wallet], ports })
  await settle()
  expect(getAccount(kit)).toMatchObject({ address, isConnected: true })
  expect(getAccount(kit).isLocked).toBeUndefined()
})

test('behavior: another account becomes the active one', () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  wallet.changeAccounts([other])
  expect(getAccount(kit).address).toBe(other)
})

test('K-INJ-07: an unconfigured chain opens UnsupportedChain; a configured one becomes active', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  wallet.changeNetwork('eip155:137')
  await settle()
  expect(kit.modal.getState().open).toBe(false)
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
  wallet.changeNetwork('eip155:5')
  await settle()
  expect(kit.modal.getState()).toMatchObject({
    open: true,
    stack: [{ view: 'UnsupportedChain', data: { caipNetworkId: 'eip155:5' } }],
  })
})

test('K-NET-01: switching off, allowed or in basic mode, an unsupported network opens nothing', async () => {
  const configs = [{ enableNetworkSwitch: false }, { allowUnsupportedChain: true }, { basic: true }]
  for (const config of configs) {
    const wallet = fakeWallet()
    const kit = createTestKit({ connected: wallet, ...config })
    wallet.changeNetwork('eip155:5')
    await settle()
    expect(isUnsupportedNetwork(kit)).toBe(true)
    expect(kit.modal.getState().open).toBe(false)
  }
})

test('K-NET-02: a switch in the wallet to a supported network closes the blocking view', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  wallet.changeNetwork('eip155:5')
  await settle()
  wallet.changeNetwork('eip155:1')
  await settle()
  expect(kit.modal.getState().open).toBe(false)
})

test('K-STATE-02: the last connection ending emits a disconnect event and closes the modal', () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  openModal(kit)
  wallet.drop()
  expect(kit.events.getLast()?.data).toMatchObject({ event: 'MODAL_CLOSE' })
  expect(kit.connection.getState()).toMatchObject({
    connections: [],
    activeConnectors: {},
    status: { eip155: 'disconnected' },
  })
  expect(kit.modal.getState().open).toBe(false)
})

test('S-139: a thousand openings and closings leave no timer and no listener behind', () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  for (let round = 0; round < 1_000; round += 1) {
    openModal(kit)
    closeModal(kit)
  }
  expect(kit.test.clock.getTimerCount()).toBe(0)
  expect(wallet.getListenerCount()).toBe(1)
  kit.test.stop()
  expect(wallet.getListenerCount()).toBe(0)
})
