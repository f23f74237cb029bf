import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { createAdapters, createWalletOf, threeNetworks } from '../testing/createWallets.ts'
import { settle } from '../testing/settle.ts'
import { pair } from '../walletconnect/pair.ts'

const accounts = {
  eip155: { networkIds: ['eip155:1'], accounts: [{ address: '0x1' }] },
  solana: {
    networkIds: threeNetworks
      .map(({ caipNetworkId }) => caipNetworkId)
      .filter((id) => id.startsWith('solana:')),
    accounts: [{ address: 'sol1' }],
  },
} as const

/**
 * Creates a kit whose modal waits for a wallet to accept its pairing. The page has another wallet.
 */
function createKit() {
  const { walletConnect } = fakeWalletConnect({ accounts })
  const kit = createTestKit({
    walletConnect,
    networks: threeNetworks,
    adapters: Object.values(createAdapters([createWalletOf('eip155', 'a')])),
    features: { multiWallet: true },
  })
  const show = () => {
    openModal(kit)
    kit.modal.send({ type: 'push', page: { view: 'ConnectingWalletConnectBasic' } })
  }
  return { kit, show }
}

test('K-PROF-04: the first session counts as one wallet, whatever namespaces it covers', async () => {
  const { kit, show } = createKit()
  show()
  await pair(kit)
  await settle()
  expect(kit.connection.getState().connections).toHaveLength(2)
  expect(kit.modal.getState().open).toBe(false)
  expect(kit.toasts.getState().toast).toBeUndefined()
})

test('K-PROF-04: a session next to another wallet opens the list of all wallets', async () => {
  const { kit, show } = createKit()
  await connect(kit, { namespace: 'eip155', connectorId: 'a' })
  show()
  await pair(kit)
  await settle()
  expect(kit.modal.getState()).toMatchObject({ open: true, stack: [{ view: 'ProfileWallets' }] })
  expect(kit.toasts.getState().toast).toMatchObject({ message: 'New wallet added' })
})
