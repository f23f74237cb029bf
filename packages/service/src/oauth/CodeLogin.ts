import { BaseError } from '@latchkey/core'

/** Where a provider's OAuth 2 happens when it has no discovery document, and where it tells who somebody is. */
export type PlainEndpoints = {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userUrl: string
}

/** A provider, and what we are there. */
export type CodeLoginProvider = {
  /** Names the provider in identities. With discovery it is also where that begins. */
  readonly issuer: string
  readonly scope: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /** How the client proves itself where it has a secret. */
  readonly secretIn: 'body' | 'header'
  /** Absent: OpenID Connect, with an ID token. */
  readonly plain?: PlainEndpoints | undefined
}

/** What belongs to one login between the way to a provider and the way back, known to nobody else. */
export type CodeSecrets = { readonly verifier: string; readonly nonce: string }

export type CodeRequest = {
  readonly redirectUri: string
  readonly state: string
  readonly secrets: CodeSecrets
}

/** What came back. */
export type CodeAnswer = CodeRequest & { readonly code: string; readonly iss: string | undefined }

/** A login by authorization code and PKCE at one provider (S-70). */
export type CodeLogin = {
  readonly issuer: string
  /** @throws {CodeLoginError} */
  readonly toAuthorizationUrl: (request: CodeRequest) => Promise<string>
  /**
   * Exchanges the code and asks who it is. Tokens end here.
   *
   * @returns The checked claims of the ID token, or what the user endpoint answered, unread.
   * @throws {CodeLoginError}
   */
  readonly readPerson: (answer: CodeAnswer) => Promise<unknown>
}

/** `refused` is a definitive no: of the provider, or of a check of what it said. `unreachable` settles nothing (S-102). */
export class CodeLoginError extends BaseError {
  override readonly name = 'CodeLoginError'
  readonly reason: 'refused' | 'unreachable'
  constructor(reason: 'refused' | 'unreachable', options: { readonly cause?: unknown } = {}) {
    const text = reason === 'refused' ? 'The provider refused.' : 'The provider cannot be reached.'
    super(text, { code: `provider_${reason}`, ...options })
    this.reason = reason
  }
}
