import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { disconnect } from '../wallets/disconnect.ts'

test('behavior: an announced wallet cannot use the id of a built-in connector', async () => {
  const wallets = ['walletConnect', 'AUTH', 'test.wallet'].map((id) => fakeWallet({ id }))
  const { walletConnect } = fakeWalletConnect({ answer: 'wait' })
  const kit = createTestKit({ wallets, walletConnect })
  kit.preload()
  await settle()
  const { connectors } = kit.connection.getState()
  expect(connectors.map(({ id, type }) => [id, type])).toEqual([
    ['walletConnect', 'WALLET_CONNECT'],
    ['test.wallet', 'ANNOUNCED'],
  ])
  expect(kit.connectors.size).toBe(1)
})

test('behavior: unusual ids such as `__proto__` identify separate wallets', async () => {
  const ids = ['__proto__', 'constructor', 'a/b', 'eip155/a', ' ']
  const kit = createTestKit({
    wallets: ids.map((id) => fakeWallet({ id })),
    features: { multiWallet: true },
  })
  for (const connectorId of ids) await connect(kit, { connectorId, namespace: 'eip155' })
  expect(kit.wallets.size).toBe(ids.length)
  for (const id of ids) await disconnect(kit, { id })
  expect(kit.wallets.size).toBe(0)
  expect(kit.connection.getState().connections).toEqual([])
})
