import type { Network } from '@latchkey/core'
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
const first = 'https://one.example/'
const second = 'https://two.example/'
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
  const reading = rpc.request('getBalance', ['a'], options)
  reading.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  return reading
}

test('default: asks the first address, once it is known to serve the cluster', async () => {
  const one = serve(first)
  const rpc = createRpc(network)
  expect(await read(rpc)).toEqual({ value: 2_000_000_000 })
  expect(await read(rpc)).toEqual({ value: 2_000_000_000 })
  expect(one.getMethods()).toEqual(['getGenesisHash', 'getBalance', 'getBalance'])
})

test('S-131: the next address is asked where the first gives no answer', async () => {
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

test('S-131: "too many requests" in words of JSON-RPC is a reason too', async () => {
  serve(first, { getBalance: () => new ClusterError(-32_005, 'limit') })
  serve(second)
  expect(await read()).toEqual({ value: 2_000_000_000 })
})

test('S-131: any other answer of the cluster is final', async () => {
  serve(first, { getBalance: () => new ClusterError(-32_602, 'Invalid param: WrongSize') })
  const two = serve(second)
  await expect(read()).rejects.toMatchObject({ code: -32_602, message: 'Invalid param: WrongSize' })
  expect(two.calls).toEqual([])
})

test('S-131: an address of another cluster is passed over', async () => {
  const one = serve(first, { getGenesisHash: () => 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
  serve(second)
  expect(await read()).toEqual({ value: 2_000_000_000 })
  expect(one.getMethods()).toEqual(['getGenesisHash'])
})

test('behavior: an address that does not tell its cluster is believed', async () => {
  serve(first, { getGenesisHash: () => new ClusterError(-32_601, 'Method not found') })
  expect(await read()).toEqual({ value: 2_000_000_000 })
})

test('S-131: the address that answered is asked first for 60 s', async () => {
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

test('K-CHAIN-22: three retries, the first after 150 ms', async () => {
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

test('error: no address answers', async () => {
  serve(first, { getBalance: fail() })
  serve(second, { getBalance: fail() })
  await expect(read()).rejects.toMatchObject({ code: 'http_error' })
})

test('K-CHAIN-18: "Chain not configured" for a network without an address', () => {
  const nowhere: Network = { ...network, rpcUrls: { default: { http: [] } } }
  expect(() => createRpc(nowhere)).toThrow('Chain not configured')
})

test('S-134: an abort ends the call at once', async () => {
  const left = new Error('left')
  const controller = new AbortController()
  serve(first, { getGenesisHash: () => new Promise(() => {}) })
  const reading = createRpc(network).request('getBalance', [], { signal: controller.signal })
  const failing = expect(reading).rejects.toBe(left)
  await vi.advanceTimersByTimeAsync(50)
  controller.abort(left)
  await failing
})
