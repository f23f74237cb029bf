import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import type { SignInSession } from '../../kit/SignIn.ts'
import { openModal } from '../../start/openModal.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import { fakeAdapter } from '../../testing/fakeAdapter.ts'
import { fakeSignIn } from '../../testing/fakeSignIn.ts'
import { type FakeWallet, fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { connect } from '../connect.ts'
import { restore } from '../restore.ts'

const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/** Creates a promise that the test resolves. */
function createGate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}

/** Wraps a wallet so that its accounts can be read only after the promise has resolved. */
function withSlowAccounts(fake: FakeWallet, passed: Promise<void>): FakeWallet {
  const wallet = {
    ...fake.wallet,
    getAccounts: async () => {
      await passed
      return fake.getAccounts()
    },
  }
  return { ...fake, wallet, connect: async () => wallet }
}

test("S-133c: a wallet's answer after its attempt ended is discarded", async () => {
  const gate = createGate()
  const kit = createTestKit({ wallets: [withSlowAccounts(fakeWallet(), gate.passed)] })
  openModal(kit)
  const attempt = connect(kit, target)
  const refused = expect(attempt).rejects.toMatchObject({ code: 'modal_closed' })
  await settle()
  kit.modal.send({ type: 'close', connected: false })
  await refused
  gate.open()
  await settle()
  expect(kit.connection.getState()).toMatchObject({
    connections: [],
    status: { eip155: 'disconnected' },
  })
  expect(kit.wallets.size).toBe(0)
})

test('S-133c: a superseded attempt leaves the status to the newer one', async () => {
  const wallets = ['a.wallet', 'b.wallet'].map((id) => fakeWallet({ id, hangs: 'connect' }))
  const kit = createTestKit({ wallets })
  for (const connectorId of ['a.wallet', 'b.wallet']) {
    connect(kit, { ...target, connectorId }).catch(() => undefined)
    await settle()
  }
  expect(getAccount(kit).status).toBe('connecting')
  expect(kit.connection.getState().pending).toMatchObject({ connectorId: 'b.wallet' })
})

test('S-83: sessions of an account that is not active any more do not sign in', async () => {
  const gate = createGate()
  const plugin = fakeSignIn()
  const getSessions = async (_: string, asked: string): Promise<readonly SignInSession[]> => {
    if (asked !== address) return []
    await gate.passed
    return [{ data: { accountAddress: asked, chainId: 'eip155:1' } }]
  }
  const wallet = fakeWallet()
  const kit = createTestKit({ wallets: [wallet], signIn: { ...plugin, getSessions } })
  await connect(kit, target)
  wallet.changeAccounts([other])
  await settle()
  expect(kit.connection.getState().signIn).toBe('required')
  gate.open()
  await settle()
  expect(kit.connection.getState().signIn).toBe('required')
})

/** Creates storage with a connection of an earlier visit. */
function createStorageWith(ended: readonly string[] = []) {
  const storage = createMemoryStorage()
  const stored = { connectorId: 'test.wallet', accounts: [{ address }], caipNetwork: 'eip155:1' }
  storage.setItem('@appkit/connection_status', 'connected')
  storage.setItem('@appkit/eip155:connected_connector_id', 'test.wallet')
  storage.setItem('@appkit/connections', JSON.stringify({ eip155: [stored] }))
  if (ended.length > 0) {
    storage.setItem('@appkit/disconnected_connector_ids', JSON.stringify({ eip155: ended }))
  }
  return storage
}

test('K-STATE-04: a stored connection whose wallet was disconnected is not restored', async () => {
  const wallets = [fakeWallet()]
  const kit = createTestKit({ wallets, ports: { storage: createStorageWith(['test.wallet']) } })
  await settle()
  expect(getAccount(kit).status).toBe('disconnected')
  const again = createTestKit({ wallets, ports: { storage: createStorageWith() } })
  await settle()
  expect(getAccount(again).status).toBe('connected')
})

test('S-135a: a restore that ends after another tab has disconnected changes nothing', async () => {
  const gate = createGate()
  const wallet = fakeWallet()
  const slow: FakeWallet = {
    ...wallet,
    connect: async () => {
      await gate.passed
      return wallet.wallet
    },
  }
  const storage = createStorageWith()
  const kit = createTestKit({ adapters: [fakeAdapter({ wallets: [slow] })], ports: { storage } })
  const restoring = restore(kit)
  await settle()
  storage.setItem('@appkit/disconnected_connector_ids', '{"eip155":["test.wallet"]}')
  gate.open()
  await restoring
  expect(getAccount(kit)).toMatchObject({ isConnected: false, status: 'disconnected' })
})
