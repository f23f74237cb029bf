import * as contract from '@latchkey/product-api/endpoints'
import type { RoutePolicy } from '@latchkey/service'
import { expect, test } from 'vitest'
import { createTestKey } from '../testing/createTestKey.ts'
import { testOrigin } from '../testing/createTestServer.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { routes } from './index.ts'

const world = setUpServer()

const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const)
const posts = named.filter(([, route]) => route.policy.csrf === 'required')
const toUrl = (path: string) => path.replace(':id', 'a'.repeat(22)).replace(':provider', 'discord')

const policyFields = {
  access: ['public', 'session'],
  owner: ['no-owner', 'own-browser', 'own-user'],
  rate: ['free', 'read', 'write', 'login', 'report'],
  idempotency: ['safe', 'repeatable', 'single-use', 'keyed'],
  csrf: ['required', 'safe-method', 'exempt'],
  contentType: ['application/json', 'text/plain', 'text/html', 'text/css', 'text/event-stream'],
} as const satisfies {
  [name in Exclude<
    keyof RoutePolicy,
    'bodyLimitBytes' | 'longPollMs' | 'streamMs'
  >]: readonly string[]
}

test.each(named)('S-92a: %s declares its whole policy', (_, { method, path, policy }) => {
  for (const [name, values] of Object.entries(policyFields)) {
    expect(values, name).toContain(policy[name as keyof RoutePolicy])
  }
  expect(policy.bodyLimitBytes).toBeGreaterThan(0)
  // S-93: the body of a bug report may have 1 MB.
  expect(policy.bodyLimitBytes).toBeLessThanOrEqual(
    path === '/api/reports' ? 1024 * 1024 : 64 * 1024,
  )
  expect(policy.longPollMs ?? 0).toBeLessThanOrEqual(55_000)
  expect(policy.streamMs ?? 0).toBeLessThanOrEqual(3_600_000)
  expect(policy.streamMs !== undefined).toBe(policy.contentType === 'text/event-stream')
  expect(policy.csrf === 'safe-method').toBe(method === 'GET')
  expect(policy.idempotency === 'safe').toBe(method === 'GET')
})

test('S-92b: only the declared routes are served', () => {
  const served = [
    ...world.server.app.printRoutes({ commonPrefix: false }).matchAll(/(\S+) \(([^)]+)\)/g),
  ]
    .filter(([, path = '']) => path.startsWith('/') || path.startsWith('├') === false)
    .flatMap(([, , methods = '']) => methods.split(', '))
    .filter((method) => method !== 'HEAD')
  expect(served).toHaveLength(routes.length)
  for (const { method, path } of routes)
    expect(world.server.app.hasRoute({ method, url: path })).toBe(true)
})

test('S-92c: every endpoint of the contract is served with its access', () => {
  for (const endpoint of Object.values(contract)) {
    const route = routes.find((x) => x.path === endpoint.path && x.method === endpoint.method)
    expect(route?.policy.access, endpoint.path).toBe(endpoint.access)
  }
})

test.each(named.filter(([, route]) => route.policy.access === 'session'))(
  'S-92c: %s needs a session',
  async (_, { method, path }) => {
    const browser = world.server.openBrowser()
    await browser.open()
    const ask = () => (method === 'GET' ? browser.get(path) : browser.post(toUrl(path)))
    const refused = await ask()
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'not_signed_in'])
    await browser.signIn(createTestKey())
    expect((await ask()).statusCode).not.toBe(401)
  },
)

test.each(posts)('S-92e: %s rejects unknown fields', async (_, { path }) => {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  const response = await browser.post(toUrl(path), { surprise: 1 })
  expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
})

test.each(['', '[]', '"x"', '{', '{"__proto__":{}}', 'null1'])(
  'S-92e: the body %j is rejected',
  async (body) => {
    const browser = world.server.openBrowser()
    await browser.signIn(createTestKey())
    const response = await browser.post('/api/sign-in/nonce', body)
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
  },
)

test('S-92e: a path field is rejected in the body', async () => {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  const url = toUrl('/api/sessions/:id/revoke')
  const response = await browser.post(url, { id: 'b'.repeat(22) })
  expect(response.json().error.code).toBe('invalid_request')
})

test.each(posts)('S-91a: %s accepts only JSON', async (_, { path }) => {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined]) {
    const response = await browser.post(toUrl(path), '{}', { 'content-type': type })
    expect(response.statusCode).toBe(415)
  }
})

test.each(posts)('S-91b: %s rejects requests from other sites', async (_, { path }) => {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  const strange = [
    { origin: 'http://evil.example.test' },
    { origin: `${testOrigin}.evil.example.test` },
    { origin: 'null' },
    { origin: undefined },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ]
  for (const headers of strange) {
    const response = await browser.post(toUrl(path), {}, headers)
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'origin_refused'])
  }
})

test.each(posts)('S-91c: %s needs the CSRF token of the same session', async (_, { path }) => {
  const [browser, other] = [world.server.openBrowser(), world.server.openBrowser()]
  const before = (await browser.open()).csrfToken
  await browser.signIn(createTestKey())
  const foreign = (await other.open()).csrfToken
  for (const token of [undefined, '', 'x', before, foreign]) {
    const response = await browser.post(toUrl(path), {}, { 'x-csrf': token })
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'csrf_invalid'])
  }
})

test('S-91b: default: the own page is accepted, with and without Sec-Fetch-Site', async () => {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  expect((await browser.post('/api/sign-in/nonce')).statusCode).toBe(200)
  const old = await browser.post('/api/sign-in/nonce', {}, { 'sec-fetch-site': undefined })
  expect(old.statusCode).toBe(200)
})

test('S-96: answers of the API are not stored, and only our origin may read them', async () => {
  const browser = world.server.openBrowser()
  for (const [, { path, method }] of named.filter(([, x]) => x.path.startsWith('/api/'))) {
    const response = await (method === 'GET' ? browser.get(path) : browser.post(toUrl(path)))
    expect(response.headers['cache-control'], path).toBe('no-store')
    expect(response.headers['vary'], path).toContain('Origin')
  }
  const own = await browser.get('/api/session', { origin: testOrigin })
  expect(own.headers['access-control-allow-origin']).toBe(testOrigin)
  expect(own.headers['access-control-allow-credentials']).toBe('true')
  for (const origin of ['http://evil.example.test', 'null', `${testOrigin}0`]) {
    const other = await browser.get('/api/session', { origin })
    expect(other.headers).not.toHaveProperty('access-control-allow-origin')
    expect(other.headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test('S-98: ids are random, and answers have only the fields of the contract', async () => {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  const me = (await browser.get('/api/me')).json()
  expect(Object.keys(me)).toEqual(['user', 'accounts'])
  expect(Object.keys(me.user)).toEqual(['id', 'createdAt', 'displayName', 'avatar'])
  expect(me.user.id).toMatch(/^[0-9A-Za-z]{22}$/)
  const [session] = (await browser.get('/api/sessions')).json().sessions
  expect(Object.keys(session).sort()).toEqual([
    'account',
    'browser',
    'createdAt',
    'current',
    'id',
    'lastSeenAt',
    'provider',
  ])
  expect(session.id).toMatch(/^[0-9A-Za-z]{22}$/)
})
