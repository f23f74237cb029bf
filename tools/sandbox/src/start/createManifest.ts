import type { Account } from '@latchkey/sandbox-wallet/accounts'
import { type BitcoinChain, bitcoinNetworkId } from '../bitcoin/createBitcoinChain.ts'
import type { LocalChain } from '../chains/LocalChain.ts'
import type { Manifest } from '../settings/manifest.ts'
import { projectIds, type Settings, toApiUrl, toServiceUrl } from '../settings/settings.ts'
import type { Solana, SolanaCluster } from '../solana/createSolana.ts'

export type CreateManifestOptions = {
  readonly settings: Settings
  readonly chains: readonly [LocalChain, ...LocalChain[]]
  readonly bitcoin: Pick<BitcoinChain, 'url' | 'accounts'>
  readonly solana: Pick<Solana, 'clusters'>
  readonly accounts: readonly [Account, ...Account[]]
  /** Loopback ports by the name of the sandbox's site that each serves. */
  readonly doors: ReadonlyMap<string, number>
  readonly smtpPort: number
  readonly token: string
}

type ManifestChain = Manifest['chains'][number]

function toManifestCluster(cluster: SolanaCluster, port: number): Manifest['solana'][number] {
  const { caipNetworkId, title, testnet, goldMint } = cluster
  return {
    caipNetworkId,
    name: title,
    testnet,
    rpcUrl: toApiUrl('/v1/', caipNetworkId, port),
    loopbackRpcUrl: cluster.rpcUrl,
    webSocketUrl: toServiceUrl(cluster.name, port).replace('http:', 'ws:'),
    loopbackWebSocketUrl: cluster.rpcUrl.replace('http:', 'ws:'),
    mints: { gold: goldMint },
  }
}

function toManifestChain(chain: LocalChain, port: number): ManifestChain {
  const { caipNetworkId, chainId, name, testnet, blockTimeSeconds, contracts } = chain
  return {
    caipNetworkId,
    chainId,
    name,
    testnet,
    ...(blockTimeSeconds !== undefined && { blockTimeSeconds }),
    rpcUrl: toApiUrl('/v1/', caipNetworkId, port),
    loopbackRpcUrl: chain.rpcUrl,
    bundlerUrl: toApiUrl('/v1/bundler', caipNetworkId, port),
    contracts,
  }
}

/** Creates the manifest of this sandbox run, which other processes read. */
export function createManifest(options: CreateManifestOptions): Manifest {
  const { settings, chains, bitcoin, solana, accounts, doors, smtpPort, token } = options
  const { port } = settings
  const toAddress = (name: string) => ({
    url: toServiceUrl(name, port),
    loopbackUrl: `http://127.0.0.1:${doors.get(name) ?? 0}`,
  })
  const [chain, ...furtherChains] = chains
  const [account, ...furtherAccounts] = accounts
  return {
    version: 1,
    startedAt: new Date().toISOString(),
    port,
    projectIds: [...projectIds],
    services: {
      ...(doors.has('app') && { app: toAddress('app') }),
      api: toAddress('api'),
      ...(doors.has('wallet') && { wallet: toAddress('wallet') }),
      ...(doors.has('relay') && { relay: toAddress('relay') }),
      ...(doors.has('wallets') && { wallets: toAddress('wallets') }),
      ...(doors.has('bitcoin') && { bitcoin: toAddress('bitcoin') }),
      ...(doors.has('mail') && { mail: toAddress('mail') }),
      ...(doors.has('id') && { id: toAddress('id') }),
      ...(doors.has('secure') && { secure: toAddress('secure') }),
      ...(doors.has('pay') && { pay: toAddress('pay') }),
      ...(doors.has('market') && { market: toAddress('market') }),
      status: toAddress('status'),
    },
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    chains: [
      toManifestChain(chain, port),
      ...furtherChains.map((further) => toManifestChain(further, port)),
    ],
    swapRouters: Object.fromEntries(
      chains.map(({ caipNetworkId, contracts }) => [caipNetworkId, contracts.swapRouter]),
    ),
    bitcoin: {
      caipNetworkId: bitcoinNetworkId,
      name: 'Bitcoin',
      url: toServiceUrl('bitcoin', port),
      loopbackUrl: bitcoin.url,
      accounts: [...bitcoin.accounts],
    },
    solana: [
      toManifestCluster(solana.clusters[0], port),
      toManifestCluster(solana.clusters[1], port),
    ],
    accounts: [account, ...furtherAccounts],
    control: { url: `http://127.0.0.1:${settings.controlPort}`, token },
  }
}
