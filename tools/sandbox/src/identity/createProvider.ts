import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { interactionPolicy, type JWKS, Provider } from 'oidc-provider'
import { createMemoryAdapter } from './createMemoryAdapter.ts'
import type { Person } from './people.ts'
import { type StandIn, sandboxClient } from './standIns.ts'

const hourSeconds = 3_600

export type ProviderOptions = {
  readonly standIn: StandIn
  /** Origin of all simulated login providers: `http://id.latchkey.localhost:4100`. */
  readonly origin: string
  readonly redirectUris: readonly string[]
  readonly keys: JWKS
  readonly findPerson: (id: string) => Person | undefined
}

/** Creates the key with which the simulated login providers sign ID tokens until the next start. */
export function createKeys(): JWKS {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return {
    keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'sandbox' }],
  }
}

/**
 * Creates the policy of a simulated login provider's prompts: every request prompts for a login,
 * and none for consent.
 */
function createPolicy() {
  const { base, Check } = interactionPolicy
  const policy = base()
  policy.remove('consent')
  policy
    .get('login')
    ?.checks.add(
      new Check('always_asked', 'the sandbox asks each time', 'login_required', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

/** Creates a simulated login provider, which is served at `id.latchkey.localhost/<name>`. */
export function createProvider(options: ProviderOptions): Provider {
  const { standIn, origin, redirectUris, keys, findPerson } = options
  const { name, scopes, paths, secretIn, clientId = sandboxClient.id } = standIn
  const provider: Provider = new Provider(`${origin}/${name}`, {
    clients: [
      {
        client_id: clientId,
        client_secret: sandboxClient.secret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: secretIn,
      },
    ],
    jwks: keys,
    adapter: () => createMemoryAdapter(Date.now),
    scopes: [...new Set(['openid', ...scopes])],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Includes the requested claims in the ID token, as large providers do.
    conformIdTokenClaims: false,
    routes: { authorization: paths.authorization, token: paths.token, jwks: '/keys' },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: createPolicy(),
      url: (_, { uid }) => `/${name}/interaction/${uid}`,
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: `${name}_session`,
        interaction: `${name}_interaction`,
        resume: `${name}_resume`,
      },
    },
    ttl: {
      AccessToken: hourSeconds,
      AuthorizationCode: 60,
      Grant: hourSeconds,
      IdToken: hourSeconds,
      Interaction: hourSeconds,
      Session: hourSeconds,
    },
    findAccount(_, id) {
      const person = findPerson(id)
      return (
        person && {
          accountId: id,
          claims: () => ({
            sub: id,
            name: person.name,
            email: person.email,
            email_verified: true,
          }),
        }
      )
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope([...ctx.oidc.requestParamScopes].join(' '))
      await grant.save()
      return grant
    },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'text/plain'
      ctx.body = [error, description].filter(Boolean).join(': ')
    },
  })
  return provider
}
