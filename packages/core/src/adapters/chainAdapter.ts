import type { ChainNamespace } from '../caip/caip.ts'
import type { Network } from '../networks/network.ts'
import type { Connector } from './connector.ts'
import type { RemoteSigner } from './remoteSigner.ts'
import type { Unsubscribe, Wallet } from './Wallet.ts'

/** Entry `./discover`, loaded on modal intent. Knows no chain library. */
export type ChainDiscovery = {
  readonly namespace: ChainNamespace
  /** Reports the wallets found in this page, now and on every change. */
  readonly watchConnectors: (onChange: (connectors: readonly Connector[]) => void) => Unsubscribe
}

/** Which account the Coinbase wallets offer: a smart wallet, an externally owned one, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/** What an external wallet's SDK is made with. Its types are the SDKs' own, mutable list included. */
export type ExternalSdkSettings = {
  readonly appName: string
  readonly appLogoUrl: string
  readonly appChainIds: number[]
  readonly preference: { readonly options: CoinbasePreference; readonly telemetry: false }
}
type CreateExternalSdk = (settings: ExternalSdkSettings) => { readonly getProvider: () => unknown }

/** SDKs of external wallets, brought by the host and loaded on the tap on their wallet. */
export type ExternalSdks = {
  /** `() => import('@coinbase/wallet-sdk')` */
  readonly coinbaseWallet?: () => Promise<{ readonly createCoinbaseWalletSDK: CreateExternalSdk }>
  /** `() => import('@base-org/account')` */
  readonly baseAccount?: () => Promise<{ readonly createBaseAccountSDK: CreateExternalSdk }>
}

export type DiscoveryOptions = {
  readonly enableAnnounced: boolean
  readonly enableInjected: boolean
  /** Without a wallet's SDK there is no connector of it. */
  readonly externalSdks?: ExternalSdks
  /** Default true. */
  readonly enableCoinbase?: boolean
  /** Default true. */
  readonly enableBaseAccount?: boolean
  /** Default `all`. */
  readonly coinbasePreference?: CoinbasePreference
  /** How external wallets name this app. */
  readonly app?: {
    readonly name: string
    readonly iconUrl?: string
    readonly networks: readonly Network[]
  }
  /** Origin of the Safe app when this page is shown inside it. */
  readonly safeOrigin?: string
}

export type ConnectOptions = {
  /** Configured networks of this namespace; first the one to start on where the wallet has none of its own. */
  readonly networks: readonly Network[]
  /** Default false. True at restore: never prompts; fails with `ConnectorNotConnectedError` when the wallet shares no account. */
  readonly silent?: boolean
  /** Ids of connectors of this namespace that are connected: another call for one is refused (K-CHAIN-19). */
  readonly connectedIds?: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** Balance in base units. */
export type Balance = {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}
export type BalanceOptions = {
  readonly address: string
  readonly network: Network
  /** Address of a token that is read in place of the coin, with its own decimals and symbol. Not on Bitcoin. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export type AdapterOptions = { readonly networks: readonly Network[] }

/** Loaded on the tap on a wallet, or for a stored connection. */
export type ChainAdapter = {
  readonly namespace: ChainNamespace
  readonly isAddress: (value: string) => boolean
  /**
   * Connects; the wallet may ask the user, except when `silent`.
   *
   * @throws {ConnectionRejectedError} The user refused or the wallet dropped the request.
   */
  readonly connect: (connector: Connector, options: ConnectOptions) => Promise<Wallet>
  /** Turns one namespace of a remote wallet (WalletConnect session, secure frame) into a wallet. Asks nobody. */
  readonly wrap: (remote: RemoteSigner, options: ConnectOptions) => Promise<Wallet>
  readonly getBalance: (options: BalanceOptions) => Promise<Balance>
}

/** How a configuration names an adapter: two entries of one package, loaded when needed. */
export type AdapterLoader = {
  readonly namespace: ChainNamespace
  readonly discover: () => Promise<{
    readonly createDiscovery: (options: DiscoveryOptions) => ChainDiscovery
  }>
  readonly load: () => Promise<{
    readonly createAdapter: (options: AdapterOptions) => ChainAdapter
  }>
}
