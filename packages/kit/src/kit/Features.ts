import type { SocialName } from './SocialName.ts'

export type ConnectMethod = 'email' | 'social' | 'wallet'
export type WalletSectionName =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** What can be done with an account; buying and receiving stand together as funding. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Local feature flags (kit-state §7.2); those of views that do not exist yet are absent. */
export type Features = {
  /** Overrides the order of the Connect view. */
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  /** Order of social networks; those left out come after. Default: as the project or `socials` has them. */
  readonly socialsOrder?: readonly SocialName[]
  readonly connectorTypeOrder?: readonly WalletSectionName[]
  /** Asks for agreement to terms and privacy policy before anything else. Off by default. */
  readonly legalCheckbox?: boolean
  /** Replaces the wallet list by one button where another method is there. Off by default. */
  readonly collapseWallets?: boolean
  /** Offers to show the address of the account. Default true. */
  readonly receive?: boolean
  /** Order of what the account offers. Default: `onramp`, `swaps`, `receive`, `send`. */
  readonly walletFeaturesOrder?: readonly WalletFeature[]
  /** Shows rows for who builds apps: the kind of account of a login, and its version. Off by default (K-SET-06). */
  readonly developerSettings?: boolean
  /** Off in favour of the remote configuration or its default; see `getFeatures`. */
  readonly email?: boolean
  readonly socials?: readonly SocialName[] | boolean
  readonly swaps?: readonly string[] | boolean
  readonly onramp?: readonly string[] | boolean
  readonly activity?: boolean
  /** Deposits from exchanges, which the blockchain API has to serve. Off by default. */
  readonly payWithExchange?: boolean
  /** Default true. False: the kit offers no sending. */
  readonly send?: boolean
  readonly branding?: boolean
  readonly multiWallet?: boolean
  readonly emailCapture?: readonly string[] | boolean
  readonly cloudAuthentication?: boolean
  readonly headless?: boolean
  /** Asks whether the project takes analytics; see `isAnalyticsEnabled`. Off by default (S-105). */
  readonly analytics?: boolean
  /** Lists what apps may do for an account by permissions, which the blockchain API has to serve. Off by default. */
  readonly smartSessions?: boolean
  /** Turns e-mail and socials off. Off by default. */
  readonly pay?: boolean
}
