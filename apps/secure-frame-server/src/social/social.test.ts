import { startTestProvider, type TestProvider } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identities, socialTransactions, users } from '../db/schema.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { enrol } from '../testing/createTestWallet.ts'
import { testHost, testOrigin } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'
import { toRedirectUri } from './socialLogin.ts'

const at = useTestServer()
const user = {
  sub: 'subject',
  id: 77,
  login: 'octo',
  name: 'Ann',
  username: 'ann77',
  email: 'ann@example.test',
  data: { id: '77', username: 'ann_x' },
}
const clock = { now: Date.now }
let provider: TestProvider
let server: TestServer
beforeAll(async () => {
  provider = await startTestProvider(user, clock)
})
afterAll(() => provider.stop())
beforeEach(async () => {
  provider.setFault(undefined)
  const oidc = { clientId: 'client', issuer: provider.url }
  const plain = {
    clientId: 'client',
    clientSecret: 'secret',
    authorizationUrl: `${provider.url}/authorize`,
    tokenUrl: `${provider.url}/token`,
    userUrl: `${provider.url}/user`,
  }
  const socials = {
    google: oidc,
    apple: oidc,
    github: plain,
    facebook: plain,
    x: plain,
    discord: plain,
  }
  server = await createTestServer({ db: at.db, config: { socials }, start: clock.now() })
})

type Device = Awaited<ReturnType<TestServer['openDevice']>>
const start = (device: Device, name: string) =>
  device.post('/api/social/start', { projectId: 'demo', origin: testHost, provider: name })
// The pop-up runs in the same browser, so it sends the same cookies.
const finish = (device: Device, body: object) => device.browser.post('/api/social/finish', body)
const issuerOf = (name: string) => (['google', 'apple'].includes(name) ? { iss: provider.url } : {})

async function comeBack(name: string, device?: Device) {
  const browser = device ?? (await server.openDevice())
  const { uri } = (await start(browser, name)).json()
  const answer = { provider: name, ...provider.authorize(uri), ...issuerOf(name) }
  return { device: browser, uri: new URL(uri), answer }
}
const referenceOf = (answer: { json: () => { resultUri: string } }) =>
  new URL(answer.json().resultUri).searchParams.get('reference')
const errorOf = (answer: { json: () => { resultUri: string } }) =>
  new URL(answer.json().resultUri).searchParams.get('error')

test.each([
  ['google', 'Ann'],
  ['apple', 'Ann'],
  ['github', 'octo'],
  ['facebook', 'Ann'],
  ['x', 'ann_x'],
  ['discord', 'ann77'],
])('S-44a: %s signs in by code, PKCE and a reference of ours', async (name, userName) => {
  const { device, uri, answer } = await comeBack(name)
  expect(uri.searchParams.get('code_challenge_method')).toBe('S256')
  expect(uri.searchParams.get('redirect_uri')).toBe(
    toRedirectUri(testOrigin, answer.provider as 'x'),
  )
  const finished = await finish(device, answer)
  expect(finished.json().targetOrigin).toBe(testHost)
  const reference = referenceOf(finished)
  expect(reference).toMatch(/^[\w-]{43}$/)
  expect(finished.body).not.toContain(answer.code)
  const redeemed = await device.post('/api/social/redeem', { reference })
  expect(redeemed.json().session).toMatchObject({ login: name, userName })
  expect((await device.get('/api/session')).json().session.login).toBe(name)
})

test('S-70: scopes are minimal, no URL has a secret, the database has no provider token', async () => {
  const { device, uri, answer } = await comeBack('discord')
  expect(uri.searchParams.get('scope')).toBe('identify email')
  expect(uri.searchParams.get('response_type')).toBe('code')
  expect(uri.href).not.toContain('secret')
  await finish(device, answer)
  const rows = JSON.stringify([
    await at.db.select().from(socialTransactions),
    await at.db.select().from(identities),
  ])
  expect(rows).not.toContain('provider-access-token')
})

test('S-44a, S-71: state is stored hashed, verifier and nonce enveloped, for ten minutes', async () => {
  const { device, uri, answer } = await comeBack('google')
  const [row] = await at.db.select().from(socialTransactions)
  const stored = JSON.stringify(row)
  expect(stored).not.toContain(answer.state)
  expect(stored).not.toContain(uri.searchParams.get('nonce'))
  expect(row?.sealed).toMatch(/^k1\./)
  const flow = device.browser.cookies.get('__Host-flow')
  expect(flow).toMatch(/^[\w-]{43}$/)
  expect(stored).not.toContain(flow)
  server.clock.advance(10 * 60_000)
  expect(codeOf(await finish(device, answer))).toBe('transaction_over')
})

test('S-71: a login is begun by a POST alone, and its state has 256 bits', async () => {
  const device = await server.openDevice()
  expect((await device.browser.get('/api/social/start')).statusCode).toBe(404)
  expect(await at.db.select().from(socialTransactions)).toEqual([])
  const response = await start(device, 'google')
  const state = new URL(response.json().uri).searchParams.get('state') ?? ''
  expect(Buffer.from(state, 'base64url')).toHaveLength(32)
  const [row] = await at.db.select().from(socialTransactions)
  expect(row).toMatchObject({
    provider: 'google',
    redirectUri: toRedirectUri(testOrigin, 'google'),
  })
  const flow = response.cookies.find(({ name }) => name === '__Host-flow')
  expect(flow).toMatchObject({ path: '/', secure: true, httpOnly: true })
  expect(flow).not.toHaveProperty('domain')
})

test('S-72, S-25h: across sites the flow and its grant are stored per app and frame', async () => {
  const read = async (crossSite: boolean) => {
    const config = { ...server.context.config, crossSite }
    const { openDevice } = await createTestServer({ db: at.db, config, start: clock.now() })
    const device = await openDevice()
    const started = await start(device, 'google')
    const answer = { provider: 'google', ...provider.authorize(started.json().uri) }
    const finished = await finish(device, { ...answer, ...issuerOf('google') })
    return [started, finished].map(({ headers }) => String(headers['set-cookie']))
  }
  expect(await read(true)).toEqual([
    expect.stringMatching(/^__Host-flow=.*; HttpOnly; Secure; Partitioned; SameSite=None$/),
    expect.stringMatching(/^__Host-recovery=.*; HttpOnly; Secure; Partitioned; SameSite=None$/),
  ])
  expect(await read(false)).toEqual([
    expect.stringMatching(/^__Host-flow=.*; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-recovery=.*; HttpOnly; Secure; SameSite=Strict$/),
  ])
})

test('S-75: no code, token or secret of a provider is in an address or a log', async () => {
  const { device, uri, answer } = await comeBack('github')
  const finished = await finish(device, answer)
  const { resultUri } = finished.json()
  const secrets = [answer.code, answer.state, 'provider-access-token']
  const flow = device.browser.cookies.get('__Host-flow') ?? ''
  for (const secret of secrets) expect(resultUri).not.toContain(secret)
  const log = JSON.stringify(server.lines)
  expect(log).toContain('/api/social/finish')
  const [verifier, nonce] = ['code_verifier', 'nonce'].map((name) => uri.searchParams.get(name))
  expect(verifier).toBeNull()
  for (const secret of [...secrets, flow, nonce ?? flow]) expect(log).not.toContain(secret)
})

test('S-44a, S-72: another browser, another provider, an unknown state: no exchange takes place', async () => {
  const { device, answer } = await comeBack('google')
  const before = provider.exchanges()
  const other = await server.openDevice()
  expect(codeOf(await finish(other, answer))).toBe('transaction_over')
  await start(other, 'google')
  expect(codeOf(await finish(other, answer))).toBe('transaction_over')
  expect(codeOf(await finish(device, { ...answer, provider: 'apple' }))).toBe('transaction_over')
  expect(codeOf(await finish(device, { ...answer, state: 'x'.repeat(43) }))).toBe(
    'transaction_over',
  )
  expect(provider.exchanges()).toBe(before)
  expect(referenceOf(await finish(device, answer))).not.toBeNull()
})

test('S-72: posted again within a minute it answers the same without a second exchange', async () => {
  const { device, answer } = await comeBack('github')
  const before = provider.exchanges()
  const answers = await Promise.all([finish(device, answer), finish(device, answer)])
  const said = answers.filter(({ statusCode }) => statusCode === 200).map(referenceOf)
  expect(new Set(said).size).toBe(1)
  server.clock.advance(59_000)
  expect(referenceOf(await finish(device, answer))).toBe(said[0])
  expect(provider.exchanges()).toBe(before + 1)
  server.clock.advance(2_000)
  expect(codeOf(await finish(device, answer))).toBe('transaction_over')
})

test('S-72: another issuer in the answer, or none where it is promised, is refused', async () => {
  for (const iss of ['https://evil.example.test', undefined]) {
    const { device, answer } = await comeBack('google')
    expect(errorOf(await finish(device, { ...answer, iss }))).toBe('social_refused')
  }
})

test.each(['nonce', 'audience', 'issuer', 'signature', 'expired', 'unsigned'] as const)(
  'S-73a: an ID token with a wrong %s creates no user',
  async (fault) => {
    const { device, answer } = await comeBack('google')
    provider.setFault(fault)
    expect(errorOf(await finish(device, answer))).toBe('social_refused')
    expect(await at.db.select().from(users)).toHaveLength(0)
  },
)

test('a failing provider counts as unreachable, and the error has no user data', async () => {
  for (const fault of ['server-error', 'malformed'] as const) {
    const { device, answer } = await comeBack('github')
    provider.setFault(fault)
    expect(errorOf(await finish(device, answer))).toBe('provider_unreachable')
  }
})

test('S-75: what the provider says of an error is not passed on', async () => {
  const { device, answer } = await comeBack('google')
  const { state } = answer
  const error = '<script>alert(1)</script>'
  const refused = await finish(device, { provider: 'google', state, error, iss: provider.url })
  expect(errorOf(refused)).toBe('social_refused')
  expect(refused.body).not.toContain('script')
})

test('S-44b: a reference is worth something once, for two minutes, to the device that began', async () => {
  const { device, answer } = await comeBack('x')
  const reference = referenceOf(await finish(device, answer))
  const thief = await server.openDevice()
  expect(codeOf(await thief.post('/api/social/redeem', { reference }))).toBe('reference_over')
  const redeem = () => device.post('/api/social/redeem', { reference })
  const answers = await Promise.all([redeem(), redeem(), redeem()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])

  const late = await comeBack('x')
  const second = referenceOf(await finish(late.device, late.answer))
  server.clock.advance(120_000)
  expect(codeOf(await late.device.post('/api/social/redeem', { reference: second }))).toBe(
    'reference_over',
  )
})

test('S-44c: the same account is the same user; an equal e-mail address joins nothing', async () => {
  const owner = await server.openDevice()
  const byMail = (await owner.signIn('ann@example.test')).json().session
  const signIn = async (name: string) => {
    const { device, answer } = await comeBack(name)
    const reference = referenceOf(await finish(device, answer))
    return (await device.post('/api/social/redeem', { reference })).json().session
  }
  const [google, again, github] = [
    await signIn('google'),
    await signIn('google'),
    await signIn('github'),
  ]
  expect(again.userId).toBe(google.userId)
  expect(google.email).toBe('ann@example.test')
  expect(new Set([byMail.userId, google.userId, github.userId]).size).toBe(3)
})

test('S-42f: a social login on a further device is mailed; on the first or a known one it is not', async () => {
  const { mails } = server.mail
  const signIn = async (known?: Device) => {
    const { device, answer } = await comeBack('github', known)
    const reference = referenceOf(await finish(device, answer))
    const answered = await device.post('/api/social/redeem', { reference })
    expect(answered.statusCode).toBe(200)
    return device
  }
  await signIn()
  expect(mails).toEqual([])
  const second = await signIn()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: 'ann@example.test',
    subject: expect.stringMatching(/^A new device signed in/),
  })
  for (const said of ['your account at GitHub', testHost, 'IP address: 10.0.0.', '/dashboard'])
    expect(mails[0]?.text).toContain(said)
  await signIn(second)
  expect(mails).toHaveLength(1)
})

test('S-25h: the pop-up of a social login may take part in the recovery of its user', async () => {
  const first = await comeBack('google')
  const reference = referenceOf(await finish(first.device, first.answer))
  await first.device.post('/api/social/redeem', { reference })
  const { record } = await enrol(first.device)
  const second = await comeBack('google')
  const next = referenceOf(await finish(second.device, second.answer))
  await second.device.post('/api/social/redeem', { reference: next })
  const opened = { publicKey: 'A'.repeat(43), origin: testHost }
  await second.device.post('/api/recovery/open', opened)
  const read = await second.device.browser.post('/api/recovery/read')
  expect(read.json()).toMatchObject({ record, publicKey: 'A'.repeat(43) })
})

test('error: a provider that is not set up, and an origin that is not allowed', async () => {
  const bare = await createTestServer({ db: at.db })
  const device = await bare.openDevice()
  expect(codeOf(await start(device, 'google'))).toBe('login_unavailable')
  const body = { projectId: 'demo', origin: 'https://evil.example.test', provider: 'google' }
  const refused = await (await server.openDevice()).post('/api/social/start', body)
  expect(codeOf(refused)).toBe('origin_not_allowed')
})
