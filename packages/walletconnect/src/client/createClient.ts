import { SignClient } from '@walletconnect/sign-client'
import type { CreateWalletConnectOptions } from '../contract/WalletConnect.ts'
import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'
import type { Client } from './Client.ts'
import { createStore } from './createStore.ts'
import { forgetWallets } from './forgetWallets.ts'
import { guardMessages } from './guardMessages.ts'
import { keepSound } from './keepSound.ts'
import { silence } from './silence.ts'
import { steerTransport, type Transport } from './steerTransport.ts'

export type LiveClient = {
  readonly client: Client
  /**
   * Must be called before a request that a user started, so that the relay is retried without
   * delay.
   */
  readonly hurry: Transport['hurry']
  readonly stop: () => Promise<void>
}

/**
 * Removes the global variable through which WalletConnect's client shares its core. A second kit or
 * a second start would otherwise get a stopped core.
 */
function forgetGlobalCore(storagePrefix: string): void {
  const name = `_walletConnectCore_${storagePrefix}`
  Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(globalThis, `${name}_count`)
}

function create(options: CreateWalletConnectOptions, storage: WalletConnectStorage): Client {
  const { projectId, relayUrl, metadata, storagePrefix } = options
  const client = new SignClient({
    projectId,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    storage: createStore(storage),
    ...(storagePrefix !== '' && { customStoragePrefix: storagePrefix }),
    telemetryEnabled: false,
    logger: 'silent',
  })
  forgetGlobalCore(storagePrefix)
  return client
}

/**
 * Starts the WalletConnect client with the kit's limits. Connects to the relay only if there are
 * topics to subscribe to.
 */
export async function createClient(
  options: CreateWalletConnectOptions,
  storage: WalletConnectStorage,
): Promise<LiveClient> {
  forgetGlobalCore(options.storagePrefix)
  const client = create(options, storage)
  silence(client)
  keepSound(client)
  forgetWallets(client)
  guardMessages(client)
  const transport = steerTransport(client, { now: () => performance.now(), random: Math.random })
  // Calls the initializer directly, because the factory of the class leaves no time to install the
  // limits first.
  await Reflect.apply(Reflect.get(client, 'initialize'), client, [])
  return {
    client,
    hurry: transport.hurry,
    stop: async () => {
      transport.stop()
      client.core.heartbeat.stop()
      // Ignores a failure, because the connection is already cut.
      await client.core.relayer.transportClose().catch(() => undefined)
    },
  }
}
