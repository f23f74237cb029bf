import { randomBytes } from 'node:crypto'
import * as api from '@latchkey/frame-api/key-service'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes/index.ts'
import { createTestDevice } from './testing/createTestDevice.ts'
import { createTestServer, type TestServer, walletId } from './testing/createTestServer.ts'

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ delayHours: 0 })
})

test('S-92b: the service serves its contract and what supervisors ask, and nothing else', () => {
  const standing = ['GET /healthz', 'GET /readyz', 'GET /metrics']
  const expected = [keyOf(api.issueTicket), keyOf(api.releaseCopy), ...standing]
  expect(routes.map(keyOf).toSorted()).toEqual(expected.toSorted())
})

const input = { walletId, thumbprint: 'A'.repeat(43) }
test.each<[string, Readonly<Record<string, string>>]>([
  ['no token', {}],
  ['another token', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ['half a token', { authorization: 'Bearer AAAA' }],
])('S-26: with %s nothing is answered', async (_, headers) => {
  for (const url of ['/api/tickets', '/api/releases']) {
    const answer = await server.post(url, input, headers)
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'not_signed_in'])
  }
  expect((await server.post('/api/tickets', input)).statusCode).toBe(200)
})

test('S-91b: a page of a browser is refused, whatever it shows', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/tickets',
    payload: input,
    headers: { origin: 'https://evil.example.test' },
  })
  expect(answer.json().error.code).toBe('origin_refused')
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('S-92e: unknown fields are refused', async () => {
  const answer = await server.post('/api/tickets', { ...input, admin: true })
  expect(answer.json().error.code).toBe('invalid_request')
})

test('S-99: health needs no token, metrics need one, and their headers allow nothing', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await server.app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  }
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  const headers = { authorization: `Bearer ${server.metricsToken}` }
  const metrics = await server.app.inject({ url: '/metrics', headers })
  expect(metrics.body).toContain('http_request_seconds')
})

test('S-30, S-104: the log tells neither copy, ticket, proof, wallet nor what was inside', async () => {
  const device = await createTestDevice(server.clock)
  const entropy = Uint8Array.from(randomBytes(16))
  const copy = await server.seal(entropy)
  const { ticket } = await server.issue(device.thumbprint)
  const proof = await device.prove()
  await server.post('/api/releases', { ticket, proof, ...copy })
  await server.post('/api/releases', { ticket, proof: 'x', ...copy })
  const log = JSON.stringify(server.lines)
  expect(log).toContain('invalid_release_proof')
  expect(log).toContain('/api/releases')
  const inside = Buffer.from(entropy)
  const encodings = (['hex', 'base64', 'base64url'] as const).map((name) => inside.toString(name))
  const secrets = [...encodings, [...entropy].join(','), copy.ct, ticket, proof, walletId]
  for (const secret of secrets) expect(log).not.toContain(secret)
})

/** Routes that are public on purpose: they tell a supervisor whether the service works. */
const publicRoutes = ['GET /healthz', 'GET /readyz']

test('S-92d: every route is public on purpose or refuses a caller without a token', async () => {
  const answered: string[] = []
  for (const { method, path } of routes) {
    const body = method === 'POST' && { payload: input }
    const { statusCode } = await server.app.inject({ method, url: path, ...body })
    if (statusCode !== 401 && statusCode !== 404) answered.push(keyOf({ method, path }))
  }
  expect(answered.toSorted()).toEqual(publicRoutes)
})
