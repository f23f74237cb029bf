import { rpcErrorCodes } from '@latchkey/core'
import { expect, test, vi } from 'vitest'
import { createTestServer, frameOrigin, hostOrigin } from '../fixtures/createTestServer.ts'
import { createWindowPair } from '../testing/createWindowPair.ts'
import type { FrameHandlers } from './FrameHandlers.ts'
import { postRefusal } from './postRefusal.ts'

const chain: Partial<FrameHandlers> = { GET_CHAIN_ID: async () => ({ chainId: 1 }) }
const getChainId = { id: 'a', type: '@w3m-app/GET_CHAIN_ID' }
const typesOf = (posted: readonly { readonly data: unknown }[]) =>
  posted.map(({ data }) => (data as { type: string }).type)

test('S-03: READY goes to any origin with only version and feature; answers go to the pinned one', async () => {
  const world = createTestServer(chain, { channel: true })
  expect(world.host.posted).toEqual([
    {
      targetOrigin: '*',
      data: { type: '@w3m-frame/READY', payload: { version: '1', channel: 1 } },
    },
  ])
  world.server.updateSession('too early')
  world.send(getChainId)
  await world.settle()
  world.server.updateSession('t')
  expect(world.answers()).toEqual([
    {
      targetOrigin: hostOrigin,
      data: { id: 'a', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } },
    },
    {
      targetOrigin: hostOrigin,
      data: { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } },
    },
  ])
})

const other = createWindowPair({ host: hostOrigin, frame: frameOrigin })
const deep = () => {
  let value: unknown = 1
  for (let level = 0; level < 40; level += 1) value = [value]
  return value
}
test.each([
  ['another window', { source: other.host.target }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://app.example.evil.example' }],
  ['a port more in the origin', { origin: 'https://app.example:444' }],
  ['the origin null', { origin: 'null' }],
  ['text instead of an object', { data: '@w3m-app/GET_CHAIN_ID' }],
  ['a list', { data: [getChainId] }],
  ['a type with the prefix within', { data: { ...getChainId, type: 'x@w3m-app/GET_CHAIN_ID' } }],
  ["the frame's own prefix", { data: { ...getChainId, type: '@w3m-frame/GET_CHAIN_ID' } }],
  ['too deep a payload', { data: { ...getChainId, payload: deep() } }],
  ['an unknown type', { data: { ...getChainId, type: '@w3m-app/EXPORT_KEY' } }],
  ['no id', { data: { type: '@w3m-app/GET_CHAIN_ID' } }],
  ['a number as id', { data: { ...getChainId, id: 7 } }],
])('S-02: a message with %s is not taken, not answered and pins nothing', async (_what, wrong) => {
  const handler = vi.fn(async () => ({ chainId: 1 }))
  const world = createTestServer({ GET_CHAIN_ID: handler })
  const right = { data: getChainId, origin: hostOrigin, source: world.host.target }
  world.frame.deliver({ ...right, ...wrong })
  await world.settle()
  expect(handler).not.toHaveBeenCalled()
  expect(world.answers()).toEqual([])
  expect(world.server.getOrigin()).toBeUndefined()

  world.frame.deliver(right)
  await world.settle()
  expect(handler).toHaveBeenCalledOnce()
})

test('S-02: source and origin are read from the event, whatever the page put on it', async () => {
  const handler = vi.fn(async () => ({ chainId: 1 }))
  const world = createTestServer({ GET_CHAIN_ID: handler })
  const forged = new MessageEvent('message', {
    data: getChainId,
    origin: 'https://evil.example',
    source: other.host.target,
  })
  Object.defineProperty(forged, 'origin', { value: hostOrigin })
  Object.defineProperty(forged, 'source', { value: world.host.target })
  world.frame.dispatch(forged)
  await world.settle()
  expect(handler).not.toHaveBeenCalled()
})

test('behavior: refused messages cost a line in ten seconds, without what they held', async () => {
  let now = 0
  const world = createTestServer({}, { now: () => now })
  const bad = { id: 'a', type: '@w3m-app/CONNECT_OTP', payload: { otp: 12345678 } }
  for (let count = 0; count < 5; count += 1) world.send({ ...bad, id: `a${count}` })
  await world.settle()
  now = 10_000
  world.send(bad)
  await world.settle()
  expect(world.lines).toEqual([
    'W3mFrame: invalid app event: CONNECT_OTP with a bad payload',
    'W3mFrame: invalid app event: CONNECT_OTP with a bad payload (and 4 more)',
  ])
})

test('behavior: a known type with a bad payload is answered and nothing is done', async () => {
  const handler = vi.fn(async () => undefined)
  const world = createTestServer({ CONNECT_OTP: handler })
  world.send({ id: 'a', type: '@w3m-app/CONNECT_OTP', payload: { otp: 5 } })
  await world.settle()
  expect(handler).not.toHaveBeenCalled()
  expect(world.answers()[0]?.data).toMatchObject({
    id: 'a',
    type: '@w3m-frame/CONNECT_OTP_ERROR',
    payload: { message: 'Invalid request' },
  })
})

test('K-APPROVE-06: a batch with a bad call is refused before a handler could show it', async () => {
  const handler = vi.fn(async () => 'sent')
  const world = createTestServer({ RPC_REQUEST: handler })
  const to = `0x${'ab'.repeat(20)}`
  const batches = [
    [{ data: '0x' }],
    [{ to: 'ab'.repeat(20) }],
    [{ to }, { to, data: 'a9059cbb' }],
    [{ to, data: '0x' }],
  ]
  for (const [index, calls] of batches.entries())
    world.send({
      id: `b${index}`,
      type: '@w3m-app/RPC_REQUEST',
      payload: { method: 'wallet_sendCalls', params: [{ calls }] },
    })
  await world.settle()
  expect(handler).toHaveBeenCalledOnce()
  expect(world.answers().map(({ data }) => data)).toMatchObject([
    { id: 'b0', payload: { message: 'Invalid request', code: rpcErrorCodes.invalidParams } },
    { id: 'b1', payload: { message: 'Invalid request' } },
    { id: 'b2', payload: { message: 'Invalid request' } },
    { id: 'b3', type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: 'sent' },
  ])
})

test.each(['eth_sign', 'eth_sendUserOperation', 'wallet_addEthereumChain'])(
  'behavior: %s is not run',
  async (method) => {
    const handler = vi.fn()
    const world = createTestServer({ RPC_REQUEST: handler })
    world.send({ id: 'a', type: '@w3m-app/RPC_REQUEST', payload: { method, params: [] } })
    await world.settle()
    expect(handler).not.toHaveBeenCalled()
    expect(world.answers()[0]?.data).toMatchObject({
      payload: {
        message: 'Requested RPC call is not allowed',
        code: rpcErrorCodes.unsupportedMethod,
      },
    })
  },
)

test('S-04a, S-04b: the first valid message pins the origin for good', async () => {
  const allowed = ['https://app.example', 'https://two.example']
  const world = createTestServer(chain, { isAllowedOrigin: (origin) => allowed.includes(origin) })
  const send = (origin: string, id: string) =>
    world.frame.deliver({ data: { ...getChainId, id }, origin, source: world.host.target })
  send('https://three.example', 'a')
  send('https://two.example', 'b')
  send('https://app.example', 'c')
  send('https://two.example', 'd')
  await world.settle()
  expect(world.server.getOrigin()).toBe('https://two.example')
  expect(world.answers()).toMatchObject([
    { targetOrigin: 'https://two.example', data: { id: 'b' } },
    { targetOrigin: 'https://two.example', data: { id: 'd' } },
  ])
})

test('S-04c: the origin null is served nothing, whatever the list says', async () => {
  const world = createTestServer(chain, { isAllowedOrigin: () => true })
  world.frame.deliver({ data: getChainId, origin: 'null', source: world.host.target })
  await world.settle()
  expect(world.answers()).toEqual([])
  expect(world.server.getOrigin()).toBeUndefined()
})

const { host: stranger } = createWindowPair({ host: 'https://x.example', frame: frameOrigin })
test.each([
  ['there is no page above', { parent: other.frame.target, self: other.frame.target }],
  ['another page stands between', { top: stranger.target }],
  ['there are two ancestors', { location: { ancestorOrigins: { length: 2 } } }],
])('S-04c: nothing is served where %s', (_what, frameWindow) => {
  expect(() => createTestServer({}, { frameWindow })).toThrow('W3mFrame: parent is not set')
})

test('S-04d: the document for a refused origin says so and nothing else', () => {
  const { host } = createWindowPair({ host: 'https://x.example', frame: frameOrigin })
  postRefusal({ parent: host.target }, '1')
  expect(host.posted).toEqual([
    {
      targetOrigin: '*',
      data: { type: '@w3m-frame/READY', payload: { version: '1', refused: 'origin' } },
    },
  ])
})

test('behavior: an id that is pending is not taken again, and is free once answered', async () => {
  let answer = (_value: { chainId: number }) => {}
  const handler = vi.fn(
    () =>
      new Promise<{ chainId: number }>((resolve) => {
        answer = resolve
      }),
  )
  const world = createTestServer({ GET_CHAIN_ID: handler, GET_USER: vi.fn() })
  world.send(getChainId)
  world.send(getChainId)
  world.send({ id: 'a', type: '@w3m-app/GET_USER' })
  await world.settle()
  expect(handler).toHaveBeenCalledOnce()
  expect(world.answers()).toEqual([])
  answer({ chainId: 1 })
  await world.settle()
  world.send(getChainId)
  await world.settle()
  expect(handler).toHaveBeenCalledTimes(2)
  expect(typesOf(world.answers())).toEqual(['@w3m-frame/GET_CHAIN_ID_SUCCESS'])
})
