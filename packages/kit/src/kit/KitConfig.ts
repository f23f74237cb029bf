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

/** A service that sells coins on a page of its own. */
export type BuyProvider = {
  /** As the project's configuration names it (`onramp`). */
  readonly id: string
  readonly name: string
  /** Its page, `https:`; account, currency and project are added. Absent: the blockchain API makes the address. */
  readonly url?: string
  /** Who the app is to the provider. */
  readonly publicKey?: string
  /** What it takes for itself, as it is shown: `1–2 %`. */
  readonly fees?: string
  /** A complete address of this app. */
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
  /** Wins over what the token says of itself; a Solana token says nothing. */
  readonly symbol?: string
}

/** What `createKit` takes. */
export type KitConfig = {
  /** Missing (empty): an alert says so and the page keeps working. */
  readonly projectId: string
  readonly networks: readonly [Network, ...Network[]]
  readonly adapters: readonly AdapterLoader[]
  /** Only for a second kit on the page: prefixes its storage keys. */
  readonly name?: string
  /** Network before any choice; the first of `networks` when absent or not among them. */
  readonly defaultNetwork?: CaipNetworkId
  readonly metadata?: Metadata
  /** Default `dark`. */
  readonly themeMode?: ThemeMode
  readonly themeVariables?: ThemeVariables
  readonly features?: Features
  /** Sign-in with the connected wallet; absent means no sign-in. */
  readonly signIn?: SignIn
  readonly blockchainApiUrl?: string
  /**
   * Contracts that may swap, by network: routers of the Uniswap V2 kind. What a service builds is sent to them alone. Absent:
   * no swapping; a network without one is not offered.
   */
  readonly swap?: { readonly routers: Readonly<Record<CaipNetworkId, readonly string[]>> }
  /**
   * Zone in which logins may register a name for their account, e.g. `latchkey.id`; the blockchain API has to serve it.
   * Absent: no names are offered.
   */
  readonly nameZone?: string
  readonly directoryUrl?: string
  /**
   * Origins that avatars and token images may come from, besides those of `directoryUrl` and `blockchainApiUrl`; others
   * are not shown. The page's CSP has to allow them too.
   */
  readonly imageOrigins?: readonly string[]
  /** WalletConnect relay, `ws:` or `wss:`. Absent: no WalletConnect. */
  readonly relayUrl?: string
  /**
   * The secure frame that logins by e-mail and social network live in: the address of its document, of another origin
   * than this page, `https:` or on this machine. Absent: no logins.
   */
  readonly secureFrame?: { readonly url: string }
  /**
   * Default true: logins by e-mail and social network keep a log in memory, without names, addresses of people or
   * secrets, which `startLog` of `@latchkey/kit/log` gives. False: nothing is kept, and the frame is told so.
   */
  readonly enableLogger?: boolean
  /** Kind of account a login uses before a person has chosen. Default: a smart account on eip155 where there is one. */
  readonly defaultAccountTypes?: { readonly eip155?: 'eoa' | 'smartAccount' }
  /** Replaces parts of what is asked of a WalletConnect wallet (kit-state §12.3). */
  readonly walletConnectOverrides?: WalletConnectOverrides
  /** Default false. True: the host shows pairings itself and the modal opens on the QR code (K-MODAL-04). */
  readonly manualWCControl?: boolean
  /** Default false. True: WalletConnect alone; features off, no unsupported network is blocked (K-WC-11). */
  readonly basic?: boolean
  /** Wallets announced by EIP-6963. Default true. */
  readonly enableEIP6963?: boolean
  /** The generic `window.ethereum`. Default true. */
  readonly enableInjected?: boolean
  /** SDKs of Coinbase Wallet and Base Account, which the app depends on itself. Absent: neither is offered. */
  readonly externalSdks?: ExternalSdks
  /** Default true; needs its SDK. */
  readonly enableCoinbase?: boolean
  /** Default true; needs its SDK. */
  readonly enableBaseAccount?: boolean
  /** Kind of account both offer. Default `all`. */
  readonly coinbasePreference?: CoinbasePreference
  /** Origins of Safe apps inside which the Safe connects by itself. Default `https://app.safe.global`. */
  readonly safeOrigins?: readonly string[]
  /** Default true. False: an unsupported network is not blocked. */
  readonly enableNetworkSwitch?: boolean
  /** Default false. True: on phones the modal is as high as the screen. */
  readonly enableMobileFullScreen?: boolean
  /** Default false. True: the host places the modal's element itself, as `KitModal` of the React package. */
  readonly disableAppend?: boolean
  /** Default false. True, with `disableAppend`: no dialog; `KitModal` shows the content in place, always. */
  readonly enableEmbedded?: boolean
  /** Default true. False: stored connections end at start. */
  readonly enableReconnect?: boolean
  /** Default false. */
  readonly allowUnsupportedChain?: boolean
  /** Default false. True: a wallet's universal link is tried before its own scheme (K-MOB-02). */
  readonly preferUniversalLinks?: boolean
  readonly excludeWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  /** Directory ids, in the order they are shown. */
  readonly featuredWalletIds?: readonly string[]
  /** The host's own wallets, with their own images and links. */
  readonly customWallets?: readonly DirectoryWallet[]
  /** The row that leads to all wallets. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** The help for people without a wallet. Default true. */
  readonly enableWalletGuide?: boolean
  /** Who sells coins, in the order they are shown. Absent: buying is not offered. */
  readonly buyProviders?: readonly BuyProvider[]
  /** Pages the help links to; without one its button is not there. */
  readonly guideUrls?: {
    readonly wallets?: string
    readonly networks?: string
    readonly names?: string
    readonly permissions?: string
  }
  /** Complete image addresses by connector id; they win over the directory's. */
  readonly connectorImages?: Readonly<Record<string, string>>
  /** Complete image addresses by chain id or reference; they win over the directory's. */
  readonly chainImages?: Readonly<Record<string | number, string>>
  /** Tokens by CAIP-2 or chain id whose balance is shown in place of the coin's (K-CHAIN-07). */
  readonly tokens?: Readonly<Record<string | number, ShownToken>>
  /**
   * Reads balances again when the network of a connected EVM wallet hears of transactions. Off by default. On, the
   * network is asked every `pollingIntervalMs` (default 30,000) while the page is seen, until it has named some 99 times.
   */
  readonly pendingTransactionsFilter?: {
    readonly enable: boolean
    readonly pollingIntervalMs?: number
  }
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /**
   * When the code of the modal is fetched: once the page is `idle` (default; never where a person saves data or the
   * connection is slow), on `intent` (hover, focus or press of a button), or `never` before the modal opens. Services and
   * other hosts are asked on intent at the earliest, whatever stands here.
   */
  readonly prefetch?: 'idle' | 'intent' | 'never'
  /** Shows alerts. Default true. */
  readonly debug?: boolean
  readonly ports?: Partial<Ports>
}
