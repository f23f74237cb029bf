import { createServer, request, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeServer, listen } from './listen.ts'
import { isOwnOrigin, refuseStrangers } from './refuseStrangers.ts'

const world: { server?: Server; port: number; done: number } = { port: 0, done: 0 }

beforeEach(async () => {
  const server = createServer((_, response) => {
    world.done += 1
    response.end('done')
  })
  server.on('upgrade', (_, socket) => {
    world.done += 1
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    )
  })
  refuseStrangers(server)
  Object.assign(world, { server, done: 0, port: await listen(server, { port: 0, variable: 'X' }) })
})
afterEach(async () => {
  if (world.server) await closeServer(world.server)
})

function ask(headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: world.port, headers, agent: false })
    asking.on('error', reject)
    asking.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve(101)
    })
    asking.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asking.end()
  })
}

const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }

test.each([
  ['a name pointed at this machine', { host: 'evil.test' }],
  ['a name that begins like ours', { host: 'localhost.evil.test' }],
  ['a page of a website', { host: '127.0.0.1', origin: 'https://evil.test' }],
  ['a page without an origin of its own', { host: '127.0.0.1', origin: 'null' }],
  [
    'a picture in a page that tells nobody where it is',
    { host: '127.0.0.1', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ],
  [
    'a picture in a page of a website',
    { host: '127.0.0.1', 'sec-fetch-site': 'cross-site', referer: 'https://evil.test/' },
  ],
  [
    'a sandboxed frame of a website',
    { host: '127.0.0.1', origin: 'null', 'sec-fetch-site': 'cross-site' },
  ],
])('S-141d: %s is rejected, by request and by WebSocket', async (_, headers) => {
  expect([await ask(headers), await ask({ ...headers, ...upgrade })]).toEqual([403, 403])
  expect(world.done).toBe(0)
})

test.each([
  ['a program', { host: '127.0.0.1' }],
  [
    'whoever follows a link of a website',
    { host: '127.0.0.1', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ],
  [
    'a picture in a page of this machine',
    { host: '127.0.0.1', 'sec-fetch-site': 'cross-site', referer: 'http://localhost:5173/' },
  ],
  [
    'a form of its own page, which sends no referrer',
    { host: '127.0.0.1', origin: 'null', 'sec-fetch-site': 'same-origin' },
  ],
  [
    'a page of the sandbox',
    { host: 'api.latchkey.localhost', origin: 'http://app.latchkey.localhost:4100' },
  ],
])('S-141d: %s gets its answer', async (_, headers) => {
  expect([await ask(headers), await ask({ ...headers, ...upgrade })]).toEqual([200, 101])
  expect(world.done).toBe(2)
})

test('S-141d: pages of this machine and of installed extensions are its own', () => {
  const own = [
    'http://localhost:5173',
    'http://127.0.0.1',
    'http://[::1]:80',
    `chrome-extension://${'a'.repeat(32)}`,
  ]
  const foreign = [
    'https://example.test',
    'http://localhost.example.test',
    'http://127.0.0.1.example.test',
    'null',
    'file://',
  ]
  expect(own.filter((origin) => !isOwnOrigin(origin))).toEqual([])
  expect(foreign.filter(isOwnOrigin)).toEqual([])
})
