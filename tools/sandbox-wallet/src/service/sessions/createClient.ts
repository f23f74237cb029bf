import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { walletIconUri } from '../../personas/walletIcon.ts'
import type { WalletConnectOptions } from '../options.ts'
import { connectOnce } from './connectOnce.ts'
import type { JsonStorage } from './createJsonStorage.ts'
import { deleteOnce } from './deleteOnce.ts'

export type Client = InstanceType<typeof WalletKit>

/**
 * Disables the library's global core. Otherwise two clients of one process share it, and a new
 * client finds a closed core.
 */
const separateCores = () => {
  process.env['DISABLE_GLOBAL_CORE'] = 'true'
}

/** Rejects the domain verification, because its service is on another machine. */
class NotAskedError extends Error {
  override readonly name = 'NotAskedError'
}

/** Stops the client's requests to hosts other than the relay. */
function keepHome(core: InstanceType<typeof Core>): void {
  core.verify.resolve = () => Promise.reject(new NotAskedError())
  core.eventClient.init = async () => undefined
}

/** Starts the WalletConnect client of one wallet. */
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
    // The library's types disagree on optional fields.
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

/** Closes a client: its socket, and the heartbeat that would keep the process alive. */
export async function closeClient({ core }: Client): Promise<void> {
  core.heartbeat.stop()
  await core.relayer.transportClose()
}
