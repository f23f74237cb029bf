import type { SocialProvider } from '@latchkey/frame-api'
import type { StoredIdentity } from '../db/schema.ts'

/** What the server keeps between the way to a provider and the way back. */
export type SocialSecrets = { readonly verifier: string; readonly nonce: string }

export type SocialAnswer = {
  readonly redirectUri: string
  readonly state: string
  readonly code: string
  readonly iss: string | undefined
  readonly secrets: SocialSecrets
}

/** Logins at the configured providers. */
export type SocialLogins = {
  readonly providers: readonly SocialProvider[]
  /** @throws {FrameRefusal} `login_unavailable`, `provider_unreachable`. */
  readonly toAuthorizationUrl: (
    provider: SocialProvider,
    request: {
      readonly redirectUri: string
      readonly state: string
      readonly secrets: SocialSecrets
    },
  ) => Promise<string>
  /**
   * Exchanges the code and asks who it is. Tokens end here (S-70).
   *
   * @throws {FrameRefusal} `social_refused`: a definitive no; `provider_unreachable`.
   */
  readonly readIdentity: (provider: SocialProvider, answer: SocialAnswer) => Promise<StoredIdentity>
}
