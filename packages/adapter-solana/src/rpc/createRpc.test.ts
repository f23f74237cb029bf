import type { Network } from '@latchkey/core'
import { passTime } from '@latchkey/core/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type ClusterAnswers,
  ClusterError,
  clusterNetwork,
  fakeCluster,
} from '../testing/fakeCluster.ts'
import { createRpc } from './createRpc.ts'

const server = setupServer()
// Plain HTTP, because in Node a truncated response over msw's simulated TLS crashes the process at
// the next AES operation.
const first = 'http://one.example/'
const second = 'http://two.example/'
const network: Network = { ...clusterNetwork, rpcUrls: { default: { http: [first, second] } } }
const options = { signal: undefined }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

function serve(url: string, answers: ClusterAnswers = {}) {
  const cluster = fakeCluster(answers, url)
  server.use(cluster.handler)
  return cluster
}
const fail =
  (status = 503) =>
  () =>
    new Response(null, { status })

async function read(rpc = createRpc(network)): Promise<unknown> {
  return passTime(rpc.request('getBalance', ['a'], options), vi)
}

test('default: uses the first URL once it has confirmed its cluster', async () => {
  const one = serve(first)
  const rpc = createRpc(network)
  expect(await read(rpc)).toEqual({ value: 2_000_000_000 })
  expect(await read(rpc)).toEqual({ value: 2_000_000_000 })
  expect(one.getMethods()).toEqual(['getGenesisHash', 'getBalance', 'getBalance'])
})

test('S-131a: uses the next URL if the first does not respond', async () => {
  for (const answer of [
    fail(),
    fail(429),
    fail(403),
    () => Response.error(),
    () => new Response('<p>'),
  ]) {
    const one = serve(first, { getBalance: answer })
    serve(second)
    expect(await read()).toEqual({ value: 2_000_000_000 })
    expect(one.getMethods()).toContain('getBalance')
    server.resetHandlers()
  }
})

test('S-131b: a JSON-RPC error "too many requests" also leads to the next URL', async () => {
  serve(first, { getBalance: () => new ClusterError(-32_005, 'limit') })
  serve(second)
  expect(await read()).toEqual({ value: 2_000_000_000 })
})

test('S-131b: any other answer of the cluster is final', async () => {
  serve(first, { getBalance: () => new ClusterError(-32_602, 'Invalid param: WrongSize') })
  const two = serve(second)
  await expect(read()).rejects.toMatchObject({ code: -32_602, message: 'Invalid param: WrongSize' })
  expect(two.calls).toEqual([])
})

test('S-131c: skips a URL of another cluster', async () => {
  const one = serve(first, { getGenesisHash: () => 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
  serve(second)
  expect(await read()).toEqual({ value: 2_000_000_000 })
  expect(one.getMethods()).toEqual(['getGenesisHash'])
})

test('behavior: trusts a URL that does not report its cluster', async () => {
  serve(first, { getGenesisHash: () => new ClusterError(-32_601, 'Method not found') })
  expect(await read()).toEqual({ value: 2_000_000_000 })
})

test('S-131d: a URL that responded is tried first for 60 s', async () => {
  let down = true
  const one = serve(first, { getBalance: () => (down ? fail()() : { value: 1 }) })
  const two = serve(second)
  const rpc = createRpc(network)
  await read(rpc)
  down = false
  const before = one.calls.length
  await read(rpc)
  expect(one.calls.length).toBe(before)
  expect(two.getMethods()).toEqual(['getGenesisHash', 'getBalance', 'getBalance'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await read(rpc)).toEqual({ value: 1 })
})

test('S-137: changes of the system clock do not affect the 60 s', async () => {
  let down = true
  const one = serve(first, { getBalance: () => (down ? fail()() : { value: 1 }) })
  serve(second)
  const rpc = createRpc(network)
  await read(rpc)
  down = false
  const before = one.calls.length
  vi.setSystemTime(Date.now() + 3_600_000)
  await read(rpc)
  expect(one.calls.length).toBe(before)
  vi.setSystemTime(Date.now() - 7_200_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await read(rpc)).toEqual({ value: 1 })
})

test('K-CHAIN-22: retries three times, first after 150 ms', async () => {
  const times: number[] = []
  serve(first, {
    getBalance: () => {
      times.push(Date.now())
      return fail()()
    },
  })
  serve(second)
  await read()
  expect(times).toHaveLength(4)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(150)
})

async function warm(answers: ClusterAnswers = {}) {
  const cluster = serve(first, answers)
  const rpc = createRpc(network)
  await read(rpc)
  const ask = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => rpc.request('echo', [index], options)))
  return { cluster, rpc, ask }
}
const echo = (value: unknown) => value

test('K-CHAIN-22: calls of one task are sent in batches of up to 50, each with its own answer', async () => {
  const { cluster, ask } = await warm({ echo })
  const answers = await ask(103)
  expect(answers).toEqual(Array.from({ length: 103 }, (_, index) => index))
  // The batches can arrive in any order.
  expect(cluster.batches.toSorted((one, two) => two - one)).toEqual([50, 50, 3])
})

test('K-CHAIN-22: a single call is sent without a batch', async () => {
  const { cluster, ask } = await warm({ echo })
  expect(await ask(1)).toEqual([0])
  expect(cluster.batches).toEqual([])
})

test('K-CHAIN-22: a refused call of a batch fails alone; the others get their answers', async () => {
  const refuse = (value: unknown) => (value === 1 ? new ClusterError(-32_602, 'no') : value)
  const { rpc } = await warm({ echo: refuse })
  const asked = [0, 1, 2].map((value) => rpc.request('echo', [value], options))
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 0 },
    { reason: { code: -32_602 } },
    { value: 2 },
  ])
})

test('K-CHAIN-22: a URL that does not support batches gets single calls', async () => {
  serve(first)
  const rpc = createRpc(network)
  await read(rpc)
  let refused = 0
  server.use(
    http.post(first, async ({ request }) => {
      const body = (await request.json()) as { id: number; params: readonly unknown[] }
      if (!Array.isArray(body)) return HttpResponse.json({ id: body.id, result: body.params[0] })
      refused += 1
      return HttpResponse.json({ id: null, error: { code: -32_600, message: 'no batches' } })
    }),
  )
  const ask = () => Promise.all([1, 2].map((value) => rpc.request('echo', [value], options)))
  expect(await ask()).toEqual([1, 2])
  expect(await ask()).toEqual([1, 2])
  expect(refused).toBe(1)
})

test('S-134c: an aborted call of a batch rejects immediately; the others continue', async () => {
  let deliver = () => {}
  const held = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const { rpc } = await warm({ echo: (value) => held.then(() => value) })
  const left = new Error('left')
  const controller = new AbortController()
  const leaving = rpc.request('echo', [1], { signal: controller.signal })
  const staying = rpc.request('echo', [2], options)
  const failing = expect(leaving).rejects.toBe(left)
  await vi.advanceTimersByTimeAsync(50)
  controller.abort(left)
  await failing
  deliver()
  expect(await staying).toBe(2)
})

test('error: fails if no URL responds', async () => {
  serve(first, { getBalance: fail() })
  serve(second, { getBalance: fail() })
  await expect(read()).rejects.toMatchObject({ code: 'http_error' })
})

test('K-CHAIN-18: a network without a URL fails with "Chain not configured"', () => {
  const nowhere: Network = { ...network, rpcUrls: { default: { http: [] } } }
  expect(() => createRpc(nowhere)).toThrow('Chain not configured')
})

test('S-134c: an abort ends the call immediately', async () => {
  const left = new Error('left')
  const controller = new AbortController()
  serve(first, { getGenesisHash: () => new Promise(() => {}) })
  const reading = createRpc(network).request('getBalance', [], { signal: controller.signal })
  const failing = expect(reading).rejects.toBe(left)
  await vi.advanceTimersByTimeAsync(50)
  controller.abort(left)
  await failing
})
