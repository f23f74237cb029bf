import { expect, test } from 'vitest'
import { connect } from './actions/connect.ts'
import { createTestKit } from './testing/createTestKit.ts'
import { fakeWallet } from './testing/fakeWallet.ts'

test('default: connects', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ wallets: [wallet] })
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  expect(kit.connection.getState().status).toEqual({ eip155: 'connected' })
})
