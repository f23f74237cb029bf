import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import { createAdapters, threeNamespaces, threeNetworks } from '../../testing/createWallets.ts'
import { fakeSignIn } from '../../testing/fakeSignIn.ts'
import { settle } from '../../testing/settle.ts'
import { pair } from '../pair.ts'

const eip155 = { networkIds: ['eip155:1'], accounts: [{ address: '0x1' }] } as const
const solana = {
  networkIds: [threeNamespaces.solana[0].caipNetworkId],
  accounts: [{ address: 'sol1' }],
}

/**
 * Returns a kit whose user has paired a WalletConnect wallet on Ethereum only and has signed in,
 * and the fake WalletConnect client.
 */
async function createSigned() {
  const remote = fakeWalletConnect({ accounts: { eip155 } })
  const kit = createTestKit({
    walletConnect: remote.walletConnect,
    networks: threeNetworks,
    adapters: Object.values(createAdapters([])),
    signIn: fakeSignIn(),
  })
  await pair(kit)
  await settle()
  kit.modal.send({ type: 'close', connected: true })
  return { kit, remote }
}

test('S-83: the active namespace needs a sign-in once the wallet adds it', async () => {
  const { kit, remote } = await createSigned()
  kit.connection.setState({ activeNamespace: 'solana', signIn: 'unknown' })
  remote.updateSession({ eip155, solana })
  await settle()
  expect(getAccount(kit).address).toBe('sol1')
  expect(kit.connection.getState().signIn).toBe('required')
  expect(kit.modal.getState().stack).toEqual([{ view: 'SIWXSignMessage' }])
})

test('S-83: another namespace that the wallet adds needs no sign-in', async () => {
  const { kit, remote } = await createSigned()
  remote.updateSession({ eip155, solana })
  await settle()
  expect(getAccount(kit, { namespace: 'solana' }).isConnected).toBe(true)
  expect(kit.modal.getState().open).toBe(false)
})
