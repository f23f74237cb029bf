import { join } from 'node:path'
import {
  createWalletService,
  type OtherNetwork,
  type WalletServiceOptions,
  WalletStateUnreadableError,
} from '@latchkey/sandbox-wallet'
import type { LocalChain } from '../chains/LocalChain.ts'
import { StartError } from '../errors/StartError.ts'
import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { projectIds, type Settings, toServiceUrl } from '../settings/settings.ts'

export type WalletRunnerOptions = {
  readonly settings: Settings
  readonly chains: readonly [LocalChain, ...LocalChain[]]
  readonly accounts: WalletServiceOptions['accounts']
  /** Solana and Bitcoin networks, with URLs that bypass the gateway and its faults. */
  readonly otherNetworks: readonly OtherNetwork[]
  readonly port: number
  /** Loopback port of the WalletConnect relay, without gateway and faults. */
  readonly relayPort: number
  readonly secret: string
}

/**
 * Chain id of Polygon, which the sandbox wallet does not have until an app adds it, like many real
 * wallets.
 */
const unknownChainId = 137

const toWalletChain = (chain: LocalChain) => ({
  chainId: chain.chainId,
  caipNetworkId: chain.caipNetworkId,
  name: chain.name,
  nativeCurrency: chain.nativeCurrency,
  rpcUrl: chain.rpcUrl,
  known: chain.chainId !== unknownChainId,
})

function create(options: WalletRunnerOptions) {
  const { settings, chains, accounts, otherNetworks, relayPort, secret } = options
  const [first, ...rest] = chains
  try {
    return createWalletService({
      chains: [toWalletChain(first), ...rest.map(toWalletChain)],
      accounts,
      otherNetworks,
      walletOrigin: toServiceUrl('wallet', settings.port),
      appOrigin: toServiceUrl('app', settings.port),
      controlSecret: secret,
      walletConnect: {
        relayUrl: `ws://127.0.0.1:${relayPort}`,
        projectId: projectIds[0],
        folder: join(settings.folder, 'wallet', 'sessions'),
      },
      stateFile: join(settings.folder, 'wallet', 'state.json'),
      cacheFolder: join(settings.folder, 'cache', 'wallet'),
    })
  } catch (cause) {
    if (cause instanceof WalletStateUnreadableError) throw new StartError(cause.message, { cause })
    throw cause
  }
}

/**
 * Creates the service of the sandbox wallet, which is served at `wallet.latchkey.localhost` and
 * below `/__sandbox/` of `app.latchkey.localhost`.
 */
export function createWalletRunner(options: WalletRunnerOptions): Runner {
  return createServerRunner({
    name: 'wallet',
    title: 'Sandbox wallet',
    port: options.port,
    create: () => create(options),
  })
}
