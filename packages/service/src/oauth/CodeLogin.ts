import { BaseError } from '@latchkey/core'

/**
 * URLs of an OAuth 2 provider that publishes no discovery document, including the endpoint that
 * returns the user.
 */
export type PlainEndpoints = {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userUrl: string
}

/** A login provider, and the service's registration as its client. */
export type CodeLoginProvider = {
  /**
   * Identifies the provider in stored identities. With OpenID Connect, discovery starts at this
   * URL.
   */
  readonly issuer: string
  readonly scope: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /**
   * Where the token request sends the client secret: in its body, or in the `Authorization` header.
   */
  readonly secretIn: 'body' | 'header'
  /** Endpoints of a plain OAuth 2 provider; absent for OpenID Connect, which issues an ID token. */
  readonly plain?: PlainEndpoints | undefined
}

/**
 * Secrets of one login at a provider, by which the provider's answer is matched with the request.
 */
export type CodeSecrets = { readonly verifier: string; readonly nonce: string }

export type CodeRequest = {
  readonly redirectUri: string
  readonly state: string
  readonly secrets: CodeSecrets
}

/** Parameters that the provider sends back to the redirect URI after a login. */
export type CodeAnswer = CodeRequest & { readonly code: string; readonly iss: string | undefined }

/** Login with an authorization code and PKCE at one provider (S-70). */
export type CodeLogin = {
  readonly issuer: string
  /**
   * Returns the URL of the provider's page at which the user logs in.
   *
   * @throws {CodeLoginError}
   */
  readonly toAuthorizationUrl: (request: CodeRequest) => Promise<string>
  /**
   * Exchanges the code for tokens, reads the user's identity, and discards the tokens.
   *
   * @returns The validated claims of the ID token, or the unvalidated answer of the user endpoint.
   * @throws {CodeLoginError}
   */
  readonly readPerson: (answer: CodeAnswer) => Promise<unknown>
}

/**
 * A login at a provider failed. `refused` means that the provider or the validation of its answer
 * rejected the login definitively. `unreachable` leaves the outcome open (S-102).
 */
export class CodeLoginError extends BaseError {
  override readonly name = 'CodeLoginError'
  readonly reason: 'refused' | 'unreachable'
  constructor(reason: 'refused' | 'unreachable', options: { readonly cause?: unknown } = {}) {
    const text = reason === 'refused' ? 'The provider refused.' : 'The provider cannot be reached.'
    super(text, { code: `provider_${reason}`, ...options })
    this.reason = reason
  }
}
