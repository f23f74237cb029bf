import { createServer, request as httpRequest, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { closeServer, listen } from '../http/listen.ts'
import type { ServiceState } from '../processes/Service.ts'
import { createFaults, type Faults } from './createFaults.ts'
import { createGateway } from './createGateway.ts'
import { type Fault, garbage, noFault } from './Fault.ts'
import type { Site } from './Route.ts'

const open: Server[] = []

afterEach(() => Promise.all(open.splice(0).map(closeServer)))

const listenAnywhere = (server: Server) => {
  open.push(server)
  return listen(server, { port: 0, variable: 'X' })
}

const html = '<!doctype html><html><head><script src="/app.js"></script></head></html>'

/** Creates a server that responds with its name and the received request. */
function createEcho(name: string): Server {
  return createServer((request, response) => {
    if (request.url === '/page') {
      const packed = request.headers['accept-encoding']?.includes('gzip')
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(packed && { 'content-encoding': 'gzip' }),
      })
      response.end(packed ? gzipSync(html) : html)
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name, url: request.url, headers: request.headers }))
  })
}

type Options = { readonly random?: () => number; readonly state?: ServiceState }

async function start({ random = () => 0.5, state = 'running' }: Options = {}) {
  const [app, wallet] = [createEcho('app'), createEcho('wallet')]
  const [appPort, walletPort] = [await listenAnywhere(app), await listenAnywhere(wallet)]
  const target = { port: appPort, getState: () => state }
  const walletTarget = { port: walletPort, getState: (): ServiceState => 'running' }
  const site: Site = {
    name: 'app',
    getRoute: (path) =>
      path.startsWith('/__sandbox/')
        ? { target: walletTarget, faultsOf: 'wallet' }
        : { target, faultsOf: 'app', addScript: '/__sandbox/wallet.js' },
  }
  const faults: Faults = createFaults(random)
  const gateway = createGateway({ port: 4100, sites: [site], faults })
  const port = await listenAnywhere(gateway.server)
  const door = await listenAnywhere(gateway.createDoor(site))
  return { app, faults, port, door }
}

type Asked = {
  readonly port: number
  readonly host?: string
  readonly path?: string
  readonly cookie?: string
}

/** Sends an HTTP request by Node's own client, because `fetch` cannot set the host header. */
function ask({ port, host = 'app.latchkey.localhost:4100', path = '/', cookie }: Asked) {
  return new Promise<{ status: number | undefined; headers: object; body: string }>(
    (resolve, reject) => {
      const accepted = { accept: 'text/html', 'accept-encoding': 'gzip' }
      const headers = { host, ...accepted, ...(cookie && { cookie }) }
      const asking = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false })
      asking.on('error', reject)
      asking.on('response', async (answer) =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
      )
      asking.end()
    },
  )
}

test('default: the host name selects the service, which receives it', async () => {
  const { port } = await start()
  const { body } = await ask({ port, path: '/api/session?a=1' })
  expect(JSON.parse(body)).toMatchObject({
    name: 'app',
    url: '/api/session?a=1',
    headers: {
      host: 'app.latchkey.localhost:4100',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    },
  })
})

test('behavior: a browser may be another visitor by its cookie', async () => {
  const { port } = await start()
  const { body } = await ask({ port, cookie: 'a=b; sandbox-visitor=198.18.7.9; c=d' })
  expect(JSON.parse(body).headers).toMatchObject({ 'x-forwarded-for': '198.18.7.9, 127.0.0.1' })
})

test('behavior: /__sandbox/ of the same origin is the wallet’s', async () => {
  const { port } = await start()
  const { body } = await ask({ port, path: '/__sandbox/wallet.js' })
  expect(JSON.parse(body)).toMatchObject({ name: 'wallet' })
})

test.each(['latchkey.localhost', 'mail.latchkey.localhost', '127.0.0.1:4100'])(
  'error: no service is at %s, and the answer lists the existing ones',
  async (host) => {
    const { port } = await start()
    const { status, body } = await ask({ port, host })
    expect(status).toBe(404)
    expect(body).toContain('http://app.latchkey.localhost:4100/')
  },
)

test('behavior: the script is inserted before all other scripts of a document', async () => {
  const { port } = await start()
  const { headers, body } = await ask({ port, path: '/page' })
  const added = '<script src="/__sandbox/wallet.js"></script>'
  expect(body).toBe(html.replace('<head>', `<head>${added}`))
  expect(headers).toMatchObject({ 'content-length': String(body.length) })
})

test('behavior: the loopback port reaches the same site, but for no foreign host name', async () => {
  const { door } = await start()
  const { body } = await ask({ port: door, host: `127.0.0.1:${door}` })
  expect(JSON.parse(body)).toMatchObject({ headers: { host: 'app.latchkey.localhost:4100' } })
  expect(await ask({ port: door, host: 'evil.test' })).toMatchObject({ status: 403 })
})

test('error: a service that does not run', async () => {
  const killed = await start({ state: 'killed' })
  expect(await ask(killed)).toMatchObject({ status: 502 })
  const starting = await start({ state: 'starting' })
  expect(await ask(starting)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
})

test('error: a service that breaks off', async () => {
  const { app, port } = await start()
  await closeServer(app)
  expect(await ask({ port })).toMatchObject({ status: 502 })
})

test('fault: a delay precedes the answer', async () => {
  const { faults, port } = await start()
  faults.set('app', { ...noFault, delayMs: 120 })
  const from = performance.now()
  expect(await ask({ port })).toMatchObject({ status: 200 })
  expect(performance.now() - from).toBeGreaterThanOrEqual(115)
})

test.each<[string, Fault]>([
  ['refuse', { ...noFault, refuse: true }],
  ['a dropped request', { ...noFault, dropRate: 0.6 }],
])('fault: %s cuts the connection of this service alone', async (_, fault) => {
  const { faults, port } = await start({ random: () => 0.5 })
  faults.set('app', fault)
  await expect(ask({ port })).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await ask({ port, path: '/__sandbox/x' })).toMatchObject({ status: 200 })
  faults.clear()
  expect(await ask({ port })).toMatchObject({ status: 200 })
})

test('fault: a request that the drop rate spares passes', async () => {
  const { faults, port } = await start({ random: () => 0.7 })
  faults.set('app', { ...noFault, dropRate: 0.6 })
  expect(await ask({ port })).toMatchObject({ status: 200 })
})

test('fault: a status is answered instead of the service', async () => {
  const { faults, port } = await start()
  faults.set('app', { ...noFault, status: 503 })
  expect(await ask({ port })).toMatchObject({ status: 503, body: 'A fault set in the sandbox.\n' })
})

test('fault: the service gets a request twice, the page one answer', async () => {
  const { app, faults, port } = await start()
  const urls: (string | undefined)[] = []
  app.on('request', ({ url }) => urls.push(url))
  faults.set('app', { ...noFault, duplicateRate: 1 })
  expect(await ask({ port, path: '/api/once' })).toMatchObject({ status: 200 })
  await expect.poll(() => urls).toEqual(['/api/once', '/api/once'])
})

test('fault: an answer lets the next one pass first', async () => {
  const { faults, port } = await start()
  faults.set('app', { ...noFault, reorderRate: 1 })
  const order: string[] = []
  const first = ask({ port, path: '/1' }).then(() => order.push('first'))
  await expect.poll(() => faults.isWaiting('app')).toBe(true)
  await Promise.all([first, ask({ port, path: '/2' }).then(() => order.push('second'))])
  expect(order).toEqual(['second', 'first'])
})

test('fault: an answer is cut in its middle', async () => {
  const { faults, port } = await start()
  faults.set('app', { ...noFault, resetRate: 1 })
  await expect(ask({ port })).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('fault: garbage replaces JSON, and documents stay unchanged', async () => {
  const { faults, port } = await start()
  faults.set('app', { ...noFault, garbageRate: 1 })
  expect(await ask({ port })).toMatchObject({ status: 200, body: garbage })
  expect((await ask({ port, path: '/page' })).body).toContain('/app.js')
})

function openSocket(port: number) {
  const headers = { host: 'app.latchkey.localhost:4100' }
  return new WebSocket(`ws://127.0.0.1:${port}/hmr`, 'vite-hmr', { headers })
}

test('default: a WebSocket passes messages in both directions', async () => {
  const { app, port } = await start()
  new WebSocketServer({ server: app }).on('connection', (socket) =>
    socket.on('message', (data) => socket.send(`echo ${data}`)),
  )
  const socket = openSocket(port)
  const answer = new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('hello'))
    socket.on('message', (data) => resolve(String(data)))
    socket.on('error', reject)
  })
  expect(await answer).toBe('echo hello')
  expect(socket.protocol).toBe('vite-hmr')
  socket.terminate()
})

test('fault: refuse cuts an open WebSocket', async () => {
  const { app, faults, port } = await start()
  new WebSocketServer({ server: app })
  const socket = openSocket(port)
  await new Promise((resolve) => socket.on('open', resolve))
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  faults.set('app', { ...noFault, refuse: true })
  expect(await closed).toBe(1006)
})
