import { createMemoryStorage } from '@latchkey/core/testing'
import type { PairedWallet, WalletConnect } from '@latchkey/walletconnect'
import { type FakeGrants, fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { getWallet } from '../../state/getWallet.ts'
import { notifySignInChanged } from '../../tabs/notifySignInChanged.ts'
import { createFakeTabs } from '../../testing/createFakeTabs.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import { createAdapters, threeNamespaces, threeNetworks } from '../../testing/createWallets.ts'
import { settle } from '../../testing/settle.ts'
import { disconnect } from '../../wallets/disconnect.ts'
import { pair } from '../pair.ts'

const [solana] = threeNamespaces.solana
const toGrants = (address: string): FakeGrants => ({
  eip155: { networkIds: ['eip155:1'], accounts: [{ address: `0x${address}` }] },
  solana: { networkIds: [solana.caipNetworkId], accounts: [{ address: `sol${address}` }] },
})

/** State that the clients of all tabs share: the stored WalletConnect session. */
type Origin = { stored: { readonly grants: FakeGrants } | undefined; next: FakeGrants }

/**
 * Creates the fake WalletConnect client of one tab. It returns the WalletConnect session that it
 * created or read, and reads storage again after a change.
 */
function createClient(origin: Origin) {
  const log = { stops: 0 }
  let known: { readonly stored: Origin['stored']; readonly session: PairedWallet } | undefined
  const keep = (stored: NonNullable<Origin['stored']>, session: PairedWallet) => {
    const leave = async () => {
      if (origin.stored === stored) origin.stored = undefined
      await session.disconnect()
    }
    known = { stored, session: Object.assign(session, { disconnect: leave }) }
    return session
  }
  const walletConnect: WalletConnect = {
    ...fakeWalletConnect().walletConnect,
    pair: async (parameters) => {
      const stored = { grants: origin.next }
      const session = await fakeWalletConnect({ accounts: origin.next }).walletConnect.pair(
        parameters,
      )
      origin.stored = stored
      return keep(stored, session)
    },
    restore: async () => {
      const { stored } = origin
      if (!stored || stored === known?.stored) return known?.session
      const fake = fakeWalletConnect({ accounts: stored.grants, stored: true })
      const session = await fake.walletConnect.restore()
      return session && keep(stored, session)
    },
    stop: async () => {
      log.stops += 1
      known = undefined
    },
  }
  return { walletConnect, log }
}

/** Opens two simulated tabs of one origin with separate WalletConnect clients. */
function openTabs() {
  const origin: Origin = { stored: undefined, next: toGrants('old') }
  const storage = createMemoryStorage()
  const { openChannel } = createFakeTabs()
  let id = 0
  const open = (tabId: string) => {
    const client = createClient(origin)
    const kit = createTestKit({
      walletConnect: client.walletConnect,
      networks: threeNetworks,
      adapters: Object.values(createAdapters([])),
      ports: { storage, openChannel, randomId: () => `${tabId}-${++id}` },
    })
    return { kit, client }
  }
  const [one, two] = [open('a'), open('b')]
  const pairNext = async (address: string) => {
    origin.next = toGrants(address)
    await pair(one.kit)
    await settle()
  }
  const endHere = async () => {
    await disconnect(one.kit)
    await settle()
  }
  return { origin, storage, one, two, pairNext, endHere }
}

test('S-135a: a session from one tab connects in the other tab and ends in both', async () => {
  const { two, pairNext, endHere } = openTabs()
  await pairNext('1')
  expect(two.kit.connection.getState().connections).toHaveLength(2)
  await endHere()
  expect(two.kit.connection.getState().connections).toEqual([])
})

test('S-135a: after a session ends and another starts, the other tab has the new one', async () => {
  const { two, pairNext, endHere } = openTabs()
  await pairNext('1')
  await endHere()
  await pairNext('2')
  expect(getAccount(two.kit).address).toBe('0x2')
  expect(getAccount(two.kit, { namespace: 'solana' }).address).toBe('sol2')
})

test("S-135a: when another tab ends the session this tab's client stops", async () => {
  const { one, two, pairNext, endHere } = openTabs()
  await pairNext('1')
  expect(two.client.log.stops).toBe(0)
  await endHere()
  expect(two.client.log.stops).toBeGreaterThan(0)
  expect(one.client.log.stops).toBe(0)
})

test.each(['2', '1'])(
  'S-135a: a session that replaces the shared one connects in both tabs with account %s',
  async (next) => {
    const { origin, two, pairNext } = openTabs()
    await pairNext('1')
    const before = getWallet(two.kit)
    await pairNext(next)
    expect(getWallet(two.kit)).not.toBe(before)
    expect(getAccount(two.kit).address).toBe(`0x${next}`)
    expect(getAccount(two.kit, { namespace: 'solana' }).address).toBe(`sol${next}`)
    expect(origin.stored).toBeDefined()
  },
)

test('S-135a: a message about the session that both tabs have does not change it', async () => {
  const { one, two, pairNext } = openTabs()
  await pairNext('1')
  const before = getWallet(two.kit)
  const events: unknown[] = []
  two.kit.events.subscribe(({ data }) => events.push(data.event))
  notifySignInChanged(one.kit)
  await settle()
  expect(getWallet(two.kit)).toBe(before)
  expect(events).toEqual([])
})

/** Starts a pairing that no wallet answers. */
async function startPairing({ kit, client }: ReturnType<typeof openTabs>['two']) {
  const caller = new AbortController()
  Object.assign(client.walletConnect, { pair: () => new Promise<never>(() => {}) })
  const ended = expect(pair(kit, { signal: caller.signal })).rejects.toBeDefined()
  await settle()
  return async () => {
    caller.abort()
    await ended
    kit.test.clock.advance(300)
    await settle()
  }
}

test("S-135a: a tab's running pairing continues when another tab ends its session", async () => {
  const { two, pairNext, endHere } = openTabs()
  await pairNext('1')
  const leave = await startPairing(two)
  await endHere()
  expect(two.client.log.stops).toBe(0)
  await leave()
})

test("S-102: a running client without a session does not remove another tab's session", async () => {
  const { one, two, storage, pairNext } = openTabs()
  const leave = await startPairing(two)
  await leave()
  Object.assign(two.client.walletConnect, { restore: async () => undefined })
  await pairNext('1')
  await expect.poll(() => getAccount(two.kit).status).toBe('disconnected')
  expect(getAccount(one.kit).isConnected).toBe(true)
  expect(storage.getItem('@appkit/connections')).toContain('walletConnect')
  expect(storage.getItem('@appkit/connection_status')).toBe('connected')
})
