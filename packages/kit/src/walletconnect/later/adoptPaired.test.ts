import { createMemoryStorage } from '@latchkey/core/testing'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { switchNetwork } from '../../networks/switchNetwork.ts'
import { getWallet } from '../../state/getWallet.ts'
import { type CreateTestKitOptions, createTestKit } from '../../testing/createTestKit.ts'
import { createAdapters, threeNamespaces, threeNetworks } from '../../testing/createWallets.ts'
import { fakeSignIn } from '../../testing/fakeSignIn.ts'
import { pair } from '../pair.ts'

const solana = {
  networkIds: threeNamespaces.solana.map(({ caipNetworkId }) => caipNetworkId),
  accounts: [{ address: 'sol1' }],
}
const eip155 = { networkIds: ['eip155:1'], accounts: [{ address: '0x1' }] } as const

test('K-STATE-04: a reload starts on the namespace that is active after a pairing', async () => {
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

const chosen = 'eip155:137'
const onBoth = { networkIds: ['eip155:1', chosen], accounts: [{ address: '0x1' }] } as const

/** Pairs a wallet after the user has chosen Polygon. */
async function pairOnPolygon(
  granted: typeof eip155 | typeof onBoth,
  options: CreateTestKitOptions & { readonly peerName?: string } = {},
) {
  const { peerName = 'Phone Wallet', ...config } = options
  const { walletConnect } = fakeWalletConnect({ accounts: { eip155: granted }, peerName })
  const asked: unknown[] = []
  const authenticate: typeof walletConnect.authenticate = (parameters) => {
    asked.push(parameters.message.chains[0])
    return walletConnect.authenticate(parameters)
  }
  const kit = createTestKit({ walletConnect: { ...walletConnect, authenticate }, ...config })
  await switchNetwork(kit, { caipNetworkId: chosen })
  await pair(kit)
  const networkId = await getWallet(kit)?.getNetworkId({ signal: undefined })
  return { kit, networkId, asked }
}

test('K-STATE-04: a session starts on the network chosen before the pairing', async () => {
  const { kit, networkId } = await pairOnPolygon(onBoth)
  expect(networkId).toBe(chosen)
  expect(getAccount(kit).caipNetworkId).toBe(chosen)
})

test('K-WORLD-04: a wallet for all networks starts on one that is in its session', async () => {
  const { kit, networkId } = await pairOnPolygon(eip155, { peerName: 'MetaMask Wallet' })
  expect(networkId).toBe('eip155:1')
  expect(getAccount(kit).caipNetworkId).toBe('eip155:1')
})

test('K-WC-06: without approval of the chosen network the session starts on an approved one', async () => {
  const { kit, networkId } = await pairOnPolygon(eip155)
  expect(networkId).toBe('eip155:1')
  expect(getAccount(kit).caipNetworkId).toBe('eip155:1')
})

test("K-SIWX-08: the message signed while connecting names the session's first network", async () => {
  const { networkId, asked } = await pairOnPolygon(onBoth, { signIn: fakeSignIn() })
  expect(asked).toEqual([networkId])
})

test("behavior: without a choice the host's default network for sessions applies", async () => {
  const { walletConnect } = fakeWalletConnect({ accounts: { eip155: onBoth } })
  const walletConnectOverrides = { defaultNetworkId: chosen } as const
  const kit = createTestKit({ walletConnect, walletConnectOverrides })
  await pair(kit)
  expect(getAccount(kit).caipNetworkId).toBe(chosen)
})
