import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { walletIconUri } from '../../personas/walletIcon.ts'
import type { WalletConnectOptions } from '../options.ts'
import { connectOnce } from './connectOnce.ts'
import type { JsonStorage } from './createJsonStorage.ts'
import { deleteOnce } from './deleteOnce.ts'

export type Client = InstanceType<typeof WalletKit>

/**
 * Disables the global state of the WalletConnect library. Otherwise all clients of the process
 * share it, and a new client would use what an earlier one has closed.
 */
const separateCores = () => {
  process.env['DISABLE_GLOBAL_CORE'] = 'true'
}

/**
 * Error that the wallet reports instead of verifying an app's domain, because the verification
 * service is on another machine.
 */
class NotAskedError extends Error {
  override readonly name = 'NotAskedError'
}

/** Prevents requests of the WalletConnect client to hosts other than the relay. */
function keepHome(core: InstanceType<typeof Core>): void {
  core.verify.resolve = () => Promise.reject(new NotAskedError())
  core.eventClient.init = async () => undefined
}

/** Starts the WalletConnect client of one sandbox wallet. */
export async function createClient(parameters: {
  readonly options: WalletConnectOptions
  readonly instance: string
  readonly storage: JsonStorage
  readonly walletOrigin: string
}): Promise<Client> {
  const { options, instance, storage, walletOrigin } = parameters
  separateCores()
  const core = new Core({
    projectId: options.projectId,
    relayUrl: options.relayUrl,
    storage,
    customStoragePrefix: instance,
    telemetryEnabled: false,
    logger: 'silent',
  })
  keepHome(core)
  connectOnce(core.relayer)
  const client = await WalletKit.init({
    // The types of the library contradict each other in optional fields.
    core: core as Parameters<typeof WalletKit.init>[0]['core'],
    metadata: {
      name: 'Sandbox Wallet',
      description: 'The wallet of the local sandbox',
      url: walletOrigin,
      icons: [walletIconUri],
    },
  })
  deleteOnce(client.engine.signClient)
  return client
}

/** Closes a WalletConnect client: its socket, and the timer that would keep the process running. */
export async function closeClient({ core }: Client): Promise<void> {
  core.heartbeat.stop()
  await core.relayer.transportClose()
}
