import { createMemoryStorage } from '@latchkey/core/testing'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { pair } from '../actions/pair.ts'
import { getAccount } from '../selectors/getAccount.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { createAdapters, threeNamespaces, threeNetworks } from '../testing/createWallets.ts'

const solana = {
  networkIds: threeNamespaces.solana.map(({ caipNetworkId }) => caipNetworkId),
  accounts: [{ address: 'sol1' }],
}
const eip155 = { networkIds: ['eip155:1'], accounts: [{ address: '0x1' }] } as const

test('K-STATE-04: the ecosystem in use after a pairing is the one a reload starts on', async () => {
  const storage = createMemoryStorage()
  const { walletConnect } = fakeWalletConnect({ accounts: { eip155, solana } })
  const options = { networks: threeNetworks, adapters: Object.values(createAdapters([])) }
  const kit = createTestKit({ walletConnect, ...options, ports: { storage } })
  await pair(kit)
  expect(kit.connection.getState().activeNamespace).toBe('eip155')
  kit.test.stop()
  const next = createTestKit({ ...options, ports: { storage } })
  expect(next.connection.getState()).toMatchObject({
    activeNamespace: 'eip155',
    networks: { eip155: 'eip155:1' },
  })
  expect(getAccount(next).namespace).toBe('eip155')
})
