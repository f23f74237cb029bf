import * as endpoints from '@latchkey/frame-api/endpoints'
import { expect, test } from 'vitest'
import { proofs } from '../db/schema.ts'
import { chromium, createTestServer } from '../testing/createTestServer.ts'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'
import { routes } from './index.ts'

const at = useTestServer()
const contract = Object.entries(endpoints)
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('S-92b: the server serves the contract and what supervisors ask, and nothing else', () => {
  const standing = ['POST /api/csp-report', 'GET /healthz', 'GET /readyz', 'GET /metrics']
  const expected = [...contract.map(([, endpoint]) => keyOf(endpoint)), ...standing]
  expect(routes.map(keyOf).toSorted()).toEqual(expected.toSorted())
})

test.each(contract)('S-92a: %s declares a policy that fits its contract', (_, endpoint) => {
  const route = routes.find((known) => keyOf(known) === keyOf(endpoint))
  const { policy } = route ?? {}
  expect(policy?.access).toBe(endpoint.access)
  expect(policy?.csrf).toBe(endpoint.method === 'GET' ? 'safe-method' : 'required')
  expect(policy?.rate).not.toBe('free')
  const owners = {
    public: 'no-owner',
    page: 'own-browser',
    device: 'own-device',
    session: 'own-user',
  }
  expect(policy?.owner).toBe(owners[endpoint.access])
  expect(policy?.longPollMs !== undefined).toBe(endpoint.longPollMs !== undefined)
})

const guarded = contract.filter(([, { access }]) => access === 'device' || access === 'session')
test.each(guarded)(
  'S-92c: %s without a proof is refused before anything is read',
  async (_, { method, path }) => {
    const url = path.replace(/:\w+/g, 'a'.repeat(22))
    const headers = { origin: at.server.context.config.publicOrigin, 'user-agent': chromium }
    const answer = await at.server.app.inject({
      method,
      url,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { payload: '{"nonsense":true}' }),
    })
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'invalid_proof'])
  },
)

const ofUsers = contract.filter(([, { access }]) => access === 'session')
test('S-92c: no call of a user is answered without a session', async () => {
  const device = await at.server.openDevice()
  for (const [, { method, path }] of ofUsers) {
    const url = path.replace(/:\w+/g, 'a'.repeat(22))
    const answer = method === 'GET' ? await device.get(url) : await device.post(url)
    expect([url, codeOf(answer)]).toEqual([url, 'not_signed_in'])
  }
})

/**
 * Routes that are public on purpose: pages read project and operator before a login and report
 * policy breaches, and supervisors ask for health.
 */
const publicRoutes = [
  'GET /api/operator',
  'GET /api/project',
  'GET /api/proof-nonce',
  'GET /healthz',
  'GET /readyz',
  'POST /api/csp-report',
]

/** Routes that links of mails and logins call from any browser. The link's secret is required. */
const secretRoutes = [
  'POST /api/attempt/disown',
  'POST /api/attempt/read',
  'POST /api/device-link/approve',
  'POST /api/device-link/read',
  'POST /api/device-link/refuse',
  'POST /api/email-change/revert',
  'POST /api/escrow/cancel',
  'POST /api/recovery/put',
  'POST /api/social/finish',
  'POST /api/wallet-undo',
  'POST /api/wallet-undo/read',
]

test('S-92d: every route is public on purpose or refuses a caller without a proof or secret', async () => {
  const answered: string[] = []
  const { publicOrigin } = at.server.context.config
  for (const [index, { method, path }] of routes.entries()) {
    const { statusCode } = await at.server.app.inject({
      ...{ method, url: path.replace(/:\w+/g, 'a'.repeat(22)), remoteAddress: `10.8.0.${index}` },
      headers: { origin: publicOrigin, 'user-agent': chromium },
      ...(method === 'POST' && { payload: {} }),
    })
    // Metrics hide from callers without their token.
    if (statusCode !== 401 && statusCode !== 404) answered.push(keyOf({ method, path }))
  }
  expect(answered.toSorted()).toEqual([...publicRoutes, ...secretRoutes].toSorted())
})

test('S-92e: unknown fields are refused', async () => {
  const device = await at.server.openDevice()
  const answer = await device.post('/api/email/start', {
    projectId: 'demo',
    origin: testHost,
    email: 'ann@example.test',
    admin: true,
  })
  expect(codeOf(answer)).toBe('invalid_request')
})

test('S-04a: a project tells whether an origin may embed it, never which', async () => {
  const read = async (origin: string) => {
    const query = new URLSearchParams({ projectId: 'demo', origin })
    return at.server.app.inject(`/api/project?${query}`)
  }
  const allowed = await read(testHost)
  expect(allowed.json()).toMatchObject({
    name: 'Demo',
    originAllowed: true,
    crossSite: false,
    smartAccountNetworks: [31_337],
    approvals: 'window',
    signInWithLogin: true,
    nameZones: ['demo.example'],
    logins: { email: true, socials: [], farcaster: false },
  })
  expect(allowed.body).not.toContain(testHost)
  for (const origin of ['https://evil.example.test', `${testHost}0`, 'http://app.example.test']) {
    expect((await read(origin)).json().originAllowed).toBe(false)
  }
  expect(allowed.headers['dpop-nonce']).toMatch(/^[\w-]{43}$/)
})

test('S-93g: sixty calls a minute from an address without a session', async () => {
  const get = () =>
    at.server.app.inject({ url: '/api/project?projectId=demo', remoteAddress: '10.7.7.7' })
  const statuses: number[] = []
  for (let call = 0; call < 61; call += 1) statuses.push((await get()).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('S-93a: the rate limit refuses a request before its proof is verified and stored', async () => {
  const device = await at.server.openDevice({ ip: '10.7.7.8' })
  const codes: unknown[] = []
  for (let call = 0; call < 65; call += 1) codes.push(codeOf(await device.get('/api/session')))
  // The first call learns the nonce and is repeated: of 60 requests 59 have an accepted proof.
  expect(codes.filter((code) => code === undefined)).toHaveLength(59)
  expect(codes.at(-1)).toBe('rate_limited')
  expect(await at.db.select().from(proofs)).toHaveLength(59)
  const bad = await device.browser.get('/api/session', { DPoP: 'nonsense' })
  expect(codeOf(bad)).toBe('rate_limited')
  expect(bad.headers['dpop-nonce']).toMatch(/^[\w-]{43}$/)
  at.server.clock.advance(61_000)
  expect(codeOf(await device.browser.get('/api/session', { DPoP: 'nonsense' }))).toBe(
    'invalid_proof',
  )
})

test('S-93g: signed-in requests count by session; a stolen cookie without its key is refused', async () => {
  const device = await at.server.openDevice({ ip: '10.7.7.9' })
  await device.signIn('ann@example.test')
  const codes: unknown[] = []
  for (let call = 0; call < 70; call += 1) codes.push(codeOf(await device.get('/api/devices')))
  expect(codes.filter((code) => code !== undefined)).toEqual([])
  const thief = await at.server.openDevice({ ip: '10.7.7.10' })
  thief.browser.cookies.set('__Host-frame', device.browser.cookies.get('__Host-frame') ?? '')
  expect(codeOf(await thief.get('/api/devices'))).toBe('not_signed_in')
})

test('the end of the server cuts waiting short', async () => {
  const server = await createTestServer({ db: at.db, config: { deviceCheck: 'link' } })
  const device = await server.openDevice()
  const { transactionId } = (await device.startEmail('ann@example.test')).json()
  server.stopping.abort()
  const answer = await device.post('/api/email/wait', { transactionId })
  expect(answer.json()).toEqual({ state: 'waiting' })
})

test('S-146g: the oldest long poll of a device gives way to its fifth', async () => {
  const config = { deviceCheck: 'link' } as const
  const server = await createTestServer({ db: at.db, config, longPollMs: 50_000 })
  const device = await server.openDevice()
  const { transactionId } = (await device.startEmail('ann@example.test')).json()
  const polls = Array.from({ length: 5 }, () => device.post('/api/email/wait', { transactionId }))
  expect((await Promise.race(polls)).json()).toEqual({ state: 'waiting' })
  server.stopping.abort()
  await Promise.all(polls)
})
