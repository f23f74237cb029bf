import type { SocialProvider } from '@latchkey/frame-api'
import type { CodeAnswer, CodeRequest } from '@latchkey/service/oauth'
import type { StoredIdentity } from '../db/schema.ts'

/** Logins at the configured social providers. */
export type SocialLogins = {
  readonly providers: readonly SocialProvider[]
  /**
   * Returns the URL of the provider's login page.
   *
   * @throws {FrameRefusal} `login_unavailable`, `provider_unreachable`.
   */
  readonly toAuthorizationUrl: (provider: SocialProvider, request: CodeRequest) => Promise<string>
  /**
   * Exchanges the authorization code for the user's identity. The provider's tokens are not stored
   * (S-70).
   *
   * @throws {FrameRefusal} `social_refused`: the provider rejected the login;
   * `provider_unreachable`.
   */
  readonly readIdentity: (provider: SocialProvider, answer: CodeAnswer) => Promise<StoredIdentity>
}
