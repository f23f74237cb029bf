import { join } from 'node:path'
import type { LocalChain } from '../chains/LocalChain.ts'
import { sandboxClient, standIns } from '../identity/standIns.ts'
import { toCompileCache } from '../processes/toCompileCache.ts'
import {
  nameZone,
  projectIds,
  type Settings,
  toApiUrl,
  toServiceUrl,
} from '../settings/settings.ts'
import type { SolanaCluster } from '../solana/createSolana.ts'
import type { SecureFrame } from './findSecureFrame.ts'
import type { Keys } from './readKeys.ts'
import { toSmartAccount } from './toSmartAccount.ts'

export type SecureOptions = {
  readonly frame: SecureFrame
  readonly settings: Settings
  readonly ports: { readonly secure: number; readonly smtp: number }
  readonly chains: readonly LocalChain[]
  readonly clusters: readonly SolanaCluster[]
}

/**
 * Returns the frame server's endpoints of the simulated login providers, which replace the real
 * ones.
 */
function toSocials(idUrl: string): object {
  return Object.fromEntries(
    standIns.map(({ name, paths, user }) => {
      const issuer = `${idUrl}/${name}`
      const own = { clientId: sandboxClient.id, clientSecret: sandboxClient.secret, issuer }
      if (!user) return [name, own]
      const [authorizationUrl, tokenUrl, userUrl] = [
        paths.authorization,
        paths.token,
        user.path,
      ].map((path) => `${issuer}${path}`)
      return [name, { ...own, authorizationUrl, tokenUrl, userUrl }]
    }),
  )
}

/**
 * Returns the projects of the frame server. The product may embed the frame with each of them,
 * except the one that allows only another origin.
 */
function toProjects({ port }: Settings, chains: readonly LocalChain[]): readonly object[] {
  return projectIds.map((projectId) => ({
    projectId,
    name: 'Latchkey',
    origins:
      projectId === 'latchkey-limited'
        ? ['https://play.example.test']
        : [toServiceUrl('app', port)],
    smartAccountNetworks: chains.map(({ chainId }) => chainId),
    nameZones: [nameZone],
  }))
}

function toNetworks({ settings, chains, clusters }: SecureOptions): readonly object[] {
  const toUrl = (caipNetworkId: string) => toApiUrl('/v1/', caipNetworkId, settings.port)
  const solana = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  return [
    ...chains.map(({ caipNetworkId, name, nativeCurrency, contracts }) => ({
      caipNetworkId,
      name,
      nativeCurrency,
      rpcUrls: [toUrl(caipNetworkId)],
      accountsUrl: toApiUrl('/v1/account', caipNetworkId, settings.port),
      smartAccount: toSmartAccount(
        contracts,
        toApiUrl('/v1/bundler', caipNetworkId, settings.port),
      ),
    })),
    ...clusters.map(({ caipNetworkId, title }) => ({
      caipNetworkId,
      name: title,
      nativeCurrency: solana,
      rpcUrls: [toUrl(caipNetworkId)],
    })),
  ]
}

/** Returns the environment variables with which the sandbox starts the frame server. */
export function toSecureEnvironment(options: SecureOptions, keys: Keys): Record<string, string> {
  const { frame, settings, ports, chains } = options
  const idUrl = toServiceUrl('id', settings.port)
  return {
    ...toCompileCache(settings.folder),
    NODE_ENV: settings.dev ? 'development' : 'production',
    PORT: String(ports.secure),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: toServiceUrl('secure', settings.port),
    STATE_DIR: join(settings.folder, 'secure', 'server'),
    FRAME_DIST: frame.dist ?? '',
    PROJECTS: JSON.stringify(toProjects(settings, chains)),
    NETWORKS: JSON.stringify(toNetworks(options)),
    SECRET_KEY: keys.secretKey,
    MASTER_KEYS: JSON.stringify(keys.masterKeys),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'Latchkey <login@latchkey.localhost>',
    // The limit is high, because all users have the IP address of this machine.
    MAILS_PER_NETWORK: '1000',
    SOCIALS: JSON.stringify(toSocials(idUrl)),
    FARCASTER: JSON.stringify({
      channelUrl: `${idUrl}/farcaster`,
      rpcUrl: `${idUrl}/farcaster/rpc`,
    }),
  }
}
