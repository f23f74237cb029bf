import { randomUUID } from 'node:crypto'
import { mainnet } from '@latchkey/core/networks'
import { startTestRelay, testProjectId } from '@latchkey/sandbox/relay/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createTestWallet, type TestWallet } from '../fixtures/createTestPair.ts'
import { createClient } from './createClient.ts'
import { createMemoryStorage } from './createStore.ts'

const accounts = ['eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb']
const events = ['accountsChanged']
const namespaces = { eip155: { accounts, methods: ['personal_sign'], events } }

async function createPair() {
  const relay = await startTestRelay()
  onTestFinished(relay.stop)
  const metadata = { name: 'App', description: '', url: 'http://localhost', icons: [] }
  const storage = createMemoryStorage()
  const names = { projectId: testProjectId, storagePrefix: `app-${randomUUID()}` }
  const live = await createClient(
    { ...names, relayUrl: relay.url, metadata, storage, networks: [mainnet] },
    storage,
  )
  onTestFinished(live.stop)
  return { client: live.client, wallet: await createTestWallet(relay.url) }
}

type Pair = { readonly client: Awaited<ReturnType<typeof createPair>>['client'] }

/**
 * Connects another WalletConnect session.
 *
 * @returns The session's topic.
 */
async function connect({ client }: Pair, wallet: TestWallet): Promise<string> {
  wallet.once('session_proposal', ({ id }) => wallet.approve({ id, namespaces }))
  const { uri = '', approval } = await client.connect({
    optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events } },
  })
  await wallet.pair({ uri })
  return (await approval()).topic
}

test('S-102: when both ends leave one session at once, the other still receives events', async () => {
  const { client, wallet } = await createPair()
  const [left, kept] = [await connect({ client }, wallet), await connect({ client }, wallet)]
  const reason = { code: 6000, message: 'User disconnected.' }
  // The app disconnects at the moment at which it acknowledges the wallet's disconnect.
  client.core.relayer.once('relayer_publish', () => client.session.delete(left, reason))
  const heard = new Promise((resolve) => {
    client.on('session_event', ({ topic, params }) => resolve([topic, params.event.name]))
  })
  await wallet.disconnect({ topic: left, reason })
  const event = { name: 'accountsChanged', data: accounts }
  await wallet.emit({ topic: kept, chainId: 'eip155:1', event })
  expect(await heard).toEqual([kept, 'accountsChanged'])
  expect(client.session.keys).toEqual([kept])
})
