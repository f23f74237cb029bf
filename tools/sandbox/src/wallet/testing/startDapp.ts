import {
  createTestClient,
  stopTestClient,
  type TestClient,
} from '../../relay/testing/createTestClient.ts'

export type Dapp = { readonly client: TestClient; readonly stop: () => Promise<void> }

/** Starts an app's side of WalletConnect, with the client library that real apps use. */
export async function startDapp(options: {
  readonly relayUrl: string
  readonly projectId: string
}): Promise<Dapp> {
  const { relayUrl, projectId } = options
  const site = 'http://app.latchkey.localhost'
  const client = await createTestClient({ url: relayUrl, projectId, name: 'Test app', site })
  return { client, stop: () => stopTestClient(client) }
}
