import type { Person } from './people.ts'

/**
 * An OAuth 2 endpoint that returns the user's data, for a provider that does not use OpenID
 * Connect.
 */
type UserEndpoint = { readonly path: string; readonly toUser: (person: Person) => object }

/**
 * Definition of a simulated login provider. Paths are relative to the provider's own path, such as
 * `id.latchkey.localhost/github`.
 */
export type StandIn = {
  readonly name: string
  readonly title: string
  readonly scopes: readonly string[]
  readonly paths: { readonly authorization: string; readonly token: string }
  readonly secretIn: 'client_secret_post' | 'client_secret_basic'
  /** Id of the only OAuth client that the provider accepts; by default that of `sandboxClient`. */
  readonly clientId?: string
  /** User endpoint; absent for OpenID Connect, which issues an ID token instead. */
  readonly user?: UserEndpoint
}

const openId = {
  paths: { authorization: '/authorize', token: '/token' },
  secretIn: 'client_secret_post',
} as const

/**
 * Defines the simulated item marketplace, or its sandbox, as a login provider. The two differ in
 * issuer and client (S-74).
 */
const marketplace = (name: string, title: string, clientId: string): StandIn => ({
  name,
  title,
  scopes: ['openid', 'profile'],
  clientId,
  ...openId,
})

/** Providers, besides Discord, whose accounts players can link. */
export const marketplaces: readonly StandIn[] = [
  marketplace('marketplace', 'the marketplace', 'latchkey-sandbox'),
  marketplace('marketplace-sandbox', 'the marketplace’s sandbox', 'latchkey-sandbox-test'),
]

/** The six simulated providers for logins. Their paths and responses are those of the real ones. */
export const standIns: readonly StandIn[] = [
  { name: 'google', title: 'Google', scopes: ['openid', 'email', 'profile'], ...openId },
  { name: 'apple', title: 'Apple', scopes: ['openid', 'email', 'name'], ...openId },
  {
    name: 'github',
    title: 'GitHub',
    scopes: ['read:user', 'user:email'],
    paths: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
    secretIn: 'client_secret_post',
    user: {
      path: '/user',
      toUser: ({ id, name, email, userName }) => ({ id, login: userName, name, email }),
    },
  },
  {
    name: 'facebook',
    title: 'Facebook',
    scopes: ['public_profile', 'email'],
    paths: { authorization: '/dialog/oauth', token: '/oauth/access_token' },
    secretIn: 'client_secret_post',
    user: { path: '/me', toUser: ({ id, name, email }) => ({ id: String(id), name, email }) },
  },
  {
    name: 'x',
    title: 'X',
    scopes: ['users.read', 'tweet.read'],
    paths: { authorization: '/i/oauth2/authorize', token: '/2/oauth2/token' },
    secretIn: 'client_secret_basic',
    user: {
      path: '/2/users/me',
      toUser: ({ id, name, userName }) => ({ data: { id: String(id), name, username: userName } }),
    },
  },
  {
    name: 'discord',
    title: 'Discord',
    scopes: ['identify', 'email'],
    paths: { authorization: '/oauth2/authorize', token: '/api/oauth2/token' },
    secretIn: 'client_secret_post',
    user: {
      path: '/users/@me',
      // Discord's former format of user names: a user without a discriminator is "name#0".
      toUser: ({ id, email, name, userName }) => ({
        id: String(id),
        username: userName,
        global_name: name,
        discriminator: '0',
        email,
        verified: true,
      }),
    },
  },
]

/** All simulated providers: those for logins, and those for linked accounts only. */
export const allStandIns: readonly StandIn[] = [...standIns, ...marketplaces]

/** Id and secret of the OAuth client that the simulated login providers accept. */
export const sandboxClient = { id: 'latchkey-sandbox', secret: 'sandbox-secret' } as const
