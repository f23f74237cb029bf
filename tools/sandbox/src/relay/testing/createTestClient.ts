import { randomUUID } from 'node:crypto'
import { connectOnce, deleteOnce } from '@latchkey/sandbox-wallet/walletconnect'
import { SignClient } from '@walletconnect/sign-client'
import { createMemoryStore, type MemoryStore } from './createMemoryStore.ts'
import { testProjectId } from './startTestRelay.ts'

export type TestClient = Awaited<ReturnType<typeof createTestClient>>

/** Starts the WalletConnect client of an app or a wallet, from the real library. */
export async function createTestClient(options: {
  readonly url: string
  readonly name: string
  readonly store?: MemoryStore
  readonly projectId?: string
  /**
   * Origin that the client claims, e.g. `http://app.latchkey.localhost`; by default
   * `http://localhost`.
   */
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
  // The wallet must not verify origins by a request to the vendor's host.
  Reflect.set(client.core.verify, 'resolve', async () => undefined)
  return client
}

/**
 * Stops a WalletConnect client: closes its socket, and ends the timer that would keep the process
 * running.
 */
export async function stopTestClient(client: TestClient): Promise<void> {
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
}
