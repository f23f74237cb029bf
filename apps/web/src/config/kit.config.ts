import type { AdapterLoader, AdapterNamespace, Network } from '@latchkey/core'
import { bitcoin, mainnet, polygon, sepolia, solana, solanaDevnet } from '@latchkey/core/networks'
import type { BuyProvider, KitConfig, SignIn, ThemeMode } from '@latchkey/kit'
import { type LinkProvider, screens } from '@latchkey/product-api'
import { privacyPath } from '../routing/paths.ts'
import { defaultCaipNetworkId } from './constants.ts'
import { WebConfigError } from './web.config.ts'

/** Build variables of the kit. Each is optional; the defaults are for the local sandbox. */
export type KitEnvironment = {
  readonly VITE_PROJECT_ID?: string
  readonly VITE_BLOCKCHAIN_API_URL?: string
  /** URL of an Esplora API for Bitcoin mainnet. */
  readonly VITE_BITCOIN_API_URL?: string
  /**
   * CAIP-2 ids of networks in addition to the three presets, e.g. `eip155:11155111,eip155:137`.
   * Empty: none.
   */
  readonly VITE_FURTHER_NETWORKS?: string
  /** Zone of account names, e.g. `latchkey.id`. Empty: the kit offers no names. */
  readonly VITE_NAME_ZONE?: string
  /**
   * Addresses of swap routers by CAIP-2 network id, e.g. `eip155:1=0x…,eip155:137=0x…`. Empty: the
   * kit offers no swaps.
   */
  readonly VITE_SWAP_ROUTERS?: string
  /**
   * Name of the provider that sells tokens through the blockchain API. Empty: the kit offers no
   * purchases.
   */
  readonly VITE_BUY_PROVIDER?: string
  readonly VITE_DIRECTORY_URL?: string
  /** URL of the WalletConnect relay, with the scheme `ws:` or `wss:`. */
  readonly VITE_RELAY_URL?: string
  /** URL of the secure frame's page. Empty: the kit offers no login by email or social network. */
  readonly VITE_SECURE_FRAME_URL?: string
}

export type CreateKitConfigParameters = {
  readonly environment: KitEnvironment
  readonly location: Pick<Location, 'hostname' | 'port' | 'origin' | 'pathname'>
  readonly signIn: SignIn
  readonly themeMode: ThemeMode
  /** Providers of the product's own logins. The kit offers no second login with them. */
  readonly linkProviders: Iterable<LinkProvider>
}

const sandboxProjectId = 'latchkey-sandbox'
const sandboxDomain = '.latchkey.localhost'
const sandboxPort = '4100'
const sandboxNameZone = 'latchkey.id'
const sandboxBuyProvider = 'Card or bank'
/**
 * Address of the swap router in the sandbox. It is the same on every chain and after every start.
 */
const sandboxRouter = '0x9239c9806AD9aEB52bc179FF6B00ede0F15F47A5'

/**
 * Networks that the build can add to Ethereum, Solana and Bitcoin. The sandbox adds all of them.
 */
const furtherNetworks = [polygon, sepolia, solanaDevnet] as const

/** Adapters by namespace. The type requires an entry for each namespace that has an adapter. */
const adapters = {
  eip155: {
    namespace: 'eip155',
    discover: () => import('@latchkey/adapter-eip155/discover'),
    load: () => import('@latchkey/adapter-eip155'),
  },
  solana: {
    namespace: 'solana',
    discover: () => import('@latchkey/adapter-solana/discover'),
    load: () => import('@latchkey/adapter-solana'),
  },
  bip122: {
    namespace: 'bip122',
    discover: () => import('@latchkey/adapter-bip122/discover'),
    load: () => import('@latchkey/adapter-bip122'),
  },
} satisfies Readonly<Record<AdapterNamespace, AdapterLoader>>

/**
 * Creates the kit configuration: a project id and three preset networks (product.md §3), one per
 * ecosystem. The build can add further networks.
 *
 * @throws {WebConfigError} The build adds an unknown network.
 */
export function createKitConfig(parameters: CreateKitConfigParameters): KitConfig {
  const { environment, location, signIn, themeMode, linkProviders } = parameters
  const projectId = environment.VITE_PROJECT_ID ?? sandboxProjectId
  const toUrl = (site: string) => toSandboxUrl(site, location)
  const blockchainApiUrl = environment.VITE_BLOCKCHAIN_API_URL || toUrl('api')
  const bitcoinApiUrl = environment.VITE_BITCOIN_API_URL || toUrl('bitcoin')
  const secureFrameUrl = environment.VITE_SECURE_FRAME_URL ?? `${toUrl('secure')}/sdk`
  const toReached = (network: Network) =>
    network.chainNamespace === 'bip122'
      ? { ...network, rpcUrls: { default: { http: [bitcoinApiUrl] } } }
      : withRpcUrl(network, blockchainApiUrl, projectId)
  return {
    projectId,
    networks: toNetworks(environment.VITE_FURTHER_NETWORKS, toReached),
    defaultNetwork: defaultCaipNetworkId,
    adapters: Object.values<AdapterLoader>(adapters),
    metadata: {
      name: 'Latchkey',
      description: 'The clubhouse of a game community',
      url: location.origin,
      icons: [`${location.origin}/favicon.svg`],
    },
    themeMode,
    closeOnBack: true,
    themeVariables: {
      '--w3m-font-family':
        '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif',
    },
    signIn,
    // The login methods (email, social) come first, for users without a wallet. The wallets follow,
    // above a QR code.
    features: {
      connectMethodsOrder: ['email', 'social', 'wallet'],
      connectorTypeOrder: ['recent', 'injected', 'walletConnect'],
      // One Discord account is one player: the product's own login creates and finds the player by
      // the Discord account, but the kit's login would create one by its wallet.
      hiddenSocials: [...linkProviders].filter((provider) => provider === 'discord'),
      smartSessions: true,
      // Only the screen for testers shows the kit's developer settings.
      developerSettings: location.pathname === screens.profileTest.path,
    },
    blockchainApiUrl,
    nameZone: environment.VITE_NAME_ZONE ?? sandboxNameZone,
    swap: { routers: toRouters(environment.VITE_SWAP_ROUTERS) },
    buyProviders: toBuyProviders(environment.VITE_BUY_PROVIDER ?? sandboxBuyProvider),
    directoryUrl: environment.VITE_DIRECTORY_URL || toUrl('wallets'),
    relayUrl: environment.VITE_RELAY_URL || toUrl('relay').replace('http', 'ws'),
    ...(secureFrameUrl && { secureFrame: { url: secureFrameUrl } }),
    privacyPolicyUrl: `${location.origin}${privacyPath}`,
  }
}

/**
 * Returns the app's networks: Ethereum, Solana and Bitcoin. The further networks of Ethereum and
 * Solana that `set` lists (all of them by default) follow the preset network of their namespace.
 * `toReached` sets each network's RPC URLs.
 *
 * @throws {WebConfigError} `set` names an unknown network.
 */
function toNetworks(
  set: string | undefined,
  toReached: (network: Network) => Network,
): KitConfig['networks'] {
  const ids = set?.split(',').flatMap((id) => id.trim() || [])
  const unknown = ids?.find((id) => furtherNetworks.every((known) => known.caipNetworkId !== id))
  if (unknown) {
    const known = furtherNetworks.map(({ caipNetworkId }) => caipNetworkId).join(', ')
    throw new WebConfigError([
      `VITE_FURTHER_NETWORKS does not support ${unknown}. Supported: ${known}.`,
    ])
  }
  const further = furtherNetworks.filter(
    ({ caipNetworkId }) => ids?.includes(caipNetworkId) ?? true,
  )
  const behind = ({ chainNamespace }: Network) =>
    further.filter((each) => each.chainNamespace === chainNamespace)
  const others = [...behind(mainnet), solana, ...behind(solana), bitcoin]
  return [toReached(mainnet), ...others.map(toReached)]
}

/**
 * Returns the addresses of the swap routers by network: the configured ones, or the sandbox's
 * router on each of its networks.
 */
function toRouters(set: string | undefined): Readonly<Record<string, readonly string[]>> {
  if (set === undefined)
    return Object.fromEntries(
      [mainnet, polygon, sepolia].map(({ caipNetworkId }) => [caipNetworkId, [sandboxRouter]]),
    )
  const pairs = set.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  return Object.fromEntries(pairs.flatMap(([id, router]) => (id && router ? [[id, [router]]] : [])))
}

/**
 * Returns the on-ramp provider that sells tokens through the blockchain API, or an empty list. Its
 * id is one that projects enable by default.
 */
function toBuyProviders(name: string): readonly BuyProvider[] {
  return name ? [{ id: 'meld', name, namespaces: ['eip155'] }] : []
}

/**
 * Returns the URL of a sandbox service. The sandbox serves all its host names on the port of the
 * page.
 */
function toSandboxUrl(
  site: string,
  { hostname, port }: Pick<Location, 'hostname' | 'port'>,
): string {
  const sitePort = hostname.endsWith(sandboxDomain) ? port : sandboxPort
  return `http://${site}${sandboxDomain}${sitePort && `:${sitePort}`}`
}

/**
 * Returns the network with a JSON-RPC URL of the blockchain API, so that the page connects to no
 * other host (product.md §7).
 */
function withRpcUrl(network: Network, apiUrl: string, projectId: string): Network {
  const url = new URL('/v1/', apiUrl)
  url.searchParams.set('chainId', network.caipNetworkId)
  url.searchParams.set('projectId', projectId)
  return { ...network, rpcUrls: { default: { http: [url.href] } } }
}
