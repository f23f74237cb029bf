import type { SocialProvider } from '@latchkey/frame-api'
import type { Clock } from '@latchkey/service'
import * as client from 'openid-client'
import type { SocialClients } from '../config/Config.ts'
import { providerTimeoutMs, tokenToleranceSeconds } from '../constants.ts'
import type { StoredIdentity } from '../db/schema.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { hasUserEndpoint, type PlainEndpoints, parseUser, providerFacts } from './providers.ts'
import type { SocialAnswer, SocialLogins } from './SocialLogins.ts'

type SocialClient = NonNullable<SocialClients[SocialProvider]>

/** Makes the logins of the configured providers. Discovery happens at the first login and is kept. */
export function createSocialLogins(clients: SocialClients, clock: Clock): SocialLogins {
  const known = new Map<SocialProvider, Promise<client.Configuration>>()

  function configure(provider: SocialProvider): Promise<client.Configuration> {
    const settings = clients[provider]
    if (!settings) throw new FrameRefusal('login_unavailable')
    const pending = known.get(provider) ?? toConfiguration(provider, settings, clock)
    known.set(provider, pending)
    pending.catch(() => known.delete(provider))
    return pending
  }

  return {
    providers: Object.keys(clients) as SocialProvider[],

    async toAuthorizationUrl(provider, { redirectUri, state, secrets }) {
      const configuration = await configure(provider).catch(toUnreachable)
      const isPlain = providerFacts[provider].plain !== undefined
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: providerFacts[provider].scope,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(!isPlain && { nonce: secrets.nonce }),
      })
      return url.href
    },

    async readIdentity(provider, answer) {
      const configuration = await configure(provider).catch(toUnreachable)
      const settings = clients[provider]
      try {
        const tokens = await exchange(configuration, provider, answer)
        const told = hasUserEndpoint(provider)
          ? await askUser(configuration, tokens.access_token, toUserUrl(provider, settings))
          : tokens.claims()
        return toIdentity(provider, configuration.serverMetadata().issuer, told)
      } catch (error) {
        throw toRefusal(error)
      }
    },
  }
}

function exchange(
  configuration: client.Configuration,
  provider: SocialProvider,
  { redirectUri, state, code, iss, secrets }: SocialAnswer,
) {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  if (iss !== undefined) url.searchParams.set('iss', iss)
  const isPlain = hasUserEndpoint(provider)
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
  if (!answer.ok)
    throw new FrameRefusal(answer.status >= 500 ? 'provider_unreachable' : 'social_refused')
  return answer.json() as Promise<unknown>
}

function toIdentity(provider: SocialProvider, issuer: string, told: unknown): StoredIdentity {
  if (hasUserEndpoint(provider)) {
    const { subject, userName, email } = parseUser(provider, told)
    return { issuer, subject, userName: userName ?? null, email: email ?? null }
  }
  const claims = Object(told) as Readonly<Record<string, unknown>>
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value.length <= 254 ? value : null
  }
  const subject = text('sub')
  if (subject === null) throw new FrameRefusal('social_refused')
  const email = claims['email_verified'] === false ? null : text('email')
  return { issuer, subject, userName: text('name'), email }
}

/** A definitive answer of the provider is a no; anything else is its being out of reach (S-102). */
function toRefusal(error: unknown): FrameRefusal {
  if (error instanceof FrameRefusal) return error
  const isNo =
    error instanceof client.ResponseBodyError
      ? error.status < 500
      : error instanceof client.AuthorizationResponseError || isWrongToken(error)
  return new FrameRefusal(isNo ? 'social_refused' : 'provider_unreachable', { cause: error })
}

/** The library's checks of the answer and the ID token: state, issuer, nonce, audience, times, signature. */
function isWrongToken(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'TimeoutError') return false
  const code = 'code' in error ? String(error.code) : ''
  if (/TIMEOUT|HTTP_REQUEST|RESPONSE_IS_NOT/.test(code)) return false
  // A body that is no token answer at all says nothing about the person.
  if (code === 'OAUTH_INVALID_RESPONSE' && isBodyOf(error)) return false
  return code.startsWith('OAUTH_') || error.name === 'ZodError'
}

function isBodyOf({ cause }: Error): boolean {
  if (cause instanceof Error) return isBodyOf(cause)
  return typeof cause === 'object' && cause !== null && 'body' in cause
}

function toUnreachable(cause: unknown): never {
  if (cause instanceof FrameRefusal) throw cause
  throw new FrameRefusal('provider_unreachable', { cause })
}

async function toConfiguration(
  provider: SocialProvider,
  settings: SocialClient,
  clock: Clock,
): Promise<client.Configuration> {
  // The server's clock judges the times of tokens (S-73, S-137).
  const metadata = {
    [client.clockSkew]: Math.round((clock.now() - Date.now()) / 1_000),
    [client.clockTolerance]: tokenToleranceSeconds,
  }
  const { issuer: known, plain } = providerFacts[provider]
  const issuer = settings.issuer ?? known
  const authentication = toAuthentication(provider, settings)
  const configuration = plain
    ? new client.Configuration(
        toMetadata(issuer, { ...plain, ...withoutUndefined(settings) }),
        settings.clientId,
        metadata,
        authentication,
      )
    : await client.discovery(new URL(issuer), settings.clientId, metadata, authentication, {
        timeout: providerTimeoutMs / 1_000,
        execute: isHttp(issuer) ? [client.allowInsecureRequests] : [],
      })
  if (plain && isHttp(settings.tokenUrl ?? plain.tokenUrl))
    client.allowInsecureRequests(configuration)
  // An ID token straight from the token endpoint is checked against the key set all the same (S-73).
  if (!plain) client.enableNonRepudiationChecks(configuration)
  configuration.timeout = providerTimeoutMs / 1_000
  return configuration
}

/** Configuration decides whether a provider is spoken to without TLS: the sandbox's are on this machine. */
const isHttp = (url: string) => new URL(url).protocol === 'http:'

function toMetadata(issuer: string, { authorizationUrl, tokenUrl }: PlainEndpoints) {
  return { issuer, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl }
}

function withoutUndefined(settings: SocialClient): Partial<PlainEndpoints> {
  const { authorizationUrl, tokenUrl, userUrl } = settings
  return {
    ...(authorizationUrl !== undefined && { authorizationUrl }),
    ...(tokenUrl !== undefined && { tokenUrl }),
    ...(userUrl !== undefined && { userUrl }),
  }
}

function toUserUrl(provider: SocialProvider, settings: SocialClient | undefined): string {
  return settings?.userUrl ?? providerFacts[provider].plain?.userUrl ?? ''
}

function toAuthentication(provider: SocialProvider, { clientSecret }: SocialClient) {
  if (clientSecret === undefined) return client.None()
  return providerFacts[provider].secretIn === 'header'
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret)
}
