import type { Network } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import { passTime } from '@latchkey/core/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBalanceReader } from './createBalanceReader.ts'
import { createEsploras } from './createEsplora.ts'

const server = setupServer()
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const first = 'https://one.example'
const second = 'https://two.example/api/'
const network: Network = { ...bitcoin, rpcUrls: { default: { http: [first, second] } } }
const genesis = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const sums = (funded: number, spent: number) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
const answer = { chain_stats: sums(70_000, 20_000), mempool_stats: sums(500, 3_000) }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  server.use(http.get('*/block-height/0', () => HttpResponse.text(genesis)))
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

function serve(url: string, respond: () => Response) {
  const times: number[] = []
  server.use(
    http.get(`${url.replace(/\/$/, '')}/address/${address}`, () => {
      times.push(Date.now())
      return respond()
    }),
  )
  return times
}
const read = (options: { network?: Network; signal?: AbortSignal } = {}) =>
  createBalanceReader(createEsploras())({ address, network, signal: undefined, ...options })

test('default: funded minus spent outputs, confirmed and pending', async () => {
  serve(first, () => HttpResponse.json(answer))
  expect(await read()).toEqual({ amount: 47_500n, decimals: 8, symbol: 'BTC' })
})

test('K-CHAIN-22: retries three times, first after 150 ms, then uses the next URL', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const times = serve(first, () => new HttpResponse(null, { status: 503 }))
  const others = serve(second, () => HttpResponse.json(answer))
  const reading = read()
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await reading).amount).toBe(47_500n)
  expect(times).toHaveLength(4)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(150)
  expect(others).toHaveLength(1)
})

test('S-131a: facts about a network stay cached, also for a copy of the network object', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const times = serve(first, () => new HttpResponse(null, { status: 503 }))
  const others = serve(second, () => HttpResponse.json(answer))
  const reader = createBalanceReader(createEsploras())
  for (const copy of [network, { ...network }, { ...network }]) {
    const reading = reader({ address, network: copy, signal: undefined })
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await reading).amount).toBe(47_500n)
  }
  expect(times).toHaveLength(4)
  expect(others).toHaveLength(3)
})

test("behavior: sends no request to the service's URL, which speaks JSON-RPC", async () => {
  const asked: string[] = []
  server.use(
    http.get('*', ({ request }) => {
      asked.push(new URL(request.url).origin)
      return new HttpResponse(null, { status: 503 })
    }),
  )
  const rpcUrls = {
    custom: { http: [second] },
    service: { http: ['https://service.example/v1/?chainId=bip122%3A0&projectId=test'] },
    default: { http: [first] },
  }
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const reading = expect(read({ network: { ...bitcoin, rpcUrls } })).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(5_000)
  await reading
  expect([...new Set(asked)]).toEqual([second, first].map((url) => new URL(url).origin))
})

test('behavior: a response without the sums is not retried', async () => {
  const times = serve(first, () => new HttpResponse('Not found', { status: 404 }))
  const others = serve(second, () => HttpResponse.text('<html>'))
  await expect(read()).rejects.toMatchObject({ code: 'invalid_answer' })
  expect([times.length, others.length]).toEqual([1, 1])
})

test('S-63: invalid sums are refused', async () => {
  const bad = [
    null,
    {},
    { ...answer, chain_stats: {} },
    { ...answer, chain_stats: sums(-1, 0) },
    { ...answer, chain_stats: sums(0.5, 0) },
    { chain_stats: sums(0, 0), mempool_stats: sums(0, 9) },
  ]
  for (const body of bad) {
    serve(first, () => HttpResponse.json(body))
    await expect(read()).rejects.toMatchObject({ code: 'invalid_answer' })
  }
})

test('S-63: a body over 5 MB is refused', async () => {
  serve(first, () => HttpResponse.text('x'.repeat(5_000_001)))
  serve(second, () => HttpResponse.text('x'.repeat(5_000_001)))
  await expect(read()).rejects.toMatchObject({ hint: expect.stringContaining('over 5 MB') })
})

test('behavior: fails after 10 s without a response, and on abort', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const only: Network = { ...bitcoin, rpcUrls: { default: { http: [first] } } }
  server.use(http.get(`${first}/address/${address}`, () => new Promise<never>(() => {})))
  await expect(passTime(read({ network: only }), vi, 1_000)).rejects.toMatchObject({
    code: 'request_timed_out',
  })
  const controller = new AbortController()
  const leaving = expect(read({ signal: controller.signal })).rejects.toThrow('left')
  controller.abort(new Error('left'))
  await leaving
})

test('behavior: tries custom URLs first', async () => {
  const times = serve('https://custom.example', () => HttpResponse.json(answer))
  const rpcUrls = { ...network.rpcUrls, custom: { http: ['https://custom.example'] } }
  await read({ network: { ...network, rpcUrls } })
  expect(times).toHaveLength(1)
})

test('K-CHAIN-18: a network without a URL fails with "Chain not configured"', async () => {
  const nowhere = { ...network, rpcUrls: { default: { http: [] } } }
  await expect(read({ network: nowhere })).rejects.toMatchObject({
    shortMessage: 'Chain not configured',
  })
})

test('S-131c: skips a URL of another chain; trusts a URL that hides its first block', async () => {
  const wrong = serve(first, () => HttpResponse.json(answer))
  const hiding = serve(second, () => HttpResponse.json(answer))
  const other = '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'
  server.use(
    http.get(`${first}/block-height/0`, () => HttpResponse.text(other)),
    http.get(`${second}block-height/0`, () => new HttpResponse(null, { status: 404 })),
  )
  expect((await read()).amount).toBe(47_500n)
  expect([wrong.length, hiding.length]).toEqual([0, 1])
  const only: Network = { ...network, rpcUrls: { default: { http: [first] } } }
  await expect(read({ network: only })).rejects.toMatchObject({ code: 'invalid_answer' })
})

test('S-131a, S-131d: a URL that responded is tried first for 60 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const broken = serve(first, () => new HttpResponse('gone', { status: 404 }))
  const good = serve(second, () => HttpResponse.json(answer))
  const readAgain = createBalanceReader(createEsploras())
  const options = { address, network, signal: undefined }
  await readAgain(options)
  await vi.advanceTimersByTimeAsync(59_000)
  await readAgain(options)
  expect([broken.length, good.length]).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(1_000)
  await readAgain(options)
  expect([broken.length, good.length]).toEqual([2, 3])
})

test('S-137: changes of the system clock do not affect the 60 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const broken = serve(first, () => new HttpResponse('gone', { status: 404 }))
  serve(second, () => HttpResponse.json(answer))
  const readAgain = createBalanceReader(createEsploras())
  const options = { address, network, signal: undefined }
  await readAgain(options)
  vi.setSystemTime(Date.now() + 3_600_000)
  await readAgain(options)
  expect(broken.length).toBe(1)
  vi.setSystemTime(Date.now() - 7_200_000)
  await vi.advanceTimersByTimeAsync(60_000)
  await readAgain(options)
  expect(broken.length).toBe(2)
})
