import { SignClient } from '@walletconnect/sign-client'
import { connectOnce } from '../../../src/relay/connectOnce.ts'
import { createMemoryStore } from '../../../src/relay/testing/createMemoryStore.ts'

export type Dapp = {
  readonly client: Awaited<ReturnType<typeof SignClient.init>>
  readonly stop: () => Promise<void>
}

let made = 0

/** Starts an app that speaks WalletConnect, with the client real apps use. */
export async function startDapp(parameters: {
  readonly relayUrl: string
  readonly projectId: string
  readonly url?: string
}): Promise<Dapp> {
  made += 1
  const client = await SignClient.init({
    projectId: parameters.projectId,
    relayUrl: parameters.relayUrl,
    metadata: {
      name: 'Test app',
      description: 'Signs things',
      url: parameters.url ?? 'http://app.latchkey.localhost',
      icons: [],
    },
    storage: createMemoryStore(),
    customStoragePrefix: `dapp-${made}`,
    telemetryEnabled: false,
    logger: 'silent',
  })
  connectOnce(client.core.relayer)
  return {
    client,
    stop: async () => {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}
