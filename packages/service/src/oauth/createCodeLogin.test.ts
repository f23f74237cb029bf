import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestProvider, type TestProvider } from '../testing/startTestProvider.ts'
import type { CodeLoginProvider } from './CodeLogin.ts'
import { createCodeLogin } from './createCodeLogin.ts'

const clock = { now: Date.now }
const user = { sub: 'subject', name: 'Ann', id: 77 }
const secrets = { verifier: 'v'.repeat(43), nonce: 'n'.repeat(43) }
const redirectUri = 'https://app.example.test/callback'

let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider(user, clock)
})
afterAll(() => provider.stop())
beforeEach(() => provider.setFault(undefined))

function create(changes: Partial<CodeLoginProvider> = {}) {
  const client = { clientId: 'client', clientSecret: 'secret', secretIn: 'body' } as const
  const { url: issuer } = provider
  return createCodeLogin(
    { issuer, scope: 'openid', ...client, ...changes },
    { clock, timeoutMs: 3_000 },
  )
}
const toPlain = () => ({
  authorizationUrl: `${provider.url}/authorize`,
  tokenUrl: `${provider.url}/token`,
  userUrl: `${provider.url}/user`,
})

async function logIn(login: ReturnType<typeof create>, changes: object = {}) {
  const url = await login.toAuthorizationUrl({ redirectUri, state: 'state', secrets })
  const { code, state } = provider.authorize(url)
  const iss = provider.url
  return login.readPerson({ redirectUri, state, code, iss, secrets, ...changes })
}

test('S-70: the claims of a validated ID token identify the user', async () => {
  expect(await logIn(create())).toMatchObject({ sub: 'subject', name: 'Ann' })
})

test.each(['body', 'header'] as const)(
  'S-70: without OpenID Connect the user endpoint identifies; the secret is in the %s',
  async (secretIn) => {
    expect(await logIn(create({ secretIn, plain: toPlain() }))).toEqual(user)
  },
)

test("S-70: a verifier that differs from the request's is refused", async () => {
  const other = { secrets: { ...secrets, verifier: 'w'.repeat(43) } }
  await expect(logIn(create(), other)).rejects.toMatchObject({ reason: 'refused' })
})

test('S-72: another redirect address or issuer is refused', async () => {
  for (const other of [{ redirectUri: `${redirectUri}/` }, { iss: 'https://evil.example.test' }])
    await expect(logIn(create(), other)).rejects.toMatchObject({ reason: 'refused' })
})

test.each(['server-error', 'malformed'] as const)(
  'S-102: %s leaves the outcome open',
  async (fault) => {
    provider.setFault(fault)
    await expect(logIn(create())).rejects.toMatchObject({ reason: 'unreachable' })
  },
)

test('S-102: an unreachable provider is contacted again at the next login', async () => {
  const login = create({ issuer: 'http://127.0.0.1:9' })
  const ask = () => login.toAuthorizationUrl({ redirectUri, state: 'state', secrets })
  await expect(ask()).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(ask()).rejects.toMatchObject({ reason: 'unreachable' })
})
