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
  /** The provider's id in the project's configuration (`onramp`). */
  readonly id: string
  readonly name: string
  /**
   * URL of the provider's page, `https:`. Account, currency and project are added as parameters.
   * Absent: the blockchain API creates the URL.
   */
  readonly url?: string
  /** Public key that identifies the app at the provider, added to the URL of its page. */
  readonly publicKey?: string
  /** The provider's fees, shown as given: `1–2 %`. */
  readonly fees?: string
  /** URL of the provider's image, served by this app. */
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

/** Configuration of a kit, the parameter of `createKit`. */
export type KitConfig = {
  /**
   * Id of the app's project at the wallet directory. If it is empty, an alert is shown and the page
   * keeps working.
   */
  readonly projectId: string
  readonly networks: readonly [Network, ...Network[]]
  readonly adapters: readonly AdapterLoader[]
  /** Only for a second kit on the page: a name that prefixes its storage keys. */
  readonly name?: string
  /**
   * Network that is active until the user chooses one. Default: the first of `networks`, also if
   * this id is not among them.
   */
  readonly defaultNetwork?: CaipNetworkId
  readonly metadata?: Metadata
  /** Theme at the start, light or dark. Default `dark`. */
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  readonly features?: Features
  /** Sign-in with the connected wallet. Absent: no sign-in. */
  readonly signIn?: SignIn
  readonly blockchainApiUrl?: string
  /**
   * Router contracts (Uniswap V2 kind) that may swap, by network. Transactions that a service
   * builds are only sent to these contracts. Absent: no swaps. Networks without a router have no
   * swaps either.
   */
  readonly swap?: { readonly routers: Readonly<Record<CaipNetworkId, readonly string[]>> }
  /**
   * Zone in which logins can register a name for their account, e.g. `latchkey.id`. The blockchain
   * API must support it. Absent: no names are offered.
   */
  readonly nameZone?: string
  readonly directoryUrl?: string
  /**
   * Allowed origins of avatars and token images, in addition to those of `directoryUrl` and
   * `blockchainApiUrl`. Images of other origins are not shown. The page's CSP has to allow them
   * too.
   */
  readonly imageOrigins?: readonly string[]
  /** URL of the WalletConnect relay, `ws:` or `wss:`. Absent: no WalletConnect. */
  readonly relayUrl?: string
  /**
   * URL of the secure frame for email and social logins. Its origin must differ from this page's,
   * and it must use `https:`, except on localhost. Absent: no logins.
   */
  readonly secureFrame?: { readonly url: string }
  /**
   * Whether email and social logins write a log in memory. It contains no names, email addresses or
   * secrets; `startLog` of `@latchkey/kit/log` returns it. False also turns off the secure frame's
   * log. Default true.
   */
  readonly enableLogger?: boolean
  /**
   * Account type of a login until the user chooses one. Default: a smart account on eip155 if
   * available.
   */
  readonly defaultAccountTypes?: { readonly eip155?: 'eoa' | 'smartAccount' }
  /** Replaces parts of the proposal to a WalletConnect wallet (kit-state §12.3). */
  readonly walletConnectOverrides?: WalletConnectOverrides
  /**
   * True: the app shows pairings itself, and the modal opens on the QR code (K-MODAL-04). Default
   * false.
   */
  readonly manualWCControl?: boolean
  /**
   * True: only WalletConnect is available, features are off, and unsupported networks are not
   * blocked (K-WC-11). Default false.
   */
  readonly basic?: boolean
  /** Whether to list wallets announced by EIP-6963. Default true. */
  readonly enableEIP6963?: boolean
  /** Whether to list the generic provider at `window.ethereum`. Default true. */
  readonly enableInjected?: boolean
  /** SDKs of Coinbase Wallet and Base Account, installed by the app. Absent: neither is offered. */
  readonly externalSdks?: ExternalSdks
  /** Whether to offer Coinbase Wallet, which requires its SDK. Default true. */
  readonly enableCoinbase?: boolean
  /** Whether to offer Base Account, which requires its SDK. Default true. */
  readonly enableBaseAccount?: boolean
  /** Account type for Coinbase Wallet and Base Account. Default `all`. */
  readonly coinbasePreference?: CoinbasePreference
  /**
   * Origins of Safe apps. If one of them embeds the page, its Safe connects automatically. Default
   * `https://app.safe.global`.
   */
  readonly safeOrigins?: readonly string[]
  /** Whether unsupported networks are blocked until the user switches. Default true. */
  readonly enableNetworkSwitch?: boolean
  /**
   * True: the browser's back button or gesture goes one page back in the open modal, or closes it,
   * instead of leaving the page. Without close watchers in the browser, the open modal adds one entry
   * to the history. Default false.
   */
  readonly closeOnBack?: boolean
  /** True: the modal has the full height of the screen on phones. Default false. */
  readonly enableMobileFullScreen?: boolean
  /**
   * True: the app inserts the modal's element itself, as `KitModal` of the React package does.
   * Default false.
   */
  readonly disableAppend?: boolean
  /**
   * True, together with `disableAppend`: `KitModal` always shows the content inline, without a
   * dialog. Default false.
   */
  readonly enableEmbedded?: boolean
  /** Whether stored connections are restored at the start. False: they end. Default true. */
  readonly enableReconnect?: boolean
  /** True: users may stay on networks that are not configured. Default false. */
  readonly allowUnsupportedChain?: boolean
  /**
   * True: a wallet's universal link is tried before the link with its app scheme (K-MOB-02).
   * Default false.
   */
  readonly preferUniversalLinks?: boolean
  readonly excludeWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  /** Directory ids of wallets to show first, in display order. */
  readonly featuredWalletIds?: readonly string[]
  /** The app's own wallets, with their own images and links. */
  readonly customWallets?: readonly DirectoryWallet[]
  /** When to show the row that opens the list of all wallets. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Whether to show help for users without a wallet. Default true. */
  readonly enableWalletGuide?: boolean
  /** Providers that sell tokens, in display order. Absent: no buying. */
  readonly buyProviders?: readonly BuyProvider[]
  /** URLs of help pages. A button without a URL is hidden. */
  readonly guideUrls?: {
    readonly wallets?: string
    readonly networks?: string
    readonly names?: string
    readonly permissions?: string
  }
  /** Image URLs by connector id. They override the directory's images. */
  readonly connectorImages?: Readonly<Record<string, string>>
  /** Image URLs by chain id or reference. They override the directory's images. */
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
   * When to load the modal's code. `idle` (default): when the page is idle, but not with data
   * saving or a slow connection. `intent`: on hover, focus or press of a button. `never`: when the
   * modal opens.
   *
   * In all cases, requests to services and other hosts are sent on intent at the earliest.
   */
  readonly prefetch?: 'idle' | 'intent' | 'never'
  /**
   * Whether to show alerts about problems, e.g. of the configuration, in the modal. Default true.
   */
  readonly debug?: boolean
  readonly ports?: Partial<Ports>
}
