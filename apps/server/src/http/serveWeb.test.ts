import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../db/Database.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

let webDist: string
let server: TestServer

/** Database stub for requests of static files. A request that queries the database fails. */
const noDatabase = {} as Database

beforeEach(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'latchkey-web-'))
  await mkdir(join(webDist, 'assets'))
  await writeFile(join(webDist, 'index.html'), 'the app')
  await writeFile(join(webDist, 'privacy.html'), 'the privacy page')
  await writeFile(join(webDist, 'favicon.svg'), '<svg/>')
  await writeFile(join(webDist, '.env'), 'secret')
  await writeFile(join(webDist, 'assets/main-Ab3_d-9Z.js'), 'code')
  await writeFile(join(webDist, 'assets/plain.js'), 'code')
  server = await createTestServer({ db: noDatabase, config: { webDist } })
})
afterEach(() => rm(webDist, { recursive: true }))

const get = (path: string) => server.openBrowser().get(path)

test.each(['/', '/profile', '/shop-closed', '/a/b/c', '/profile?return=/x.y'])(
  'the app answers %s, and browsers must revalidate it',
  async (path) => {
    const response = await get(path)
    expect([response.statusCode, response.body]).toEqual([200, 'the app'])
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.headers['cache-control']).toBe('no-cache')
  },
)

test('/privacy is a separate page', async () => {
  expect((await get('/privacy')).body).toBe('the privacy page')
})

test('/privacy is the app if no such page is built', async () => {
  await rm(join(webDist, 'privacy.html'))
  const other = await createTestServer({ db: noDatabase, config: { webDist } })
  expect((await other.openBrowser().get('/privacy')).body).toBe('the app')
})

test.each([
  ['/assets/main-Ab3_d-9Z.js', 'public, max-age=31536000, immutable'],
  ['/assets/plain.js', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
  ['/index.html', 'no-cache'],
])('%s is cached as %s', async (path, cacheControl) => {
  const response = await get(path)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, cacheControl])
})

test.each([
  '/assets/gone.js',
  '/.env',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/api',
  '/api/nope',
  '/readyz/nope',
])('%s is not found instead of answered by the app', async (path) => {
  const response = await get(path)
  expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found'])
  expect(response.headers['cache-control']).toBe('no-store')
})

test('only read requests get the app', async () => {
  const response = await server.openBrowser().post('/profile')
  expect(response.statusCode).toBe(404)
})

test.each(['/', '/assets/main-Ab3_d-9Z.js', '/assets/gone.js'])(
  'S-110, S-112: %s carries the headers',
  async (path) => {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  },
)

test('S-112: only the icon may be loaded by other origins, because wallets show it', async () => {
  const paths = ['/favicon.svg', '/favicon.svg?v=2', '/favicon.svg/', '/privacy']
  const policies = paths.map(async (path) => {
    const { headers } = await get(path)
    return headers['cross-origin-resource-policy']
  })
  expect(await Promise.all(policies)).toEqual([
    'cross-origin',
    'cross-origin',
    'same-origin',
    'same-origin',
  ])
})

test.each(['/openloot-callback', '/openloot-sandbox-callback', '/discord-callback'])(
  'S-71: %s sends no Referer, because its URL has the provider’s answer',
  async (path) => {
    const response = await get(`${path}?code=secret&state=abc`)
    expect([response.statusCode, response.body]).toEqual([200, 'the app'])
    expect(response.headers['referrer-policy']).toBe('no-referrer')
    const other = await get(`/profile?from=${path}`)
    expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  },
)

test('error: a folder without index.html', async () => {
  await rm(join(webDist, 'index.html'))
  const starting = createTestServer({ db: noDatabase, config: { webDist } })
  await expect(starting).rejects.toMatchObject({ code: 'start_failed' })
})
