import type { SocialName } from './SocialName.ts'

/**
 * The features that are on, resolved from the settings of the project and the app (kit-state §7.3).
 */
export type ResolvedFeatures = {
  readonly email: boolean
  readonly socials: readonly SocialName[] | false
  /** Ids of the providers that offer swaps, or false if swaps are off. */
  readonly swaps: readonly string[] | false
  /** Ids of the providers that sell tokens, or false if buying is off. */
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly branding: boolean
  /** Whether several wallets of a namespace can be connected at the same time. */
  readonly multiWallet: boolean
  /**
   * Settings of the page that requests an email at sign-in, such as `required`; false if the page
   * is off.
   */
  readonly emailCapture: readonly string[] | false
  readonly payWithExchange: boolean
  readonly payments: boolean
  readonly cloudAuthentication: boolean
  readonly headless: boolean
}
