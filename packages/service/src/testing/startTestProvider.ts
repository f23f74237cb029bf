import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listenLocally } from './listenLocally.ts'

type Grant = {
  readonly nonce: string | null
  readonly challenge: string
  readonly redirectUri: string
}

/** Faults that the test provider can simulate, at most one per login. */
export type ProviderFault =
  | 'nonce'
  | 'audience'
  | 'issuer'
  | 'signature'
  | 'expired'
  | 'unsigned'
  | 'server-error'
  | 'malformed'

/**
 * Starts a test provider: OpenID Connect at its root, plain OAuth 2 with a user endpoint at
 * `/user`.
 */
export async function startTestProvider(
  user: Readonly<Record<string, unknown>>,
  clock: { now: () => number },
  clientId = 'client',
) {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const stranger = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' }
  const grants = new Map<string, Grant>()
  let fault: ProviderFault | undefined
  let exchanges = 0

  async function toIdToken(issuer: string, nonce: string | null) {
    const now = Math.floor(clock.now() / 1_000)
    const claims = {
      sub: String(user['sub'] ?? 'subject'),
      email: user['email'],
      name: user['name'],
      nonce: fault === 'nonce' ? 'other' : nonce,
    }
    const key = fault === 'signature' ? stranger.privateKey : privateKey
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .setIssuer(fault === 'issuer' ? 'https://evil.example.test' : issuer)
      .setAudience(fault === 'audience' ? 'somebody' : clientId)
      .setIssuedAt(fault === 'expired' ? now - 7_200 : now)
      .setExpirationTime(fault === 'expired' ? now - 3_600 : now + 3_600)
      .sign(key)
    return fault === 'unsigned' ? `${token.split('.').slice(0, 2).join('.')}.` : token
  }

  async function answerToken(request: IncomingMessage, issuer: string) {
    exchanges += 1
    if (fault === 'server-error') return { status: 503, body: {} }
    if (fault === 'malformed') return { status: 200, body: { hello: 'world' } }
    const form = new URLSearchParams(await readText(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri')
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } }
    const tokens = { access_token: 'provider-access-token', token_type: 'bearer' }
    if (grant.nonce === null) return { status: 200, body: tokens }
    return { status: 200, body: { ...tokens, id_token: await toIdToken(issuer, grant.nonce) } }
  }

  const server = await listenLocally((request, response) => {
    route(request, response).catch((error) => response.destroy(error))
  })
  const { url } = server

  async function route(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const answer = path.startsWith('/.well-known/')
      ? { status: 200, body: toMetadata(url) }
      : path === '/jwks'
        ? { status: 200, body: { keys: [jwk] } }
        : path === '/token'
          ? await answerToken(request, url)
          : request.headers.authorization === 'Bearer provider-access-token'
            ? { status: 200, body: user }
            : { status: 401, body: {} }
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  return {
    url,
    stop: server.stop,
    exchanges: () => exchanges,
    setFault(next: ProviderFault | undefined) {
      fault = next
    },
    /** Logs in and agrees as the user. Returns the provider's answer. */
    authorize(uri: string) {
      const query = new URL(uri).searchParams
      const code = `code-${grants.size}-${exchanges}-${query.get('state')?.slice(0, 6)}`
      grants.set(code, {
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      })
      return { code, state: query.get('state') ?? '' }
    },
  }
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>

const toMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  authorization_response_iss_parameter_supported: true,
})

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
