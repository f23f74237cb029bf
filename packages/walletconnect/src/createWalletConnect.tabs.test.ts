import { mainnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { createMemoryStorage } from './client/createStore.ts'
import { createTestPair } from './fixtures/createTestPair.ts'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const eip155 = {
  chains: ['eip155:1'],
  accounts: [`eip155:1:${address}`],
  methods: ['personal_sign'],
}

/** Two tabs of one origin: a client each, one storage. */
async function createTabs() {
  const shared = { networks: [mainnet], storage: createMemoryStorage(), storagePrefix: 'tabs' }
  const { walletConnect: one, create, approve } = await createTestPair(shared)
  return { one, two: await create(), connect: () => approve(one, { eip155 }) }
}

test('S-135: a session another tab has made is found by a client that runs without one', async () => {
  const { two, connect } = await createTabs()
  const controller = new AbortController()
  const waiting = two.pair({ signal: controller.signal, onUri: () => controller.abort() })
  await expect(waiting).rejects.toBeDefined()
  const { topic } = await connect()
  expect((await two.restore())?.topic).toBe(topic)
})

test('S-135: a session another tab has put in the place of the one before is the one found', async () => {
  const { two, connect } = await createTabs()
  const first = await connect()
  expect((await two.restore())?.topic).toBe(first.topic)
  await first.disconnect()
  const { topic } = await connect()
  expect((await two.restore())?.topic).toBe(topic)
})

test('behavior: a session known already is the same object; nothing starts anew', async () => {
  const { two, connect } = await createTabs()
  await connect()
  const restored = await two.restore()
  expect(restored).toBeDefined()
  expect(await two.restore()).toBe(restored)
})
