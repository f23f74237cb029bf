import { randomUUID } from 'node:crypto'
import { connectOnce, deleteOnce } from '@latchkey/sandbox-wallet/walletconnect'
import { SignClient } from '@walletconnect/sign-client'
import { createMemoryStore, type MemoryStore } from './createMemoryStore.ts'
import { testProjectId } from './startTestRelay.ts'

export type TestClient = Awaited<ReturnType<typeof createTestClient>>

/** Starts a real protocol client, for an app or a wallet. */
export async function createTestClient(options: {
  readonly url: string
  readonly name: string
  readonly store?: MemoryStore
  readonly projectId?: string
  /** The client's origin, e.g. `http://app.latchkey.localhost`. Default: `http://localhost`. */
  readonly site?: string
}) {
  const { site = 'http://localhost' } = options
  const client = await SignClient.init({
    projectId: options.projectId ?? testProjectId,
    relayUrl: options.url,
    metadata: { name: options.name, description: '', url: site, icons: [] },
    storage: options.store ?? createMemoryStore(),
    customStoragePrefix: `${options.name}-${randomUUID()}`,
    telemetryEnabled: false,
    logger: 'silent',
  })
  connectOnce(client.core.relayer)
  deleteOnce(client)
  // Prevents the wallet from resolving attestations at a host of the vendor.
  Reflect.set(client.core.verify, 'resolve', async () => undefined)
  return client
}

/** Stops a client: its socket, and the heartbeat that would keep the process alive. */
export async function stopTestClient(client: TestClient): Promise<void> {
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
}
