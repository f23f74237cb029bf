import type { AdapterLoader, CaipNetworkId, Network } from '@latchkey/core'
import type { Ports } from './ports.ts'
import type { SignIn } from './SignIn.ts'

export type ThemeMode = 'light' | 'dark'

/** `--w3m-*` and `--apkt-*` custom properties; the second kind wins (K-THEME-02). */
export type ThemeVariables = {
  readonly [name in `--w3m-${string}` | `--apkt-${string}`]?: string | number
}

export type ConnectMethod = 'email' | 'social' | 'wallet'
export type WalletSectionName =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** Local feature flags (kit-state §7.2); those of views that do not exist yet are absent. */
export type Features = {
  /** Overrides the order of the Connect view. */
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  readonly connectorTypeOrder?: readonly WalletSectionName[]
  /** Asks for agreement to terms and privacy policy before anything else. Off by default. */
  readonly legalCheckbox?: boolean
}

export type Metadata = {
  readonly name: string
  readonly description?: string
  readonly url?: string
  readonly icons?: readonly string[]
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
  readonly directoryUrl?: string
  /** Wallets announced by EIP-6963. Default true. */
  readonly enableEIP6963?: boolean
  /** The generic `window.ethereum`. Default true. */
  readonly enableInjected?: boolean
  /** Default true. False: an unsupported network is not blocked. */
  readonly enableNetworkSwitch?: boolean
  /** Default true. False: stored connections end at start. */
  readonly enableReconnect?: boolean
  /** Default false. */
  readonly allowUnsupportedChain?: boolean
  readonly excludeWalletIds?: readonly string[]
  readonly includeWalletIds?: readonly string[]
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /** Shows alerts. Default true. */
  readonly debug?: boolean
  readonly ports?: Partial<Ports>
}
