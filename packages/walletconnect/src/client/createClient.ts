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
  /** To be called before a person's question to the relay. */
  readonly hurry: Transport['hurry']
  readonly stop: () => Promise<void>
}

/** The client shares its core by a global of this name; two kits, or a second start, would get one that was stopped. */
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

/** Starts the protocol's client with our bounds around it. Connects only when there are topics to listen to. */
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
  // The class starts itself only in its own factory, which leaves no moment to put the bounds in place.
  await Reflect.apply(Reflect.get(client, 'initialize'), client, [])
  return {
    client,
    hurry: transport.hurry,
    stop: async () => {
      transport.stop()
      client.core.heartbeat.stop()
      // What cannot be closed is cut off already.
      await client.core.relayer.transportClose().catch(() => undefined)
    },
  }
}
