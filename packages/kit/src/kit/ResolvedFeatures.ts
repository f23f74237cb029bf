import type { SocialName } from './SocialName.ts'

/** What is on, from the project's configuration and the host's (kit-state §7.3). */
export type ResolvedFeatures = {
  readonly email: boolean
  readonly socials: readonly SocialName[] | false
  /** Providers. */
  readonly swaps: readonly string[] | false
  /** Providers. */
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly branding: boolean
  /** Several wallets of one namespace at once. */
  readonly multiWallet: boolean
  /** What is asked for, `required` among it. */
  readonly emailCapture: readonly string[] | false
  readonly payWithExchange: boolean
  readonly payments: boolean
  readonly cloudAuthentication: boolean
  readonly headless: boolean
}
