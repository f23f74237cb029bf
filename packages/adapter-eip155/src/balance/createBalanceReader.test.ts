import type { Network } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { stringToHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createClients } from '../network/createClients.ts'
import { createBalanceReader } from './createBalanceReader.ts'

const server = setupServer()
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const first = 'https://one.example/'
const second = 'https://two.example/'
const network: Network = { ...mainnet, rpcUrls: { default: { http: [first, second] } } }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

type Call = { readonly id: number; readonly method: string }

/** Serves `eth_getBalance` and records the number of calls in each request. */
function serve(url: string, amount = '0x10') {
  const batches: number[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const body = (await request.json()) as Call | Call[]
      const calls = Array.isArray(body) ? body : [body]
      batches.push(calls.length)
      const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: amount }))
      return HttpResponse.json(Array.isArray(body) ? answers : answers[0])
    }),
  )
  return batches
}

function fail(url: string) {
  const times: number[] = []
  server.use(
    http.post(url, () => {
      times.push(Date.now())
      return new HttpResponse(null, { status: 503 })
    }),
  )
  return times
}

test('default: returns the balance in base units with the native currency', async () => {
  serve(first, '0xde0b6b3a7640000')
  const balance = await createBalanceReader(createClients())({
    address,
    network,
    signal: undefined,
  })
  expect(balance).toEqual({ amount: 10n ** 18n, decimals: 18, symbol: 'ETH' })
})

test.each(['0x', '12', 'none', '0xzz'])('S-63: a balance of %s is rejected', async (answer) => {
  serve(first, answer)
  const reading = createBalanceReader(createClients())({ address, network, signal: undefined })
  await expect(reading).rejects.toMatchObject({ name: 'InvalidAnswerError' })
})

test('K-CHAIN-22: calls of one task share requests of at most 50', async () => {
  const batches = serve(first)
  const read = createBalanceReader(createClients())
  const addresses = Array.from(
    { length: 110 },
    (_, index) => `0x${index.toString(16).padStart(40, '0')}`,
  )
  await Promise.all(addresses.map((each) => read({ address: each, network, signal: undefined })))
  expect(batches.toSorted((one, other) => other - one)).toEqual([50, 50, 10])
})

test('K-CHAIN-22: retries three times, first after 150 ms, then uses the next URL', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const times = fail(first)
  const batches = serve(second)
  const reading = createBalanceReader(createClients())({ address, network, signal: undefined })
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await reading).amount).toBe(16n)
  expect(times).toHaveLength(4)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(150)
  expect(batches).toEqual([1])
})

test('K-CHAIN-22: sends four requests to each URL, then fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 })
  const times = [fail(first), fail(second)]
  const reading = expect(
    createBalanceReader(createClients())({ address, network, signal: undefined }),
  ).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(30_000)
  await reading
  expect(times.map((each) => each.length)).toEqual([4, 4])
})

test("behavior: tries custom URLs first, then the service's, then the network's", async () => {
  const custom = 'https://custom.example/'
  const batches = serve(custom)
  const rpcUrls = { ...network.rpcUrls, service: { http: [second] }, custom: { http: [custom] } }
  await createBalanceReader(createClients())({
    address,
    network: { ...network, rpcUrls },
    signal: undefined,
  })
  expect(batches).toEqual([1])
})

test('K-CHAIN-18: a network without a URL fails with "Chain not configured"', async () => {
  const nowhere = { ...network, rpcUrls: { default: { http: [] } } }
  const reading = createBalanceReader(createClients())({
    address,
    network: nowhere,
    signal: undefined,
  })
  await expect(reading).rejects.toMatchObject({ shortMessage: 'Chain not configured' })
})

/** Serves a token contract with answers by function selector. */
function serveToken(answers: Readonly<Record<string, string>>) {
  const requests: number[] = []
  type TokenCall = Call & { readonly params: readonly [{ readonly data: string }] }
  server.use(
    http.post(first, async ({ request }) => {
      const body = (await request.json()) as TokenCall | TokenCall[]
      const calls = [body].flat()
      requests.push(calls.length)
      const rows = calls.map(({ id, params }) => ({
        jsonrpc: '2.0',
        id,
        result: answers[params[0].data.slice(0, 10)] ?? '0x',
      }))
      return HttpResponse.json(Array.isArray(body) ? rows : rows[0])
    }),
  )
  return requests
}
const toWord = (text: string) => stringToHex(text, { size: 32 }).slice(2)
const word = (hex: string) => hex.padStart(64, '0')
const usdc = {
  '0x70a08231': `0x${word('16e360')}`,
  '0x313ce567': `0x${word('6')}`,
  '0x95d89b41': `0x${word('20')}${word('4')}${toWord('USDC')}`,
}
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('K-CHAIN-07: reads a token with its decimals and symbol in one request', async () => {
  const requests = serveToken(usdc)
  const balance = await createBalanceReader(createClients())({
    address,
    network,
    token,
    signal: undefined,
  })
  expect(balance).toEqual({ amount: 1_500_000n, decimals: 6, symbol: 'USDC' })
  expect(requests).toEqual([3])
})

test('K-CHAIN-07: reads a symbol in 32 bytes from tokens older than the standard', async () => {
  serveToken({ ...usdc, '0x95d89b41': `0x${toWord('MKR')}` })
  const balance = await createBalanceReader(createClients())({
    address,
    network,
    token,
    signal: undefined,
  })
  expect(balance.symbol).toBe('MKR')
})

test('S-63: a contract without the token functions is rejected', async () => {
  serveToken({})
  const reading = createBalanceReader(createClients())({
    address,
    network,
    token,
    signal: undefined,
  })
  await expect(reading).rejects.toMatchObject({ code: 'invalid_answer' })
})
