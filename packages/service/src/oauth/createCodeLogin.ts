import * as client from 'openid-client'
import type { Clock } from '../context/Clock.ts'
import {
  type CodeAnswer,
  type CodeLogin,
  CodeLoginError,
  type CodeLoginProvider,
} from './CodeLogin.ts'

export type CodeLoginOptions = {
  /** Clock by which the times of tokens are validated (S-73, S-137). */
  readonly clock: Clock
  /** Timeout in milliseconds of one request to the provider. A login makes at most three. */
  readonly timeoutMs: number
}

/** Maximum clock difference in seconds when the times of tokens are validated (S-73). */
const toleranceSeconds = 300

/**
 * Creates the login at one provider. The provider's discovery document is read at the first login
 * and cached.
 */
export function createCodeLogin(provider: CodeLoginProvider, options: CodeLoginOptions): CodeLogin {
  const { issuer, scope, plain } = provider
  let known: Promise<client.Configuration> | undefined

  function configure(): Promise<client.Configuration> {
    const pending = known ?? toConfiguration(provider, options)
    known = pending
    pending.catch(() => {
      known = undefined
    })
    return pending.catch((cause: unknown) => {
      throw new CodeLoginError('unreachable', { cause })
    })
  }

  return {
    issuer,
    async toAuthorizationUrl({ redirectUri, state, secrets }) {
      const url = client.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(!plain && { nonce: secrets.nonce }),
      })
      return url.href
    },
    async readPerson(answer) {
      const configuration = await configure()
      try {
        const tokens = await exchange(configuration, answer, plain !== undefined)
        if (!plain) return tokens.claims()
        return await askUser(configuration, tokens.access_token, plain.userUrl)
      } catch (error) {
        throw toCodeLoginError(error)
      }
    },
  }
}

function exchange(
  configuration: client.Configuration,
  { redirectUri, state, code, iss, secrets }: CodeAnswer,
  isPlain: boolean,
) {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  if (iss !== undefined) url.searchParams.set('iss', iss)
  return client.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: secrets.verifier,
    expectedState: state,
    idTokenExpected: !isPlain,
    ...(!isPlain && { expectedNonce: secrets.nonce }),
  })
}

async function askUser(configuration: client.Configuration, token: string, userUrl: string) {
  const answer = await client.fetchProtectedResource(
    configuration,
    token,
    new URL(userUrl),
    'GET',
    null,
    new Headers({ accept: 'application/json', 'user-agent': 'latchkey' }),
  )
  if (!answer.ok) throw new CodeLoginError(answer.status >= 500 ? 'unreachable' : 'refused')
  return answer.json() as Promise<unknown>
}

/**
 * Converts an error of a login. A definitive answer of the provider becomes `refused`, any other
 * error `unreachable` (S-102).
 */
function toCodeLoginError(error: unknown): CodeLoginError {
  if (error instanceof CodeLoginError) return error
  const isNo =
    error instanceof client.ResponseBodyError
      ? error.status < 500
      : error instanceof client.AuthorizationResponseError || isWrongToken(error)
  return new CodeLoginError(isNo ? 'refused' : 'unreachable', { cause: error })
}

/**
 * Returns whether the OAuth library rejected the answer or the ID token, because of its state,
 * issuer, nonce, audience, times or signature.
 */
function isWrongToken(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'TimeoutError') return false
  const code = 'code' in error ? String(error.code) : ''
  if (/TIMEOUT|HTTP_REQUEST|RESPONSE_IS_NOT/.test(code)) return false
  // A response body without tokens says nothing about the user, so it is not a definitive answer.
  if (code === 'OAUTH_INVALID_RESPONSE' && isBodyOf(error)) return false
  return code.startsWith('OAUTH_')
}

function isBodyOf({ cause }: Error): boolean {
  if (cause instanceof Error) return isBodyOf(cause)
  return typeof cause === 'object' && cause !== null && 'body' in cause
}

async function toConfiguration(
  provider: CodeLoginProvider,
  { clock, timeoutMs }: CodeLoginOptions,
): Promise<client.Configuration> {
  const { issuer, clientId, plain } = provider
  const metadata = {
    [client.clockSkew]: Math.round((clock.now() - Date.now()) / 1_000),
    [client.clockTolerance]: toleranceSeconds,
  }
  const authentication = toAuthentication(provider)
  const configuration = plain
    ? new client.Configuration(
        {
          issuer,
          authorization_endpoint: plain.authorizationUrl,
          token_endpoint: plain.tokenUrl,
        },
        clientId,
        metadata,
        authentication,
      )
    : await client.discovery(new URL(issuer), clientId, metadata, authentication, {
        timeout: timeoutMs / 1_000,
        execute: isHttp(issuer) ? [client.allowInsecureRequests] : [],
      })
  if (plain && isHttp(plain.tokenUrl)) client.allowInsecureRequests(configuration)
  // The signature of an ID token is verified even though it comes directly from the token endpoint
  // (S-73).
  if (!plain) client.enableNonRepudiationChecks(configuration)
  configuration.timeout = timeoutMs / 1_000
  return configuration
}

/**
 * Returns whether a provider is contacted without TLS, which its configured URL decides. The
 * sandbox's providers run on this machine.
 */
const isHttp = (url: string) => new URL(url).protocol === 'http:'

function toAuthentication({ clientSecret, secretIn }: CodeLoginProvider) {
  if (clientSecret === undefined) return client.None()
  return secretIn === 'header'
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret)
}
