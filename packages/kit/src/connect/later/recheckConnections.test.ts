import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import type { KitConfig } from '../../kit/KitConfig.ts'
import { signIn } from '../../sign-in/signIn.ts'
import { signOut } from '../../sign-in/signOut.ts'
import { createFakeTabs } from '../../testing/createFakeTabs.ts'
import { createTestKit, fakePorts } from '../../testing/createTestKit.ts'
import { fakeSignIn } from '../../testing/fakeSignIn.ts'
import { type FakeWallet, fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { disconnect } from '../../wallets/disconnect.ts'
import { connect } from '../connect.ts'

const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

/**
 * Opens a page that the browser freezes and brings back, without messages of other tabs, next to a
 * tab that stays active.
 */
function openPages(wallet: FakeWallet, config: Partial<KitConfig> = {}) {
  const storage = createMemoryStorage()
  const listeners = new Set<() => void>()
  const watchReturn = (onReturn: () => void) => {
    listeners.add(onReturn)
    return () => listeners.delete(onReturn)
  }
  const open = () =>
    createTestKit({
      ...config,
      wallets: [wallet],
      ports: {
        storage,
        openChannel: createFakeTabs().openChannel,
        page: { ...fakePorts().page, watchReturn },
      },
    })
  const comeBack = async () => {
    for (const listener of listeners) listener()
    await settle()
  }
  return { kit: open(), open, comeBack, listeners }
}

test('S-136: a restored page drops connections that another tab has ended', async () => {
  const wallet = fakeWallet()
  const { kit, open, comeBack } = openPages(wallet)
  await connect(kit, target)
  const awake = open()
  await settle()
  await disconnect(awake)
  expect(getAccount(kit).isConnected).toBe(true)
  await comeBack()
  expect(getAccount(kit)).toMatchObject({ isConnected: false, status: 'disconnected' })
  expect(wallet.requests).toEqual(['connect', 'disconnect'])
})

test('S-136: a restored page has the connections that another tab has made', async () => {
  const { kit, open, comeBack } = openPages(fakeWallet())
  await connect(open(), target)
  expect(getAccount(kit).isConnected).toBe(false)
  await comeBack()
  expect(getAccount(kit)).toMatchObject({ isConnected: true, status: 'connected' })
})

test('S-136: the wallet is asked again, so account and network are current', async () => {
  const fake = fakeWallet()
  // The frozen page misses the wallet's events.
  const wallet = { ...fake.wallet, watch: () => () => {} }
  const { kit, comeBack } = openPages({ ...fake, wallet, connect: async () => wallet })
  await connect(kit, target)
  fake.changeAccounts([other])
  fake.changeNetwork('eip155:137')
  expect(getAccount(kit).caipAddress).not.toContain(other)
  await comeBack()
  expect(getAccount(kit).caipAddress).toBe(`eip155:137:${other}`)
})

test('S-136, S-102: a wallet that does not answer is shown as disconnected and stays stored', async () => {
  const fake = fakeWallet()
  let alive = true
  const wallet = {
    ...fake.wallet,
    getAccounts: async () => {
      if (!alive) throw new TypeError('gone')
      return fake.getAccounts()
    },
  }
  const { kit, comeBack } = openPages({ ...fake, wallet, connect: async () => wallet })
  await connect(kit, target)
  alive = false
  await comeBack()
  expect(getAccount(kit).isConnected).toBe(false)
  alive = true
  await comeBack()
  expect(getAccount(kit)).toMatchObject({ isConnected: true, status: 'connected' })
})

test('S-136: a wallet that does not answer within 15 s is dropped', async () => {
  const fake = fakeWallet()
  let hangs = false
  const getAccounts = async () => (hangs ? new Promise<never>(() => {}) : fake.getAccounts())
  const wallet = { ...fake.wallet, getAccounts }
  const { kit, comeBack } = openPages({ ...fake, wallet, connect: async () => wallet })
  await connect(kit, target)
  hangs = true
  await comeBack()
  expect(getAccount(kit).isConnected).toBe(true)
  kit.test.clock.advance(15_000)
  await settle()
  expect(getAccount(kit)).toMatchObject({ isConnected: false, status: 'reconnecting' })
})

test('S-136: the sign-in session is requested again', async () => {
  const { kit, open, comeBack } = openPages(fakeWallet(), { signIn: fakeSignIn() })
  await connect(kit, target)
  await signIn(kit)
  const awake = open()
  await settle()
  expect(kit.connection.getState().signIn).toBe('signed')
  await signOut(awake)
  expect(kit.connection.getState().signIn).toBe('signed')
  await comeBack()
  expect(kit.connection.getState().signIn).toBe('required')
})

test('behavior: a stopped kit does not listen', () => {
  const { kit, listeners } = openPages(fakeWallet())
  expect(listeners.size).toBe(1)
  kit.test.stop()
  expect(listeners.size).toBe(0)
})
