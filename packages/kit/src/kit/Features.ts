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

/** Actions on an account. Views combine buying and receiving as "funding". */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Feature settings of the app (kit-state §7.2). */
export type Features = {
  /** Order of the connect methods in the Connect view. */
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  /**
   * Order of social networks; the others follow. Default: the order of the project or of `socials`.
   */
  readonly socialsOrder?: readonly SocialName[]
  readonly connectorTypeOrder?: readonly WalletSectionName[]
  /** Asks for consent to terms and privacy policy before the first step. Off by default. */
  readonly legalCheckbox?: boolean
  /**
   * Replaces the wallet list by one button if another connect method is available. Off by default.
   */
  readonly collapseWallets?: boolean
  /** Offers a page with the address of the account. Default true. */
  readonly receive?: boolean
  /** Order of the account's actions. Default: `onramp`, `swaps`, `receive`, `send`. */
  readonly walletFeaturesOrder?: readonly WalletFeature[]
  /**
   * Shows rows for developers: the account type of a login, and its version. Off by default
   * (K-SET-06).
   */
  readonly developerSettings?: boolean
  /**
   * Turns the e-mail login on or off. The project's configuration takes precedence; see
   * `getFeatures`.
   */
  readonly email?: boolean
  readonly socials?: readonly SocialName[] | boolean
  /**
   * Social networks that the app's own login offers already. The kit leaves them out, also those of
   * the project's configuration, so that one account there does not become two users. Default: none.
   */
  readonly hiddenSocials?: readonly SocialName[]
  readonly swaps?: readonly string[] | boolean
  readonly onramp?: readonly string[] | boolean
  readonly activity?: boolean
  /** Offers deposits from exchanges. The blockchain API has to support them. Off by default. */
  readonly payWithExchange?: boolean
  /** Offers to send tokens from the account. Default true. */
  readonly send?: boolean
  readonly branding?: boolean
  readonly multiWallet?: boolean
  readonly emailCapture?: readonly string[] | boolean
  readonly cloudAuthentication?: boolean
  readonly headless?: boolean
  /**
   * Requests whether the project allows analytics; see `isAnalyticsEnabled`. Off by default
   * (S-105).
   */
  readonly analytics?: boolean
  /**
   * Lists the permissions that apps have for an account. The blockchain API has to support them.
   * Off by default.
   */
  readonly smartSessions?: boolean
  /** Turns e-mail and socials off. Off by default. */
  readonly pay?: boolean
}
