import type { SocialProvider } from '@latchkey/frame-api'
import type { PlainEndpoints } from '@latchkey/service/oauth'
import * as z from 'zod'

/** Built-in settings of a social login provider. The configuration can replace its endpoints. */
export type ProviderFacts = {
  /**
   * Issuer of the provider's identities. With OpenID Connect, it is also the base of the discovery
   * URL.
   */
  readonly issuer: string
  readonly scope: string
  /** Where token requests carry the client secret: in the body or in a header. */
  readonly secretIn: 'body' | 'header'
  /** Endpoints of plain OAuth; absent: the provider supports OpenID Connect with an ID token. */
  readonly plain?: PlainEndpoints
}

/** Supported providers, each with the smallest scope that identifies the user (S-70). */
export const providerFacts: Readonly<Record<SocialProvider, ProviderFacts>> = {
  google: {
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    secretIn: 'body',
  },
  // Requests only `openid`. With more scopes, Apple sends its answer as a cross-site POST, which
  // would need weaker cookies.
  apple: { issuer: 'https://appleid.apple.com', scope: 'openid', secretIn: 'body' },
  github: {
    issuer: 'https://github.com',
    scope: 'read:user',
    secretIn: 'body',
    plain: {
      authorizationUrl: 'https://github.com/login/oauth/authorize',
      tokenUrl: 'https://github.com/login/oauth/access_token',
      userUrl: 'https://api.github.com/user',
    },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'public_profile email',
    secretIn: 'body',
    plain: {
      authorizationUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
      tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
      userUrl: 'https://graph.facebook.com/v21.0/me?fields=id,name,email',
    },
  },
  x: {
    issuer: 'https://x.com',
    scope: 'users.read tweet.read',
    secretIn: 'header',
    plain: {
      authorizationUrl: 'https://x.com/i/oauth2/authorize',
      tokenUrl: 'https://api.x.com/2/oauth2/token',
      userUrl: 'https://api.x.com/2/users/me',
    },
  },
  discord: {
    issuer: 'https://discord.com',
    scope: 'identify email',
    secretIn: 'body',
    plain: {
      authorizationUrl: 'https://discord.com/oauth2/authorize',
      tokenUrl: 'https://discord.com/api/oauth2/token',
      userUrl: 'https://discord.com/api/users/@me',
    },
  },
}

const Id = z.union([z.string().min(1).max(128), z.number().int()]).transform(String)
const Text = z.string().max(254).nullish()

/**
 * Schemas for the providers' user endpoints. Each converts the response to subject, user name and
 * email address.
 */
const users = {
  github: z
    .object({ id: Id, login: Text, email: Text })
    .transform(({ id, login, email }) => ({ subject: id, userName: login, email })),
  facebook: z
    .object({ id: Id, name: Text, email: Text })
    .transform(({ id, name, email }) => ({ subject: id, userName: name, email })),
  x: z
    .object({ data: z.object({ id: Id, username: Text }) })
    .transform(({ data }) => ({ subject: data.id, userName: data.username, email: null })),
  discord: z
    .object({ id: Id, username: Text, email: Text, verified: z.boolean().nullish() })
    .transform(({ id, username, email, verified }) => ({
      subject: id,
      userName: username,
      email: verified === false ? null : email,
    })),
}

/**
 * Parses the response of a provider's user endpoint. Returns `undefined` if it identifies no user.
 */
export function parseUser(provider: keyof typeof users, answer: unknown) {
  return users[provider].safeParse(answer).data
}

/** Returns whether the provider identifies users with a user endpoint instead of an ID token. */
export function hasUserEndpoint(provider: SocialProvider): provider is keyof typeof users {
  return Object.hasOwn(users, provider)
}
