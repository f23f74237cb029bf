import type { ChainNamespace } from '../caip/caip.ts'
import type { Network } from '../networks/network.ts'
import type { Connector } from './connector.ts'
import type { NameFault, NameLookup, ResolvedName } from './nameLookup.ts'
import type { RemoteSigner } from './remoteSigner.ts'
import type { Unsubscribe, Wallet } from './Wallet.ts'

/**
 * Finds the connectors of a namespace. The entry `./discover` of an adapter package exports it. It
 * loads when the user is about to open the modal, and needs no chain library.
 */
export type ChainDiscovery = {
  readonly namespace: ChainNamespace
  /**
   * Calls `onChange` with all wallets found on this page, once immediately and again on every
   * change.
   */
  readonly watchConnectors: (onChange: (connectors: readonly Connector[]) => void) => Unsubscribe
}

/**
 * Account type that Coinbase Wallet and Base Account offer: a smart wallet, an externally owned
 * account, or both.
 */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/**
 * Settings passed to the SDK of an external wallet. The types match those of the SDKs, which
 * require a mutable list.
 */
export type ExternalSdkSettings = {
  readonly appName: string
  readonly appLogoUrl: string
  readonly appChainIds: number[]
  readonly preference: { readonly options: CoinbasePreference; readonly telemetry: false }
}
type CreateExternalSdk = (settings: ExternalSdkSettings) => { readonly getProvider: () => unknown }

/** SDKs of external wallets, provided by the host. An SDK loads when the user picks its wallet. */
export type ExternalSdks = {
  /** Loads the SDK of Coinbase Wallet: `() => import('@coinbase/wallet-sdk')` */
  readonly coinbaseWallet?: () => Promise<{ readonly createCoinbaseWalletSDK: CreateExternalSdk }>
  /** Loads the SDK of Base Account: `() => import('@base-org/account')` */
  readonly baseAccount?: () => Promise<{ readonly createBaseAccountSDK: CreateExternalSdk }>
}

export type DiscoveryOptions = {
  readonly enableAnnounced: boolean
  readonly enableInjected: boolean
  /** Loaders of the SDKs of external wallets. A wallet without its SDK gets no connector. */
  readonly externalSdks?: ExternalSdks
  /** Whether to offer Coinbase Wallet. Default true. */
  readonly enableCoinbase?: boolean
  /** Whether to offer Base Account. Default true. */
  readonly enableBaseAccount?: boolean
  /** Account type for Coinbase Wallet and Base Account. Default `all`. */
  readonly coinbasePreference?: CoinbasePreference
  /** Name, icon and networks of this app, which the SDKs of external wallets show. */
  readonly app?: {
    readonly name: string
    readonly iconUrl?: string
    readonly networks: readonly Network[]
  }
  /** Origin of the Safe app when this page runs inside the Safe app. */
  readonly safeOrigin?: string
}

export type ConnectOptions = {
  /**
   * Configured networks of this namespace. If the wallet reports no network, it starts on the first
   * one.
   */
  readonly networks: readonly Network[]
  /**
   * True when a stored connection is restored: never prompts, and fails with
   * `ConnectorNotConnectedError` if the wallet shares no account. Default false.
   */
  readonly silent?: boolean
  /**
   * With `silent`: returns a wallet that shares no account, because it may be locked (K-WORLD-06).
   * Its events report the accounts after unlocking. Default false.
   */
  readonly allowsLocked?: boolean
  /**
   * Ids of the connectors of this namespace that are connected already. Connecting one of them
   * again fails (K-CHAIN-19).
   */
  readonly connectedIds?: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** Balance of an account; `amount` is in base units. */
export type Balance = {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}
export type BalanceOptions = {
  readonly address: string
  readonly network: Network
  /**
   * Address of a token whose balance to read, instead of the native currency's. Not supported on
   * Bitcoin.
   */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export type AdapterOptions = { readonly networks: readonly Network[] }

/**
 * Connects wallets of one namespace. It loads when the user chooses a wallet, or to restore a
 * stored connection.
 */
export type ChainAdapter = {
  readonly namespace: ChainNamespace
  readonly isAddress: (value: string) => boolean
  /**
   * Connects a wallet. The wallet may prompt the user, except when `silent` is true.
   *
   * @throws {ConnectionRejectedError} The user rejected the request, or the wallet dropped it.
   */
  readonly connect: (connector: Connector, options: ConnectOptions) => Promise<Wallet>
  /**
   * Converts one namespace of a remote wallet (WalletConnect session, secure frame) to a `Wallet`.
   * Never prompts.
   */
  readonly wrap: (remote: RemoteSigner, options: ConnectOptions) => Promise<Wallet>
  readonly getBalance: (options: BalanceOptions) => Promise<Balance>
  /**
   * Resolves a name of the namespace's public name service, ENS or SNS. Absent if there is none.
   *
   * @throws {BaseError} No answer. The name may exist.
   */
  readonly resolveName?: (lookup: NameLookup) => Promise<ResolvedName | NameFault>
}

/**
 * An adapter in the kit's configuration. It loads the two entries of its package when they are
 * needed.
 */
export type AdapterLoader = {
  readonly namespace: ChainNamespace
  readonly discover: () => Promise<{
    readonly createDiscovery: (options: DiscoveryOptions) => ChainDiscovery
  }>
  readonly load: () => Promise<{
    readonly createAdapter: (options: AdapterOptions) => ChainAdapter
  }>
}
