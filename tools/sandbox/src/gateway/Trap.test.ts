import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFaults } from './createFaults.ts'
import { createGateway } from './createGateway.ts'
import { type Trap, toTrapAnswer } from './Trap.ts'

const state: { trap: Trap | undefined } = { trap: undefined }
const world = { url: '', stop: async () => {} }

/** Starts the test's service behind the gateway, which answers every request with `fine`. */
beforeAll(async () => {
  const service = createServer((_, response) => response.end('fine')).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const target = { port, getState: () => 'running' as const }
  const site = {
    name: 'api',
    getRoute: (path: string) => ({
      ...{ target, faultsOf: 'api' },
      instead: toTrapAnswer(state.trap, path),
    }),
  }
  const gateway = createGateway({ port: 1, sites: [site], faults: createFaults(() => 1) })
  const door = gateway.createDoor(site).listen(0, '127.0.0.1')
  await once(door, 'listening')
  world.url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  world.stop = async () => {
    door.close()
    service.close()
  }
})
afterAll(() => world.stop())
beforeEach(() => {
  state.trap = undefined
})

async function ask(path = '/v1/account/0x12/balance', method = 'GET') {
  const response = await fetch(`${world.url}${path}`, { method })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text.trim() }
}

test('default: without a trap the service answers', async () => {
  expect(await ask()).toEqual({ status: 200, body: 'fine' })
})

test.each<[Trap, number, unknown]>([
  ['rate-limited', 429, { status: 'FAILED', reasons: [{ field: 'rate_limited' }] }],
  ['upstream-down', 503, { reasons: [{ field: '' }] }],
  ['plain-text-500', 500, 'Internal server error'],
  ['plain-text-422', 422, expect.any(String)],
])(
  'trap: %s answers instead of the service, and passes preflight requests',
  async (trap, status, body) => {
    state.trap = trap
    expect(await ask()).toMatchObject({ status, body })
    expect(await ask('/v1/bundler', 'OPTIONS')).toEqual({ status: 200, body: 'fine' })
  },
)

test('trap: no network is supported, and every other call is answered', async () => {
  state.trap = 'no-networks'
  expect((await ask('/v1/supported-chains')).body).toEqual({ http: [], ws: [] })
  expect((await ask()).body).toBe('fine')
})
