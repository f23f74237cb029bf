import { BaseError } from '@latchkey/core'

/** Endpoints of an OAuth 2 provider without a discovery document, and its user endpoint. */
export type PlainEndpoints = {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userUrl: string
}

/** A provider, and the service's client registration there. */
export type CodeLoginProvider = {
  /**
   * Identifies the provider in stored identities. With OpenID Connect, discovery starts at this
   * URL.
   */
  readonly issuer: string
  readonly scope: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /** Where the token request carries the client secret. */
  readonly secretIn: 'body' | 'header'
  /** Absent: OpenID Connect, with an ID token. */
  readonly plain?: PlainEndpoints | undefined
}

/** Secrets of one login, which connect its request with its answer. */
export type CodeSecrets = { readonly verifier: string; readonly nonce: string }

export type CodeRequest = {
  readonly redirectUri: string
  readonly state: string
  readonly secrets: CodeSecrets
}

/** The provider's answer to a login request. */
export type CodeAnswer = CodeRequest & { readonly code: string; readonly iss: string | undefined }

/** A login by authorization code and PKCE at one provider (S-70). */
export type CodeLogin = {
  readonly issuer: string
  /** @throws {CodeLoginError} */
  readonly toAuthorizationUrl: (request: CodeRequest) => Promise<string>
  /**
   * Exchanges the code and reads the user's identity. Tokens are then discarded.
   *
   * @returns The validated claims of the ID token, or the unparsed answer of the user endpoint.
   * @throws {CodeLoginError}
   */
  readonly readPerson: (answer: CodeAnswer) => Promise<unknown>
}

/**
 * `refused` is a definitive rejection by the provider or by the validation of its answer.
 * `unreachable` leaves the outcome open (S-102).
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
