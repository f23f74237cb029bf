import type { SocialProvider } from '@latchkey/frame-api'
import type { PlainEndpoints } from '@latchkey/service/oauth'
import * as z from 'zod'

/** What is known of a provider; addresses can be replaced by configuration. */
export type ProviderFacts = {
  /** Names the provider in identities. With discovery it is also where that begins. */
  readonly issuer: string
  readonly scope: string
  /** How the client proves itself where it has a secret. */
  readonly secretIn: 'body' | 'header'
  /** Absent: OpenID Connect, with an ID token. */
  readonly plain?: PlainEndpoints
}

/** The real providers, with the least they have to be asked for (S-70). */
export const providerFacts: Readonly<Record<SocialProvider, ProviderFacts>> = {
  google: {
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    secretIn: 'body',
  },
  // With more than `openid` Apple insists on posting its answer across sites, which would need weaker cookies.
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

/** The answers of user endpoints, made one: who it is, and what they are called. */
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

/** Reads the answer of a user endpoint; `undefined`: it does not say who it is. */
export function parseUser(provider: keyof typeof users, answer: unknown) {
  return users[provider].safeParse(answer).data
}

/** Tells whether who somebody is has to be asked at a user endpoint. */
export function hasUserEndpoint(provider: SocialProvider): provider is keyof typeof users {
  return Object.hasOwn(users, provider)
}
