import { expect, test } from 'vitest'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { loginAddresses } from '../testing/createLoginHandlers.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeLoginFrame } from '../testing/fakeLoginFrame.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { logIn } from '../testing/logIn.ts'
import { getProviderData } from './getProviderData.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('default', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  expect(await getProviderData(kit)).toEqual({
    accounts: [{ address }],
    caipNetworkId: 'eip155:1',
  })
})

test('behavior: without a wallet the result is empty and no warning is logged', async () => {
  const warnings: string[] = []
  const kit = createTestKit({ ports: { warn: (message) => warnings.push(message) } })
  expect(await getProviderData(kit)).toEqual({ accounts: [], caipNetworkId: undefined })
  expect(warnings).toEqual([])
})

test("behavior: for a login the result is the frame's account and network", async () => {
  const kit = createTestKit({ frame: fakeLoginFrame() })
  await logIn(kit)
  const { accounts, caipNetworkId } = await getProviderData(kit)
  expect(accounts[0]?.address).toBe(loginAddresses.eoa)
  expect(caipNetworkId).toBe('eip155:1')
})

test('K-CHAIN-05: a failing look-up logs one warning and returns no accounts and no network', async () => {
  const warnings: string[] = []
  const fake = fakeWallet()
  const kit = createTestKit({
    connected: fake,
    ports: { warn: (message) => warnings.push(message) },
  })
  kit.wallets.set(toConnectorKey('eip155', 'test.wallet'), {
    ...fake.wallet,
    getAccounts: () => Promise.reject(new TypeError('gone')),
    getNetworkId: () => Promise.reject(new TypeError('gone')),
  })
  expect(await getProviderData(kit)).toEqual({ accounts: [], caipNetworkId: undefined })
  expect(warnings).toEqual(['The wallet "Test Wallet" could not be read.'])
})
