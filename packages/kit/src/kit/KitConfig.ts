import type {
  AdapterLoader,
  CaipNetworkId,
  ChainNamespace,
  CoinbasePreference,
  DirectoryWallet,
  ExternalSdks,
  Network,
} from '@latchkey/core'
import type { WalletConnectOverrides } from '@latchkey/walletconnect'
import type { Features } from './Features.ts'
import type { Ports } from './ports.ts'
import type { SignIn } from './SignIn.ts'
import type { ThemeMode, ThemeVariables } from './Theme.ts'

/** A service that sells tokens on its own page. */
export type BuyProvider = {
  /** Id in the project's configuration (`onramp`). */
  readonly id: string
  readonly name: string
  /**
   * Its page, `https:`; account, currency and project are added. Absent: the blockchain API creates
   * the address.
   */
  readonly url?: string
  /** The app's public key at the provider. */
  readonly publicKey?: string
  /** The provider's fees as shown: `1–2 %`. */
  readonly fees?: string
  /** Complete address of an image that this app serves. */
  readonly imageUrl?: string
  readonly namespaces: readonly ChainNamespace[]
}

export type Metadata = {
  readonly name: string
  readonly description?: string
  readonly url?: string
  readonly icons?: readonly string[]
}

export type ShownToken = {
  readonly address: string
  /** Overrides the token's own symbol. Required on Solana, where tokens have no symbol. */
  readonly symbol?: string
}

/** Configuration of `createKit`. */
export type KitConfig = {
  /** If empty, an alert reports it and the page keeps working. */
  readonly projectId: string
  readonly networks: readonly [Network, ...Network[]]
  readonly adapters: readonly AdapterLoader[]
  /** Only for a second kit on the page: prefixes its storage keys. */
  readonly name?: string
  /**
   * Network before any choice. Default: the first of `networks`, also if this id is not among them.
   */
  readonly defaultNetwork?: CaipNetworkId
  readonly metadata?: Metadata
  /** Default `dark`. */
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  readonly features?: Features
  /** Sign-in with the connected wallet. Absent: no sign-in. */
  readonly signIn?: SignIn
  readonly blockchainApiUrl?: string
  /**
   * Contracts that may swap, by network: routers of the Uniswap V2 kind. Transactions built by a
   * service are sent to these only. Absent: no swapping. Networks without a router are not offered.
   */
  readonly swap?: { readonly routers: Readonly<Record<CaipNetworkId, readonly string[]>> }
  /**
   * Zone in which logins may register a name for their account, e.g. `latchkey.id`. The blockchain
   * API has to serve it. Absent: no names are offered.
   */
  readonly nameZone?: string
  readonly directoryUrl?: string
  /**
   * Origins of avatars and token images, besides those of `directoryUrl` and `blockchainApiUrl`.
   * Images of other origins are not shown. The page's CSP has to allow them too.
   */
  readonly imageOrigins?: readonly string[]
  /** WalletConnect relay, `ws:` or `wss:`. Absent: no WalletConnect. */
  readonly relayUrl?: string
  /**
   * The secure frame for logins by e-mail and social network. The address of its document has
   * another origin than this page and uses `https:`, except on localhost. Absent: no logins.
   */
  readonly secureFrame?: { readonly url: string }
  /**
   * Default true: logins by e-mail and social network write a log in memory, without names, e-mail
   * addresses or secrets. `startLog` of `@latchkey/kit/log` returns it. False: no log, in the frame
   * too.
   */
  readonly enableLogger?: boolean
  /**
   * Account type of a login before the user has chosen one. Default: a smart account on eip155 if
   * available.
   */
  readonly defaultAccountTypes?: { readonly eip155?: 'eoa' | 'smartAccount' }
  /** Replaces parts of the proposal to a WalletConnect wallet (kit-state §12.3). */
  readonly walletConnectOverrides?: WalletConnectOverrides
  /** Default false. True: the host shows pairings itself and the modal opens on the QR code (K-MODAL-04). */
  readonly manualWCControl?: boolean
  /**
   * Default false. True: WalletConnect only; features are off, and unsupported networks are not
   * blocked (K-WC-11).
   */
  readonly basic?: boolean
  /** Lists wallets announced by EIP-6963. Default true. */
  readonly enableEIP6963?: boolean
  /** Lists the generic `window.ethereum`. Default true. */
  readonly enableInjected?: boolean
  /** SDKs of Coinbase Wallet and Base Account, installed by the app. Absent: neither is offered. */
  readonly externalSdks?: ExternalSdks
  /** Offers Coinbase Wallet. Default true; needs its SDK. */
  readonly enableCoinbase?: boolean
  /** Offers Base Account. Default true; needs its SDK. */
  readonly enableBaseAccount?: boolean
  /** Account type for both. Default `all`. */
  readonly coinbasePreference?: CoinbasePreference
  /**
   * Origins of Safe apps in which the Safe connects automatically. Default
   * `https://app.safe.global`.
   */
  readonly safeOrigins?: readonly string[]
  /** Default true. False: unsupported networks are not blocked. */
  readonly enableNetworkSwitch?: boolean
  /** Default false. True: on phones the modal has the full height of the screen. */
  readonly enableMobileFullScreen?: boolean
  /**
   * Default false. True: the host inserts the modal's element, like `KitModal` of the React
   * package.
   */
  readonly disableAppend?: boolean
  /**
   * Default false. True, with `disableAppend`: no dialog; `KitModal` always shows the content
   * inline.
   */
  readonly enableEmbedded?: boolean
  /** Default true. False: stored connections end at the start. */
  readonly enableReconnect?: boolean
  /** Default false. */
  readonly allowUnsupportedChain?: boolean
  /** Default false. True: a wallet's universal link is tried before its app scheme (K-MOB-02). */
  readonly preferUniversalLinks?: boolean
  readonly excludeWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  /** Directory ids in display order. */
  readonly featuredWalletIds?: readonly string[]
  /** The host's own wallets, with their own images and links. */
  readonly customWallets?: readonly DirectoryWallet[]
  /** Visibility of the row for all wallets. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Shows help for users without a wallet. Default true. */
  readonly enableWalletGuide?: boolean
  /** Providers that sell tokens, in display order. Absent: buying is not offered. */
  readonly buyProviders?: readonly BuyProvider[]
  /** Pages of the help. A button without a page is hidden. */
  readonly guideUrls?: {
    readonly wallets?: string
    readonly networks?: string
    readonly names?: string
    readonly permissions?: string
  }
  /** Complete image addresses by connector id; they override the directory's. */
  readonly connectorImages?: Readonly<Record<string, string>>
  /** Complete image addresses by chain id or reference; they override the directory's. */
  readonly chainImages?: Readonly<Record<string | number, string>>
  /**
   * Tokens by CAIP-2 or chain id whose balance is shown instead of the native currency's
   * (K-CHAIN-07).
   */
  readonly tokens?: Readonly<Record<string | number, ShownToken>>
  /**
   * Refreshes balances when the network of a connected EVM wallet reports transactions. Off by
   * default. The network is polled every `pollingIntervalMs` (default 30,000) while the page is
   * visible, until it has reported transactions 99 times.
   */
  readonly pendingTransactionsFilter?: {
    readonly enable: boolean
    readonly pollingIntervalMs?: number
  }
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /**
   * When the modal's code is fetched. `idle` (default): once the page is idle, but not with data
   * saving or a slow connection. `intent`: on hover, focus or press of a button. `never`: when the
   * modal opens.
   *
   * Services and other hosts are contacted on intent at the earliest, with every value.
   */
  readonly prefetch?: 'idle' | 'intent' | 'never'
  /** Shows alerts. Default true. */
  readonly debug?: boolean
  readonly ports?: Partial<Ports>
}
