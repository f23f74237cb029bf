import {
  allowedOriginsQuestion,
  analyticsQuestion,
  createDirectoryClient,
  projectConfigQuestion,
  projectLimitsQuestion,
  toDirectoryWallet,
  walletsQuestion,
} from '@latchkey/blockchain-api'
import { createPlainClient } from '@latchkey/core/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDirectoryService } from './createDirectoryService.ts'

const app = createDirectoryService({ walletOrigin: 'http://wallet.latchkey.localhost:4100' })
const world = { url: '' }

beforeAll(async () => {
  world.url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const http = createPlainClient({ fetch })

const createClient = (projectId = 'latchkey-sandbox') =>
  createDirectoryClient({ baseUrl: world.url, projectId, sdkVersion: 'kit-1' }, http)

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${world.url}${path}`, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

test('default: the client of the kit reads every row of every page', async () => {
  const client = createClient()
  const first = await client.ask(walletsQuestion, { query: { page: 1, entries: 100 } })
  const pages = Math.ceil(first.count / 100)
  const rest = Array.from({ length: pages - 1 }, (_, index) =>
    client.ask(walletsQuestion, { query: { page: index + 2, entries: 100 } }),
  )
  const read = [first, ...(await Promise.all(rest))].flatMap(({ data }) => data)
  expect(first.count).toBeGreaterThanOrEqual(600)
  expect(read).toHaveLength(first.count)
  expect(new Set(read.map(({ id }) => id)).size).toBe(first.count)
})

test('default: the sandbox wallet is first, linked to its own site, with its own picture', async () => {
  const { data } = await createClient().ask(walletsQuestion, { query: { page: 1, entries: 1 } })
  const [row] = data
  if (!row) throw new Error('no wallet')
  const wallet = toDirectoryWallet(row, {
    baseUrl: world.url,
    projectId: 'latchkey-sandbox',
    sdkVersion: 'kit-1',
  })
  expect(wallet).toMatchObject({
    name: 'Sandbox Wallet',
    rdns: 'localhost.latchkey.wallet',
    mobileLink: 'http://wallet.latchkey.localhost:4100/',
    certified: true,
    order: 0,
  })
  const image = await fetch(wallet.imageUrl ?? '')
  expect(image.headers.get('content-type')).toBe('image/svg+xml')
  expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('default: project configurations: all on, some on, all off', async () => {
  const read = async (project: string) => {
    const { features } = await createClient(project).ask(projectConfigQuestion)
    return Object.fromEntries(
      features.map(({ id, isEnabled, config }) => [id, [isEnabled, config]]),
    )
  }
  expect(await read('latchkey-sandbox')).toMatchObject({ multi_wallet: [true, []] })
  const some = await read('latchkey-some')
  expect(some).toMatchObject({ onramp: [true, null], swap: [false, ['1inch']] })
  expect(some).not.toHaveProperty('multi_wallet')
  const off = await read('latchkey-off')
  expect(Object.values(off).every(([isEnabled]) => isEnabled === false)).toBe(true)
})

test('default: limits, origins and analytics of a project', async () => {
  const client = createClient('latchkey-limited')
  const { planLimits } = await client.ask(projectLimitsQuestion)
  expect(planLimits).toEqual({ tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: true })
  const { allowedOrigins } = await client.ask(allowedOriginsQuestion)
  expect(allowedOrigins).toContain('https://play.example.test')
  expect(await createClient().ask(allowedOriginsQuestion)).toEqual({ allowedOrigins: [] })
  expect(await createClient().ask(analyticsQuestion)).toEqual({ isAnalyticsEnabled: true })
})

test('a project may have a directory of thousands', async () => {
  const { text } = await ask('/getWallets?projectId=latchkey-crowd&page=1&entries=1&search=Crowd')
  const all = await ask('/getWallets?projectId=latchkey-crowd&page=50&entries=100')
  expect(JSON.parse(text).count).toBeGreaterThan(4_000)
  expect(JSON.parse(all.text).data.at(-1).order).toBeGreaterThan(4_990)
})

test.each(['/getWallets?page=1&entries=1', '/appkit/v1/config', '/projects/v1/origins'])(
  'error: an unknown project gets 403 at %s, also from the headers of older kits',
  async (path) => {
    expect((await ask(path)).status).toBe(403)
    const headers = { 'x-project-id': 'latchkey-sandbox' }
    expect((await ask(path, { headers })).status).toBe(200)
  },
)

test.each(['page=0&entries=1', 'page=1&entries=101', 'page=x&entries=1', 'page=1'])(
  'error: 400 for %s',
  async (query) => {
    const { status } = await ask(`/getWallets?projectId=latchkey-sandbox&${query}`)
    expect(status).toBe(400)
  },
)

test.each([
  '/getWalletImage/any',
  '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  '/public/getCurrencyImage/USD',
  '/public/getTokenImage/%3Cscript%3E',
])('behavior: the picture of %s is deterministic and contains no script', async (path) => {
  const one = await ask(path)
  expect(one.text).toBe((await ask(path)).text)
  expect(one.text).toMatch(/^<svg [\s\S]*<\/svg>$/)
  expect(one.text).not.toContain('<script')
  expect(one.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(one.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('behavior: the event sinks count events by name and store no other data', async () => {
  const send = (path: string, body: unknown) =>
    ask(`${path}?projectId=latchkey-sandbox&st=latchkey&sv=1`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(body),
    })
  const event = { url: 'https://play.example.test/', props: { event: 'MODAL_OPEN' } }
  expect((await send('/batch', [event, event, 'no event'])).status).toBe(202)
  await send('/e', { props: { event: 'API_ERROR' } })
  const { text } = await ask('/__sandbox/counts')
  expect(JSON.parse(text)).toMatchObject({
    requests: { '/batch': 1, '/e': 1 },
    events: { MODAL_OPEN: 2 },
    errors: { API_ERROR: 1 },
  })
  expect(text).not.toContain('play.example.test')
})

test('default: other origins may send requests, also if they fail', async () => {
  for (const path of ['/getWallets', '/nothing'])
    expect((await ask(path)).headers.get('access-control-allow-origin')).toBe('*')
  const { status, headers } = await ask('/getWallets', { method: 'OPTIONS' })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-headers')).toContain('x-project-id')
})
