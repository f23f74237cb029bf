import { afterEach, expect, test, vi } from 'vitest'
import { createTestHost, type TestHost } from './fixtures/createTestHost.ts'
import { createTestServer, hostOrigin } from './fixtures/createTestServer.ts'

// Ports deliver messages in the real event loop, so these tests wait for results instead of
// advancing a fake clock.
const worlds: TestHost[] = []
const immediately = (callback: () => void, delayMs: number) => {
  const timer = setTimeout(callback, delayMs === 500 ? 0 : delayMs)
  return () => clearTimeout(timer)
}
function start(options: Parameters<typeof createTestHost>[0]): TestHost {
  const world = createTestHost({ ...options, host: { setTimer: immediately } })
  worlds.push(world)
  return world
}
afterEach(() => {
  for (const world of worlds.splice(0)) world.end()
})
const typesOf = (world: TestHost) =>
  world.frame.getMessages().map((message) => (message as { type: string }).type)

test('S-11: where the frame offers a port, requests and answers go over it alone', async () => {
  const world = start({ channel: true, handlers: { GET_CHAIN_ID: async () => ({ chainId: 3 }) } })
  await expect(world.host.request('GET_CHAIN_ID', undefined)).resolves.toEqual({ chainId: 3 })
  expect(typesOf(world)).toEqual(['@w3m-app/INIT_CHANNEL'])
  expect(world.frame.frameWindow.posted[0]?.targetOrigin).toBe('https://secure.example')
  expect(world.frame.hostWindow.posted).toHaveLength(1)
})

test('S-11: a frame that offers none is never sent one', async () => {
  const world = start({ channel: false, handlers: { GET_CHAIN_ID: async () => ({ chainId: 3 }) } })
  await world.host.request('GET_CHAIN_ID', undefined)
  expect(typesOf(world)).not.toContain('@w3m-app/INIT_CHANNEL')
})

test('S-11: a reload moves to a port of the new document', async () => {
  const world = start({ channel: true, handlers: { GET_CHAIN_ID: async () => ({ chainId: 3 }) } })
  await world.host.init()
  world.frame.reload()
  await expect.poll(() => typesOf(world)).toHaveLength(2)
  await expect(world.host.request('GET_CHAIN_ID', undefined)).resolves.toEqual({ chainId: 3 })
})

test('S-11: the window is not listened to beside the port, but for a new READY', async () => {
  const world = start({ channel: true, handlers: { GET_USER: () => new Promise(() => {}) } })
  await world.host.init()
  const sessionUpdated = vi.fn()
  world.host.watch({ sessionUpdated })
  world.frame.hostWindow.deliver({
    data: { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } },
    origin: world.host.origin,
    source: world.frame.frameWindow.target,
  })
  await Promise.resolve()
  expect(sessionUpdated).not.toHaveBeenCalled()
})

test('S-11: of two senders who race for the port the first has it, and window messages end', async () => {
  const handler = vi.fn(async () => ({ chainId: 1 }))
  const world = createTestServer({ GET_CHAIN_ID: handler }, { channel: true })
  const first = new MessageChannel()
  const second = new MessageChannel()
  const heard: unknown[] = []
  first.port1.onmessage = ({ data }) => heard.push(data)
  second.port1.onmessage = () => heard.push('second')
  const offer = (port: MessagePort) =>
    world.frame.deliver({
      data: { type: '@w3m-app/INIT_CHANNEL' },
      origin: hostOrigin,
      source: world.host.target,
      ports: [port],
    })
  offer(first.port2)
  offer(second.port2)
  world.send({ id: 'w', type: '@w3m-app/GET_CHAIN_ID' })
  await world.settle()
  expect(handler).not.toHaveBeenCalled()
  second.port1.postMessage({ id: 'b', type: '@w3m-app/GET_CHAIN_ID' })
  first.port1.postMessage({ id: 'a', type: '@w3m-app/GET_CHAIN_ID' })
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard).toMatchObject([{ id: 'a', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS' }])
  expect(handler).toHaveBeenCalledOnce()
  world.server.close()
  first.port1.close()
  second.port1.close()
})

test('S-11: a port from another window or origin is not taken', async () => {
  const handler = vi.fn(async () => ({ chainId: 1 }))
  const world = createTestServer({ GET_CHAIN_ID: handler }, { channel: true })
  const { port1, port2 } = new MessageChannel()
  const data = { type: '@w3m-app/INIT_CHANNEL' }
  world.frame.deliver({ data, origin: hostOrigin, source: world.frame.target, ports: [port2] })
  world.frame.deliver({
    data,
    origin: 'https://evil.example',
    source: world.host.target,
    ports: [port2],
  })
  world.send({ id: 'w', type: '@w3m-app/GET_CHAIN_ID' })
  await world.settle()
  expect(handler).toHaveBeenCalledOnce()
  world.server.close()
  port1.close()
})

test('S-11: RPC_ABORT is answered over the port', async () => {
  const world = createTestServer({}, { channel: true })
  const { port1, port2 } = new MessageChannel()
  const heard: unknown[] = []
  port1.onmessage = ({ data }) => heard.push(data)
  world.frame.deliver({
    data: { type: '@w3m-app/INIT_CHANNEL' },
    origin: hostOrigin,
    source: world.host.target,
    ports: [port2],
  })
  await world.settle()
  port1.postMessage({ id: 'x', type: '@w3m-app/RPC_ABORT' })
  await expect.poll(() => heard).toEqual([{ id: 'x', type: '@w3m-frame/RPC_ABORT_SUCCESS' }])
  port1.close()
})
