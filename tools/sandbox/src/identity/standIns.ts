import type { Person } from './people.ts'

/** The user endpoint of a provider with OAuth 2 but without OpenID Connect. */
type UserEndpoint = { readonly path: string; readonly toUser: (person: Person) => object }

/** A provider as the sandbox simulates it. Paths are relative to its folder: `id.…/github`. */
export type StandIn = {
  readonly name: string
  readonly title: string
  readonly scopes: readonly string[]
  readonly paths: { readonly authorization: string; readonly token: string }
  readonly secretIn: 'client_secret_post' | 'client_secret_basic'
  /** The id of the provider's only client. Absent means the id of `sandboxClient`. */
  readonly clientId?: string
  /** Absent for OpenID Connect, which has an ID token. */
  readonly user?: UserEndpoint
}

const openId = {
  paths: { authorization: '/authorize', token: '/token' },
  secretIn: 'client_secret_post',
} as const

/**
 * Creates the item marketplace or its sandbox, which has another issuer and another client (S-74).
 */
const marketplace = (name: string, title: string, clientId: string): StandIn => ({
  name,
  title,
  scopes: ['openid', 'profile'],
  clientId,
  ...openId,
})

/** Providers of linked accounts besides Discord. */
export const marketplaces: readonly StandIn[] = [
  marketplace('marketplace', 'the marketplace', 'latchkey-sandbox'),
  marketplace('marketplace-sandbox', 'the marketplace’s sandbox', 'latchkey-sandbox-test'),
]

/** The six login providers, each with the paths and answers of the real one. */
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
      // The old discriminator format: users without a discriminator are sent as "name#0".
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

/** All simulated providers. */
export const allStandIns: readonly StandIn[] = [...standIns, ...marketplaces]

/** Id and secret of the client that stand-ins accept. */
export const sandboxClient = { id: 'latchkey-sandbox', secret: 'sandbox-secret' } as const
