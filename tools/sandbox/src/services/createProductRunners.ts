import { join } from 'node:path'
import type { LocalChain } from '../chains/LocalChain.ts'
import { marketplaces, sandboxClient, standIns } from '../identity/standIns.ts'
import { clubKey } from '../market/createMarketService.ts'
import type { ChildContext } from '../processes/ChildContext.ts'
import { createProgramRunner } from '../processes/createProgramRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { serverPreloads } from '../processes/serverPreloads.ts'
import { toCompileCache } from '../processes/toCompileCache.ts'
import { domain, root, type Settings, toServiceUrl } from '../settings/settings.ts'
import { toServerClockFile } from './createServerClock.ts'
import type { Product } from './findProduct.ts'

export type ProductRunnerOptions = {
  readonly product: Product
  readonly settings: Settings
  readonly chains: readonly LocalChain[]
  readonly serverPort: number
  readonly vitePort: number
  readonly context: ChildContext
}

/**
 * CAIP-2 ids of networks on which the product server verifies signatures without an RPC URL:
 * Solana, its devnet and Bitcoin. Sepolia is added as a test network.
 */
const signInChains = [
  'eip155:11155111',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'bip122:000000000019d6689c085ae165831e93',
]

/**
 * Welcome points that each new player gets. They suffice for two items of the shop, a lantern and a
 * key.
 */
const welcomePoints = 200

/**
 * Returns the product's OAuth clients at the simulated providers whose accounts players can link.
 */
function toLinkEnvironment(idUrl: string): Record<string, string> {
  const client = { clientId: sandboxClient.id, clientSecret: sandboxClient.secret }
  const [marketplace, sandbox] = marketplaces.map(({ name, clientId }) =>
    JSON.stringify({ ...client, clientId, issuer: `${idUrl}/${name}` }),
  )
  const discord = standIns.find(({ name }) => name === 'discord')
  const issuer = `${idUrl}/discord`
  return {
    MARKETPLACE: marketplace ?? '',
    MARKETPLACE_SANDBOX: sandbox ?? '',
    DISCORD: JSON.stringify({
      ...client,
      issuer,
      authorizationUrl: `${issuer}${discord?.paths.authorization}`,
      tokenUrl: `${issuer}${discord?.paths.token}`,
      userUrl: `${issuer}${discord?.user?.path}`,
    }),
  }
}

function toServerEnvironment(options: ProductRunnerOptions): Record<string, string> {
  const { product, settings, chains, serverPort } = options
  return {
    ...toCompileCache(settings.folder),
    NODE_ENV: settings.dev ? 'development' : 'production',
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: toServiceUrl('app', settings.port),
    STATE_DIR: join(settings.folder, 'server'),
    CLOCK_FILE: toServerClockFile(settings.folder),
    RPC_URLS: JSON.stringify(
      Object.fromEntries(chains.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, rpcUrl])),
    ),
    SIGN_IN_CHAINS: signInChains.join(' '),
    CONNECT_ORIGINS: [
      ...['api', 'bitcoin', 'wallets', 'market'].map((name) => toServiceUrl(name, settings.port)),
      toServiceUrl('relay', settings.port).replace('http', 'ws'),
    ].join(' '),
    FRAME_ORIGINS: toServiceUrl('secure', settings.port),
    MARKETPLACE_API: JSON.stringify({ url: toServiceUrl('market', settings.port), key: clubKey }),
    WELCOME_POINTS: String(welcomePoints),
    ...toLinkEnvironment(toServiceUrl('id', settings.port)),
    WEB_DIST: product.webDist ?? '',
  }
}

/** Creates the services of the product: its server, and in development also Vite. */
export function createProductRunners(options: ProductRunnerOptions): readonly Runner[] {
  const { product, settings, serverPort, vitePort, context } = options
  const host = `app.${domain}:${settings.port}`
  const server = createProgramRunner({
    name: 'app',
    title: 'Product server',
    args: [...serverPreloads, ...product.serverArgs],
    env: toServerEnvironment(options),
    ready: { port: serverPort, path: '/readyz', host },
    context,
  })
  if (!product.vite) return [server]
  const vite = createProgramRunner({
    name: 'vite',
    title: 'Vite (hot reload)',
    args: [product.vite, '--port', String(vitePort), '--strictPort', '--host', '127.0.0.1'],
    cwd: join(root, 'apps/web'),
    ready: { port: vitePort, path: '/', host },
    context,
  })
  return [server, vite]
}
