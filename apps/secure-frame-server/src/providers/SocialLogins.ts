import type { SocialProvider } from '@latchkey/frame-api'
import type { CodeAnswer, CodeRequest } from '@latchkey/service/oauth'
import type { StoredIdentity } from '../db/schema.ts'

/** Logins at the configured providers. */
export type SocialLogins = {
  readonly providers: readonly SocialProvider[]
  /** @throws {FrameRefusal} `login_unavailable`, `provider_unreachable`. */
  readonly toAuthorizationUrl: (provider: SocialProvider, request: CodeRequest) => Promise<string>
  /**
   * Exchanges the code for an identity. Provider tokens are discarded here (S-70).
   *
   * @throws {FrameRefusal} `social_refused`: the provider refused the login;
   * `provider_unreachable`.
   */
  readonly readIdentity: (provider: SocialProvider, answer: CodeAnswer) => Promise<StoredIdentity>
}
