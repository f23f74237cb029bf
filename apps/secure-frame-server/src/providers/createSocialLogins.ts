import type { SocialProvider } from '@latchkey/frame-api'
import type { Clock } from '@latchkey/service'
import {
  type CodeLogin,
  CodeLoginError,
  createCodeLogin,
  type PlainEndpoints,
} from '@latchkey/service/oauth'
import type { SocialClients } from '../config/Config.ts'
import { providerTimeoutMs } from '../config/constants.ts'
import type { StoredIdentity } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { hasUserEndpoint, parseUser, providerFacts } from './providers.ts'
import type { SocialLogins } from './SocialLogins.ts'

type SocialClient = NonNullable<SocialClients[SocialProvider]>

/** Creates the logins of the social providers that the operator has configured. */
export function createSocialLogins(clients: SocialClients, clock: Clock): SocialLogins {
  const providers = Object.keys(clients) as SocialProvider[]
  const logins = new Map(
    providers.flatMap((provider) => {
      const settings = clients[provider]
      return settings ? [[provider, toCodeLogin(provider, settings, clock)] as const] : []
    }),
  )
  const find = (provider: SocialProvider): CodeLogin => {
    const login = logins.get(provider)
    if (!login) throw new FrameRefusal('login_unavailable')
    return login
  }
  return {
    providers,
    async toAuthorizationUrl(provider, request) {
      return find(provider).toAuthorizationUrl(request).catch(refuse)
    },
    async readIdentity(provider, answer) {
      const { issuer, readPerson } = find(provider)
      return toIdentity(provider, issuer, await readPerson(answer).catch(refuse))
    },
  }
}

function toCodeLogin(provider: SocialProvider, settings: SocialClient, clock: Clock): CodeLogin {
  const { issuer, scope, secretIn, plain } = providerFacts[provider]
  const { clientId, clientSecret } = settings
  return createCodeLogin(
    {
      issuer: settings.issuer ?? issuer,
      scope,
      secretIn,
      clientId,
      clientSecret,
      plain: plain && toEndpoints(plain, settings),
    },
    { clock, timeoutMs: providerTimeoutMs },
  )
}

function toEndpoints(plain: PlainEndpoints, settings: SocialClient): PlainEndpoints {
  return {
    authorizationUrl: settings.authorizationUrl ?? plain.authorizationUrl,
    tokenUrl: settings.tokenUrl ?? plain.tokenUrl,
    userUrl: settings.userUrl ?? plain.userUrl,
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof CodeLoginError)) throw error
  const code = error.reason === 'refused' ? 'social_refused' : 'provider_unreachable'
  throw new FrameRefusal(code, { cause: error })
}

function toIdentity(provider: SocialProvider, issuer: string, told: unknown): StoredIdentity {
  if (hasUserEndpoint(provider)) {
    const user = parseUser(provider, told)
    if (!user) throw new FrameRefusal('social_refused')
    const { subject, userName, email } = user
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
