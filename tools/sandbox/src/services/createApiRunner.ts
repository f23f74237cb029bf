import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Account } from '@latchkey/sandbox-wallet/accounts'
import { bitcoinNetworkId } from '../bitcoin/createBitcoinChain.ts'
import type { LocalChain } from '../chains/LocalChain.ts'
import { tokens } from '../chains/tokens.ts'
import type { ChildContext } from '../processes/ChildContext.ts'
import { createProgramRunner } from '../processes/createProgramRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { toCompileCache } from '../processes/toCompileCache.ts'
import {
  domain,
  nameZone,
  projectIds,
  root,
  type Settings,
  toServiceUrl,
} from '../settings/settings.ts'
import type { SolanaCluster } from '../solana/createSolana.ts'

export type ApiRunnerOptions = {
  readonly settings: Settings
  readonly chains: readonly LocalChain[]
  readonly clusters: readonly SolanaCluster[]
  readonly accounts: readonly Account[]
  readonly ports: {
    readonly api: number
    readonly bitcoin: number
    readonly bundler: number
    readonly pay: number
    readonly wallets: number
  }
  readonly context: ChildContext
}

const guard = pathToFileURL(join(import.meta.dirname, '../gateway/guardServers.ts')).href

const bitcoinUsd = 60_000
/**
 * Rate limit of the blockchain API. It is high, because all clients have the IP address of this
 * machine.
 */
const requestsPerMinute = 1_000_000

/**
 * Secret from which the blockchain API derives the keys of smart sessions. It is as public as every
 * key of the sandbox. It is constant, because sessions in the database survive a restart.
 */
const sessionSecret = createHash('sha256').update('sandbox sessions').digest('base64')

/**
 * Number of blocks after which the blockchain API counts a transaction as confirmed. One suffices,
 * because blocks are final here unless a command reverts them.
 */
const confirmations = 1

/** Returns the blockchain API's settings for swaps on a chain: contracts and offered tokens. */
function toSwap(contracts: LocalChain['contracts'], { settings }: ApiRunnerOptions) {
  const pictures = `${toServiceUrl('wallets', settings.port)}/public/getTokenImage`
  const toToken = (key: 'gold' | 'ticket') => {
    const { name, symbol, decimals } = tokens[key]
    return { address: contracts[key], name, symbol, decimals, iconUrl: `${pictures}/${symbol}` }
  }
  return {
    router: contracts.swapRouter,
    factory: contracts.swapFactory,
    wrappedCoin: contracts.wrappedCoin,
    tokens: [toToken('gold'), toToken('ticket')],
  }
}

function toNetworks(options: ApiRunnerOptions): readonly object[] {
  const { chains, clusters, ports } = options
  const toLocal = (port: number, path = '') => `http://127.0.0.1:${port}${path}`
  return [
    ...chains.map(({ caipNetworkId, name, nativeCurrency, rpcUrl, contracts }) => ({
      ...{ caipNetworkId, name, nativeCurrency, rpcUrl, confirmations, traces: true },
      swap: toSwap(contracts, options),
      bundlerUrl: toLocal(ports.bundler, `/${caipNetworkId}`),
    })),
    ...clusters.map(({ caipNetworkId, title: name, rpcUrl, goldMint }) => ({
      ...{ caipNetworkId, name, rpcUrl },
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      tokens: { [goldMint]: { name: tokens.gold.name, symbol: tokens.gold.symbol } },
    })),
    {
      caipNetworkId: bitcoinNetworkId,
      name: 'Bitcoin',
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      esploraUrl: toLocal(ports.bitcoin),
    },
  ]
}

/**
 * Returns the blockchain API's fixed prices in US dollars, by asset: CAIP-2 for native currencies,
 * CAIP-10 for tokens.
 */
function toPrices({ chains, clusters }: ApiRunnerOptions): Readonly<Record<string, number>> {
  return Object.fromEntries([
    ...chains.flatMap(({ caipNetworkId, nativePriceUsd, contracts }) => [
      [caipNetworkId, nativePriceUsd],
      [`${caipNetworkId}:${contracts.gold.toLowerCase()}`, tokens.gold.priceUsd],
      [`${caipNetworkId}:${contracts.ticket.toLowerCase()}`, tokens.ticket.priceUsd],
    ]),
    ...clusters.flatMap(({ caipNetworkId, nativePriceUsd, goldMint }) => [
      [caipNetworkId, nativePriceUsd],
      [`${caipNetworkId}:${goldMint}`, tokens.gold.priceUsd],
    ]),
    [bitcoinNetworkId, bitcoinUsd],
  ])
}

/**
 * Returns the names that the blockchain API reports for the first accounts. One has a picture from
 * the directory, one a picture from a foreign host (S-65), and one has no picture.
 */
function toIdentities({ accounts, settings }: ApiRunnerOptions) {
  const pictures = `${toServiceUrl('wallets', settings.port)}/public/getAssetImage`
  const identities = [
    { name: 'mira.eth', avatar: `${pictures}/mira.eth` },
    { name: 'jonas.eth', avatar: 'https://pictures.example/jonas.png' },
    { name: 'amara.eth' },
  ]
  return Object.fromEntries(
    identities.map((identity, index) => [accounts[index]?.address.toLowerCase() ?? '', identity]),
  )
}

/** Returns the environment variables with which the sandbox starts the blockchain API. */
export function toApiEnvironment(options: ApiRunnerOptions): Record<string, string> {
  const { settings, ports } = options
  return {
    ...toCompileCache(settings.folder),
    NODE_ENV: settings.dev ? 'development' : 'production',
    PORT: String(ports.api),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: toServiceUrl('api', settings.port),
    STATE_DIR: join(settings.folder, 'api'),
    PROJECT_IDS: projectIds.join(' '),
    PROJECT_NAMES: JSON.stringify({ [projectIds[0]]: 'Latchkey' }),
    NETWORKS: JSON.stringify(toNetworks(options)),
    PRICES: JSON.stringify(toPrices(options)),
    ONRAMP: JSON.stringify({
      url: `http://127.0.0.1:${ports.pay}`,
      pageUrl: toServiceUrl('pay', settings.port),
    }),
    EXCHANGES: JSON.stringify([
      {
        id: 'sandbox',
        name: 'Sandbox Exchange',
        imageUrl: `${toServiceUrl('wallets', settings.port)}/public/getAssetImage/exchange`,
        url: `http://127.0.0.1:${ports.pay}`,
      },
    ]),
    IDENTITIES: JSON.stringify(toIdentities(options)),
    NAME_ZONES: nameZone,
    SESSION_SECRET: sessionSecret,
    IPFS_GATEWAY: `http://127.0.0.1:${ports.wallets}/ipfs`,
    REQUESTS_PER_MINUTE: String(requestsPerMinute),
  }
}

/**
 * Returns the arguments of `node` that run the blockchain API, or a sentence if it is not built.
 */
export function findApi({ dev }: { readonly dev: boolean }): readonly string[] | string {
  const server = `apps/blockchain-api/${dev ? 'src/main.ts' : 'dist/main.js'}`
  if (existsSync(join(root, server))) return dev ? ['--conditions=source', server] : [server]
  return `The blockchain API is left out: ${server} is missing, build it with "pnpm build".`
}

/**
 * Creates the service of the blockchain API for the local chains, which is served at
 * `api.latchkey.localhost`.
 */
export function createApiRunner(options: ApiRunnerOptions, args: readonly string[]): Runner {
  const { settings, ports, context } = options
  return createProgramRunner({
    name: 'api',
    title: 'Blockchain API',
    args: ['--import', guard, ...args],
    env: toApiEnvironment(options),
    ready: { port: ports.api, path: '/readyz', host: `api.${domain}:${settings.port}` },
    context,
  })
}
