import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import type { Ports } from '../kit/ports.ts'
import { createTestKit, fakePorts, type TestKit } from '../testing/createTestKit.ts'
import { createAdapters, createWalletOf, threeNetworks } from '../testing/createWallets.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { pair } from '../walletconnect/pair.ts'
import { openModal } from './openModal.ts'

const relayUrl = 'wss://relay.example'

const getViews = ({ modal }: TestKit) => {
  const { open, stack } = modal.getState()
  return open ? stack.map(({ view }) => view) : undefined
}

const { page } = fakePorts()
const onPhone: Partial<Ports> = {
  page: { ...page, device: () => ({ ...page.device(), mobile: true }) },
}

test('K-MODAL-03: without adapters the QR code opens, on a phone AllWallets, whatever the view', () => {
  for (const [ports, view] of [
    [{}, 'ConnectingWalletConnectBasic'],
    [onPhone, 'AllWallets'],
  ] as const) {
    const kit = createTestKit({ adapters: [], relayUrl, ports })
    openModal(kit)
    expect(getViews(kit)).toEqual([view])
    openModal(kit, { view: 'WhatIsAWallet' })
    expect(getViews(kit)).toEqual([view])
  }
})

test('K-MODAL-04: manual control of pairings behaves as without adapters', () => {
  const kit = createTestKit({ manualWCControl: true, relayUrl })
  openModal(kit, { view: 'Networks' })
  expect(getViews(kit)).toEqual(['ConnectingWalletConnectBasic'])
  const connected = createTestKit({
    manualWCControl: true,
    relayUrl,
    connected: fakeWallet(),
  })
  openModal(connected)
  expect(getViews(connected)).toEqual(['Account'])
})

test('K-WC-11: without adapters a wallet connects in every namespace, then Account opens', async () => {
  const remote = fakeWalletConnect({
    accounts: {
      eip155: { networkIds: ['eip155:1'], accounts: [{ address: '0x1' }] },
      solana: {
        networkIds: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
        accounts: [{ address: 'sol1' }],
      },
    },
  })
  const { walletConnect } = remote
  const kit = createTestKit({ adapters: [], networks: threeNetworks, walletConnect })
  openModal(kit)
  await pair(kit)
  await settle()
  expect(getViews(kit)).toBeUndefined()
  expect(getAccount(kit, { namespace: 'solana' })).toMatchObject({ address: 'sol1' })
  openModal(kit)
  expect(getViews(kit)).toEqual(['Account'])
})

test('K-WC-11: basic mode opens only while disconnected, and blocks no network', async () => {
  const { walletConnect } = fakeWalletConnect({
    accounts: { eip155: { networkIds: ['eip155:5'], accounts: [{ address: '0x1' }] } },
  })
  const kit = createTestKit({ basic: true, walletConnect })
  openModal(kit)
  expect(getViews(kit)).toEqual(['ConnectingWalletConnectBasic'])
  await pair(kit)
  await settle()
  expect(getAccount(kit).isConnected).toBe(true)
  openModal(kit)
  expect(getViews(kit)).toBeUndefined()
})

test('K-MODAL-15: opening for another namespace activates its network and follows its account', async () => {
  const wallets = [createWalletOf('eip155', 'a'), createWalletOf('solana', 'b')]
  const kit = createTestKit({
    networks: threeNetworks,
    adapters: Object.values(createAdapters(wallets)),
  })
  await connect(kit, { connectorId: 'a', namespace: 'eip155' })
  openModal(kit, { namespace: 'solana' })
  expect(getViews(kit)).toEqual(['Connect'])
  expect(getAccount(kit)).toMatchObject({ namespace: 'solana', isConnected: false })
  await settle()
  expect(kit.ports.storage.getItem('@appkit/active_namespace')).toBe('solana')
  expect(kit.ports.storage.getItem('@appkit/active_caip_network_id')).toBe(
    threeNetworks[2]?.caipNetworkId,
  )
  openModal(kit, { namespace: 'eip155' })
  expect(getViews(kit)).toEqual(['Account'])
  openModal(kit, { namespace: 'cosmos' })
  expect(getAccount(kit).namespace).toBe('eip155')
})
