import { base, polygon, solana } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { addNetwork } from './addNetwork.ts'
import { removeNetwork } from './removeNetwork.ts'
import { switchNetwork } from './switchNetwork.ts'

const getIds = (kit: ReturnType<typeof createTestKit>) =>
  kit.config.networks.map(({ caipNetworkId }) => caipNetworkId)
const usual = ['eip155:1', 'eip155:137', 'eip155:11155111']

test('K-INIT-11: an added network can be switched to; one of the same id is replaced', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  const switching = switchNetwork(kit, { caipNetworkId: 'eip155:8453' })
  await expect(switching).rejects.toMatchObject({ code: 'network_not_found' })
  addNetwork(kit, { network: base })
  expect(getIds(kit)).toEqual([...usual, 'eip155:8453'])
  await switchNetwork(kit, { caipNetworkId: 'eip155:8453' })
  expect(getActiveNetworkId(kit)).toBe('eip155:8453')
  addNetwork(kit, { network: { ...polygon, name: 'Polygon PoS' } })
  expect(getIds(kit)).toEqual([...usual, 'eip155:8453'])
  expect(kit.config.networks[1]?.name).toBe('Polygon PoS')
})

test('K-INIT-11: the configuration of the host is not changed', () => {
  const networks = [polygon] as const
  const kit = createTestKit({ networks })
  const other = createTestKit({ networks })
  addNetwork(kit, { network: base })
  expect([networks.length, other.config.networks.length]).toEqual([1, 1])
})

test('K-INIT-11: a wallet on the added network is supported from then on', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  wallet.changeNetwork('eip155:8453')
  await settle()
  expect(kit.modal.getState()).toMatchObject({ open: true, stack: [{ view: 'UnsupportedChain' }] })
  addNetwork(kit, { network: base })
  await settle()
  expect(kit.modal.getState().open).toBe(false)
  expect(wallet.requests).not.toContain('switchNetwork')
})

test('K-INIT-11: a network of a new namespace adds WalletConnect for it', () => {
  const kit = createTestKit({ relayUrl: 'wss://relay.example' })
  const getNamespaces = () =>
    kit.connection.getState().connectors.map(({ namespace, type }) => `${type}:${namespace}`)
  expect(getNamespaces()).toEqual(['WALLET_CONNECT:eip155'])
  addNetwork(kit, { network: solana })
  expect(getNamespaces()).toEqual(['WALLET_CONNECT:eip155', 'WALLET_CONNECT:solana'])
})

test('K-INIT-11: removing the active network switches kit and wallet to the first one', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ wallets: [wallet] })
  await connect(kit, { connectorId: wallet.connector.info.id, namespace: 'eip155' })
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await removeNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(getIds(kit)).toEqual(['eip155:1', 'eip155:11155111'])
  expect(getActiveNetworkId(kit)).toBe('eip155:1')
  expect(wallet.getNetworkId()).toBe('eip155:1')
  expect(kit.modal.getState().open).toBe(false)
})

test('K-INIT-11: removing another network keeps the active one', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  const before = kit.connection.getState().networks
  await removeNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(kit.connection.getState().networks).toEqual(before)
  expect(getActiveNetworkId(kit)).toBe('eip155:1')
})

test('error: an unconfigured network and the last network cannot be removed', async () => {
  const kit = createTestKit({ networks: [polygon] })
  for (const caipNetworkId of ['eip155:1', 'eip155:137'] as const) {
    const removing = removeNetwork(kit, { caipNetworkId })
    await expect(removing).rejects.toMatchObject({ code: 'network_not_found' })
  }
  expect(getIds(kit)).toEqual(['eip155:137'])
})
