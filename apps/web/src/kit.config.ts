import type { AdapterLoader, Network } from '@latchkey/core'
import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import type { KitConfig, SignIn, ThemeMode } from '@latchkey/kit'
import { defaultCaipNetworkId } from './constants.ts'
import { privacyPath } from './routing/paths.ts'

/** What the build may set; each has a value for the sandbox. */
export type KitEnvironment = {
  readonly VITE_PROJECT_ID?: string
  readonly VITE_BLOCKCHAIN_API_URL?: string
}

export type CreateKitConfigParameters = {
  readonly environment: KitEnvironment
  readonly location: Pick<Location, 'hostname' | 'port' | 'origin'>
  readonly signIn: SignIn
  readonly themeMode: ThemeMode
}

const sandboxProjectId = 'latchkey-sandbox'
const sandboxDomain = '.latchkey.localhost'
const sandboxPort = '4100'

const eip155: AdapterLoader = {
  namespace: 'eip155',
  discover: () => import('@latchkey/adapter-eip155/discover'),
  load: () => import('@latchkey/adapter-eip155'),
}

/** The kit of this app: a project id and exactly three networks (product.md §3). */
export function createKitConfig(parameters: CreateKitConfigParameters): KitConfig {
  const { environment, location, signIn, themeMode } = parameters
  const projectId = environment.VITE_PROJECT_ID ?? sandboxProjectId
  const blockchainApiUrl = environment.VITE_BLOCKCHAIN_API_URL || toSandboxApiUrl(location)
  const overApi = (network: Network) => withRpcUrl(network, blockchainApiUrl, projectId)
  return {
    projectId,
    networks: [overApi(mainnet), overApi(polygon), overApi(sepolia)],
    defaultNetwork: defaultCaipNetworkId,
    adapters: [eip155],
    metadata: {
      name: 'Latchkey',
      description: 'The clubhouse of a game community',
      url: location.origin,
      icons: [`${location.origin}/favicon.svg`],
    },
    themeMode,
    themeVariables: {
      '--w3m-font-family':
        '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif',
    },
    signIn,
    blockchainApiUrl,
    privacyPolicyUrl: `${location.origin}${privacyPath}`,
  }
}

/** The sandbox serves every host name on one port: the API has the page's. */
function toSandboxApiUrl({ hostname, port }: Pick<Location, 'hostname' | 'port'>): string {
  const apiPort = hostname.endsWith(sandboxDomain) ? port : sandboxPort
  return `http://api${sandboxDomain}${apiPort && `:${apiPort}`}`
}

/** JSON-RPC goes through the blockchain API (product.md §7), so the page talks to no other host. */
function withRpcUrl(network: Network, apiUrl: string, projectId: string): Network {
  const url = new URL('/v1/', apiUrl)
  url.searchParams.set('chainId', network.caipNetworkId)
  url.searchParams.set('projectId', projectId)
  return { ...network, rpcUrls: { default: { http: [url.href] } } }
}
