import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { walletIconUri } from '../../personas/walletIcon.ts'
import type { WalletConnectOptions } from '../options.ts'
import { connectOnce } from './connectOnce.ts'
import type { JsonStorage } from './createJsonStorage.ts'
import { deleteOnce } from './deleteOnce.ts'

export type Client = InstanceType<typeof WalletKit>

/** Two clients of one process share their core unless this is set; a closed one would be found again. */
const separateCores = () => {
  process.env['DISABLE_GLOBAL_CORE'] = 'true'
}

/** Nobody is asked whether an app is who it says: that service is on another machine. */
class NotAskedError extends Error {
  override readonly name = 'NotAskedError'
}

/** What this wallet must not do: ask or tell hosts other than the relay. */
function keepHome(core: InstanceType<typeof Core>): void {
  core.verify.resolve = () => Promise.reject(new NotAskedError())
  core.eventClient.init = async () => undefined
}

/** Starts the wallet's end of WalletConnect for one wallet. */
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
    // The library's own types disagree on optional fields.
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

/** Ends a client: its socket, and the pulse that would keep the process alive. */
export async function closeClient({ core }: Client): Promise<void> {
  core.heartbeat.stop()
  await core.relayer.transportClose()
}
