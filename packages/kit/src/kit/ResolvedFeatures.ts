import type { SocialName } from './SocialName.ts'

/** Features after applying the project's configuration and the host's (kit-state §7.3). */
export type ResolvedFeatures = {
  readonly email: boolean
  readonly socials: readonly SocialName[] | false
  /** Ids of the providers. */
  readonly swaps: readonly string[] | false
  /** Ids of the providers. */
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly branding: boolean
  /** Allows several connected wallets per namespace. */
  readonly multiWallet: boolean
  /** Values of the e-mail step, such as `required`. */
  readonly emailCapture: readonly string[] | false
  readonly payWithExchange: boolean
  readonly payments: boolean
  readonly cloudAuthentication: boolean
  readonly headless: boolean
}
