import { type AddressInfo, connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { defineEndpoint } from '@latchkey/core/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { createLog } from '../log/createLog.ts'
import { createServiceMetrics } from '../metrics/createServiceMetrics.ts'
import { readPolicy } from '../routes/policies.ts'
import { askSlowly } from '../testing/askSlowly.ts'
import { createTestClock } from '../testing/createTestClock.ts'
import { createTestDestination } from '../testing/createTestDestination.ts'
import { createService } from './createService.ts'
import { createDefineRoute } from './defineRoute.ts'

type TestService = { context: ServiceContext; session: undefined; rate: 'read' }

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/api/calls',
  access: 'public',
  input: z.strictObject({ calls: z.number() }),
  response: z.object({ calls: z.number() }),
})
const defined = createDefineRoute<TestService>()(endpoint, {
  ...readPolicy,
  ...{ access: 'public', owner: 'no-owner' },
  handle: ({ input }) => input,
})
const route: typeof defined = {
  ...defined,
  async run(call) {
    await call.charge(Number(call.input['calls']) - 1)
    return defined.run(call)
  },
}

const apps: FastifyInstance[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const app of apps.splice(0)) await app.close()
})

/** Creates a server whose callers may make five calls a minute. */
async function start(trustedProxies: readonly string[] = []) {
  const { destination } = createTestDestination()
  const app = await createService<TestService>({
    context: {
      config: { trustedProxies },
      clock: createTestClock(),
      log: createLog({ level: 'silent', fields: {}, destination }),
      metrics: createServiceMetrics(),
      isReady: async () => true,
    },
    routes: [route],
    gate: {
      findParty: async () => undefined,
      toBuckets: () => [{ key: 'everyone', perMinute: 5 }],
      findSession: async () => undefined,
      requireOwnPage: () => undefined,
    },
    toHeaders: () => ({}),
  })
  apps.push(app)
  const ask = (calls: number) =>
    app.inject({ method: 'POST', url: '/api/calls', payload: { calls } })
  return { app, ask }
}

test('S-146a: a request whose body does not end within 20 s is closed', async () => {
  const { app } = await start()
  expect(app.server.requestTimeout).toBe(19_500)
  expect(app.server.headersTimeout).toBe(9_500)
  expect(await askSlowly(app, 'body')).toMatch(/^HTTP\/1\.1 408 /)
})

test('S-143: each call of a request counts against its limit', async () => {
  const { ask } = await start()
  expect((await ask(3)).statusCode).toBe(200)
  expect((await ask(2)).statusCode).toBe(200)
  expect((await ask(1)).statusCode).toBe(429)
  const other = await start()
  expect((await other.ask(6)).statusCode).toBe(429)
})

test('S-146a: a caller over its limit loses the connection', async () => {
  const { app, ask } = await start()
  expect((await ask(5)).headers['connection']).not.toBe('close')
  expect((await ask(1)).headers['connection']).toBe('close')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = open(app)
  socket.write('POST /api/calls HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n{')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 429 /)
})

function open(app: FastifyInstance): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  return socket
}

test('S-146a: an address has at most 256 open connections, those of a proxy are not counted', async () => {
  for (const [trustedProxies, kept] of [
    [[], 256],
    [['127.0.0.1'], 257],
  ] as const) {
    const { app } = await start(trustedProxies)
    const connections = Array.from({ length: 257 }, () =>
      Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' }),
    )
    for (const connection of connections) app.server.emit('connection', connection)
    sockets.push(...connections)
    expect(connections.filter(({ destroyed }) => !destroyed)).toHaveLength(kept)
  }
})
