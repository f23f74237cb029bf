import { ConnectionRejectedError, rpcErrorCodes } from '@latchkey/core'
import { expect, test, vi } from 'vitest'
import { createTestServer } from '../fixtures/createTestServer.ts'
import type { FrameHandlers } from './FrameHandlers.ts'

const chain: Partial<FrameHandlers> = { GET_CHAIN_ID: async () => ({ chainId: 1 }) }
const getChainId = { id: 'a', type: '@w3m-app/GET_CHAIN_ID' }
const signing = (id: string) => ({
  id,
  type: '@w3m-app/RPC_REQUEST',
  payload: { method: 'personal_sign', params: ['0x', '0x'] },
})
const typesOf = (posted: readonly { readonly data: unknown }[]) =>
  posted.map(({ data }) => (data as { type: string }).type)

test('S-07c: 200 messages at once, then 50 a second; more are answered with an error', async () => {
  let now = 0
  const world = createTestServer(chain, { now: () => now })
  const count = (type: string) => typesOf(world.answers()).filter((x) => x.endsWith(type)).length
  for (let index = 0; index < 210; index += 1) world.send({ ...getChainId, id: `m${index}` })
  await world.settle()
  expect([count('_SUCCESS'), count('_ERROR')]).toEqual([200, 10])
  expect(
    world.answers().find(({ data }) => /ERROR/.test(JSON.stringify(data)))?.data,
  ).toMatchObject({ payload: { message: 'Too many requests' } })
  now = 1_000
  for (let index = 0; index < 60; index += 1) world.send({ ...getChainId, id: `n${index}` })
  await world.settle()
  expect([count('_SUCCESS'), count('_ERROR')]).toEqual([250, 20])
})

test('S-07c: the server accepts 320 unfinished requests and refuses the next with an error', async () => {
  let now = 0
  const handler = vi.fn(() => new Promise<never>(() => undefined))
  const world = createTestServer({ GET_CHAIN_ID: handler }, { now: () => now })
  for (let index = 0; index < 321; index += 1) {
    now += 20
    world.send({ ...getChainId, id: `m${index}` })
    await world.settle()
  }
  expect(handler).toHaveBeenCalledTimes(320)
  expect(world.answers()).toMatchObject([
    { data: { id: 'm320', payload: { message: 'Too many requests' } } },
  ])
})

test('S-07d: one confirmation is shown, eight wait, the tenth is refused', async () => {
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const world = createTestServer({
    RPC_REQUEST: () =>
      new Promise((resolve) => {
        running += 1
        most = Math.max(most, running)
        ends.push(() => {
          running -= 1
          resolve('0x')
        })
      }),
  })
  for (let index = 0; index < 10; index += 1) world.send(signing(`s${index}`))
  await world.settle()
  expect(ends).toHaveLength(1)
  expect(world.answers()).toMatchObject([
    { data: { id: 's9', payload: { message: 'Too many requests' } } },
  ])
  for (let index = 0; index < 9; index += 1) {
    ends[index]?.()
    await world.settle()
  }
  expect(most).toBe(1)
  expect(typesOf(world.answers()).filter((x) => x.endsWith('_SUCCESS'))).toHaveLength(9)
})

test('S-07e: says how many wait, whenever that changes', async () => {
  const counts: number[] = []
  const ends: (() => void)[] = []
  const world = createTestServer(
    { RPC_REQUEST: () => new Promise((resolve) => ends.push(() => resolve('0x'))) },
    { onWaiting: (count) => counts.push(count) },
  )
  for (const id of ['a', 'b', 'c', 'd']) world.send(signing(id))
  await world.settle()
  expect(counts).toEqual([1, 2, 3])
  world.send({ id: 'x', type: '@w3m-app/RPC_ABORT', payload: { id: 'c' } })
  await world.settle()
  for (const _ of [1, 2]) {
    ends.at(-1)?.()
    await world.settle()
  }
  expect(counts).toEqual([1, 2, 3, 2, 1, 0])
})

test('behavior: safe calls pass a confirmation that waits', async () => {
  const world = createTestServer({
    RPC_REQUEST: ({ method }) =>
      method === 'personal_sign' ? new Promise(() => {}) : Promise.resolve('0x1'),
  })
  world.send(signing('s'))
  world.send({ id: 'r', type: '@w3m-app/RPC_REQUEST', payload: { method: 'eth_gasPrice' } })
  await world.settle()
  expect(world.answers()).toMatchObject([{ data: { id: 'r', payload: '0x1' } }])
})

test('S-11: RPC_ABORT aborts only requests that wait for the user; only a channel answers it', async () => {
  const aborted: string[] = []
  const world = createTestServer({
    RPC_REQUEST: (_payload, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push('signing')
          reject(signal.reason)
        })
      }),
    GET_CHAIN_ID: (_payload, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => aborted.push('chain'))),
  })
  world.send(getChainId)
  world.send(signing('s1'))
  world.send(signing('s2'))
  await world.settle()
  world.send({ id: 'x', type: '@w3m-app/RPC_ABORT' })
  await world.settle()
  expect(aborted).toEqual(['signing'])
  expect(world.answers().map(({ data }) => data)).toMatchObject([
    { id: 's1', type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { message: 'Request was aborted' } },
    { id: 's2', type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { message: 'Request was aborted' } },
  ])
})

test('behavior: RPC_ABORT that names a call leaves the others', async () => {
  const world = createTestServer({
    RPC_REQUEST: (_payload, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  world.send(signing('s1'))
  world.send(signing('s2'))
  await world.settle()
  world.send({ id: 'x', type: '@w3m-app/RPC_ABORT', payload: { id: 's2' } })
  await world.settle()
  expect(world.answers()).toMatchObject([{ data: { id: 's2' } }])
})

test('behavior: an answer after the abort is dropped', async () => {
  let answer = (_value: string) => {}
  const world = createTestServer({
    RPC_REQUEST: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  world.send(signing('s'))
  await world.settle()
  world.send({ id: 'x', type: '@w3m-app/RPC_ABORT' })
  await world.settle()
  answer('0x')
  await world.settle()
  expect(typesOf(world.answers())).toEqual(['@w3m-frame/RPC_REQUEST_ERROR'])
})

test('error: a thrown error is answered with its text and number, foreign errors without', async () => {
  const errors = [
    new ConnectionRejectedError({ connectorId: 'frame' }),
    new Error('SECRET in a stack'),
    'SECRET thrown',
  ]
  const world = createTestServer({
    GET_CHAIN_ID: async () => {
      throw errors.shift()
    },
  })
  for (const id of ['a', 'b', 'c']) world.send({ ...getChainId, id })
  await world.settle()
  expect(world.answers().map(({ data }) => (data as { payload: unknown }).payload)).toEqual([
    { message: 'Connection rejected', code: rpcErrorCodes.userRejected },
    { message: 'An error occurred' },
    { message: 'An error occurred' },
  ])
})

test('error: an answer of another form, or too large, is not sent', async () => {
  const wrong = { chainId: null } as unknown as { chainId: number }
  const world = createTestServer({
    GET_CHAIN_ID: async () => wrong,
    RPC_REQUEST: async () => 'x'.repeat(600_000),
  })
  world.send(getChainId)
  world.send({ id: 'b', type: '@w3m-app/RPC_REQUEST', payload: { method: 'eth_gasPrice' } })
  await world.settle()
  expect(typesOf(world.answers())).toEqual([
    '@w3m-frame/GET_CHAIN_ID_ERROR',
    '@w3m-frame/RPC_REQUEST_ERROR',
  ])
})

test('behavior: a message that may go without an id is served and not answered', async () => {
  const handler = vi.fn(async () => undefined)
  const world = createTestServer({ SYNC_THEME: handler })
  world.send({ type: '@w3m-app/SYNC_THEME', payload: { themeMode: 'dark' } })
  await world.settle()
  expect(handler).toHaveBeenCalledWith({ themeMode: 'dark' }, expect.objectContaining({}))
  expect(world.answers()).toEqual([])
})

test('behavior: closing aborts open requests and sends no further messages', async () => {
  const onAbort = vi.fn()
  const world = createTestServer({
    GET_CHAIN_ID: (_payload, { signal }) =>
      new Promise(() => signal.addEventListener('abort', onAbort)),
  })
  world.send(getChainId)
  await world.settle()
  world.server.close()
  world.send({ ...getChainId, id: 'b' })
  await world.settle()
  expect(onAbort).toHaveBeenCalledOnce()
  expect(world.answers()).toEqual([])
})

test('behavior: a sign-in message waits its turn among the confirmations and can be taken back', async () => {
  const shown: string[] = []
  const wait = (name: string, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      shown.push(name)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const world = createTestServer({
    RPC_REQUEST: (_payload, { signal }) => wait('signing', signal),
    GET_USER: (_payload, { signal }) => wait('user', signal),
  })
  const text = {
    accountAddress: 'a',
    chainId: 'c',
    domain: 'd',
    uri: 'u',
    version: '1',
    nonce: 'n',
  }
  world.send({ id: 'u', type: '@w3m-app/GET_USER', payload: { siwxMessage: text } })
  world.send(signing('s'))
  await world.settle()
  expect(shown).toEqual(['user'])
  world.send({ id: 'x', type: '@w3m-app/RPC_ABORT', payload: { id: 'u' } })
  await world.settle()
  expect(shown).toEqual(['user', 'signing'])
  expect(world.answers()).toMatchObject([
    { data: { id: 'u', payload: { message: 'Something went wrong' } } },
  ])
})
