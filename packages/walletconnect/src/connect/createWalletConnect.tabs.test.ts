import { mainnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '../client/createStore.ts'
import type { PairedWallet } from '../contract/PairedWallet.ts'
import type { WalletConnect } from '../contract/WalletConnect.ts'
import { createTestPair } from '../fixtures/createTestPair.ts'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const eip155 = {
  chains: ['eip155:1'],
  accounts: [`eip155:1:${address}`],
  methods: ['personal_sign'],
}

/** Creates two tabs of one origin: two clients with a shared storage. */
async function createTabs() {
  const shared = { networks: [mainnet], storage: createMemoryStorage(), storagePrefix: 'tabs' }
  const { walletConnect: one, create, approve, ...others } = await createTestPair(shared)
  return { ...others, one, two: await create(), connect: () => approve(one, { eip155 }) }
}

type Shown = { readonly uri: string; readonly session: Promise<PairedWallet> }

/** Starts a new pairing in a tab, and waits until the tab shows its QR code. */
const show = (tab: WalletConnect) =>
  new Promise<Shown>((resolve) => {
    const onUri = ({ uri }: { readonly uri: string }) => resolve({ uri, session })
    const session = tab.pair({ signal: undefined, fresh: true, onUri })
  })

/** Starts the client of a tab with a pairing that is abandoned immediately. */
async function start(tab: WalletConnect): Promise<void> {
  const controller = new AbortController()
  const waiting = tab.pair({ signal: controller.signal, onUri: () => controller.abort() })
  await expect(waiting).rejects.toBeDefined()
}

test('S-135a: a running client without a session finds that of another tab', async () => {
  const { two, connect } = await createTabs()
  await start(two)
  const { topic } = await connect()
  expect((await two.restore())?.topic).toBe(topic)
})

test('S-135a: finds the session with which another tab replaced the previous one', async () => {
  const { two, connect } = await createTabs()
  const first = await connect()
  expect((await two.restore())?.topic).toBe(first.topic)
  await first.disconnect()
  const { topic } = await connect()
  expect((await two.restore())?.topic).toBe(topic)
})

test('behavior: returns the same object for a known session, without a restart', async () => {
  const { two, connect } = await createTabs()
  await connect()
  const restored = await two.restore()
  expect(restored).toBeDefined()
  expect(await two.restore()).toBe(restored)
})

test('S-132e, S-135a: two tabs that show codes each get their wallet after a relay outage', async () => {
  const { one, two, relay, wallet } = await createTabs()
  wallet.on('session_proposal', ({ id }) =>
    wallet.approve({ id, namespaces: { eip155: { ...eip155, events: [] } } }),
  )
  // Each client overwrites the stored topics, so that the last one lacks the topics of the other.
  await start(two)
  const first = await show(one)
  const second = await show(two)
  await relay.stop()
  await relay.start()
  for (const { uri } of [first, second]) await wallet.pair({ uri })
  const sessions = await Promise.all([first.session, second.session])
  expect(new Set(sessions.map(({ topic }) => topic)).size).toBe(2)
})
