import { createHttpClient, createPlainClient } from '@latchkey/core/http'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '../definition/defineEndpoint.ts'
import { getBalance } from '../endpoints/accounts/getBalance.ts'
import { getIdentity } from '../endpoints/accounts/getIdentity.ts'
import { getSupportedChains } from '../endpoints/chains/getSupportedChains.ts'
import { getReasons } from '../errors/getReasons.ts'
import { type MockedCall, mockEndpoint } from '../testing/mockEndpoint.ts'
import { createBlockchainApi } from './createBlockchainApi.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const supported = { http: ['eip155:1'], ws: [] }
const nobody = { name: null, avatar: null, resolvedAt: null }

function createTestApi(baseUrl = 'https://api.example.test') {
  return createBlockchainApi({
    baseUrl,
    projectId: 'project-1',
    sdkVersion: 'react-eip155-1.0.0',
    http: createPlainClient({ fetch: (...request) => fetch(...request) }),
  })
}

/** Creates a client whose fake server gives the same answer to every call. Records the calls. */
function record(answer: object) {
  const calls: MockedCall[] = []
  return {
    calls,
    answer: (call: MockedCall) => {
      calls.push(call)
      return answer
    },
  }
}

test('default: sends path and query of a GET and returns its answer', async () => {
  const balance = record({ balances: [] })
  server.use(mockEndpoint(getBalance, balance.answer))
  const answer = await createTestApi().call(getBalance, {
    address,
    currency: 'usd',
    chainId: 'eip155:1',
    forceUpdate: ['eip155:1:0xa0b8', 'eip155:1:0xeeee'],
  })
  expect(answer).toEqual({ balances: [] })
  expect(balance.calls[0]?.url.href).toBe(
    `https://api.example.test/v1/account/${address}/balance?currency=usd&chainId=eip155%3A1&forceUpdate=eip155%3A1%3A0xa0b8%2Ceip155%3A1%3A0xeeee&projectId=project-1&st=latchkey&sv=react-eip155-1.0.0`,
  )
})

test('parameters: preserves the path of baseUrl', async () => {
  const identity = record(nobody)
  server.use(mockEndpoint(getIdentity, identity.answer))
  await createTestApi('https://example.test/chain').call(getIdentity, { address })
  expect(identity.calls[0]?.url.pathname).toBe(`/chain/v1/identity/${address}`)
})

test('behavior: a POST sends its input as body and the identity in the query', async () => {
  const revoke = defineEndpoint({
    method: 'POST',
    path: '/v1/sessions/:address/revoke',
    input: z.object({ pci: z.string() }),
    response: z.object({ success: z.boolean() }),
  })
  const call = record({ success: true })
  server.use(mockEndpoint(revoke, call.answer))
  await createTestApi().call(revoke, { address: 'eip155:1:0xab', pci: 'p' })
  expect(call.calls[0]).toMatchObject({ body: { pci: 'p' }, params: { address: 'eip155:1:0xab' } })
  expect(call.calls[0]?.url.search).toBe('?projectId=project-1&st=latchkey&sv=react-eip155-1.0.0')
})

test('behavior: a path parameter cannot add path segments', async () => {
  const identity = record(nobody)
  server.use(mockEndpoint(getIdentity, identity.answer))
  await createTestApi().call(getIdentity, { address: '../account/x?sv=2#' })
  expect(identity.calls[0]?.params).toEqual({ address: '../account/x?sv=2#' })
})

test('K-BAPI-01: loads the supported chains once, without further parameters', async () => {
  const chains = record(supported)
  server.use(mockEndpoint(getSupportedChains, chains.answer))
  const api = createTestApi()
  expect(await Promise.all([api.isSupported('eip155:1'), api.isSupported('eip155:5')])).toEqual([
    true,
    false,
  ])
  expect(await api.isSupported('eip155:1')).toBe(true)
  expect(chains.calls.map(({ url }) => [...url.searchParams.keys()])).toEqual([
    ['projectId', 'st', 'sv'],
  ])
})

test('K-BAPI-01: loads an empty list again', async () => {
  const chains = record({ http: [], ws: [] })
  server.use(mockEndpoint(getSupportedChains, chains.answer))
  const api = createTestApi()
  expect(await api.isSupported('eip155:1')).toBe(false)
  expect(await api.isSupported('eip155:1')).toBe(false)
  expect(chains.calls).toHaveLength(2)
})

test('K-BAPI-01: a network is unsupported while loading the list fails', async () => {
  server.use(mockEndpoint(getSupportedChains, new Response('down', { status: 503 })))
  const api = createTestApi()
  expect(await api.isSupported('eip155:1')).toBe(false)
  await expect(api.readSupport('eip155:1')).rejects.toMatchObject({ code: 'http_error' })

  server.use(mockEndpoint(getSupportedChains, supported))
  expect(await api.isSupported('eip155:1')).toBe(true)
  expect(await api.readSupport('eip155:5')).toBe(false)
})

test('behavior: aborting while the network list loads rejects instead of returning false', async () => {
  server.use(mockEndpoint(getSupportedChains, () => new Promise<never>(() => undefined)))
  const controller = new AbortController()
  const asking = createTestApi().isSupported('eip155:1', { signal: controller.signal })
  controller.abort()
  await expect(asking).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test('K-BAPI-02: getIdentity sends the sender for any network; nulls are valid', async () => {
  const identity = record(nobody)
  server.use(mockEndpoint(getIdentity, identity.answer))
  const answer = await createTestApi().call(
    getIdentity,
    { address, sender: '0xsender' },
    { caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z' },
  )
  expect(answer).toEqual(nobody)
  expect(identity.calls[0]?.url.searchParams.get('sender')).toBe('0xsender')
})

test('K-BAPI-11b: the balance of an unsupported network is empty, without a request', async () => {
  server.use(mockEndpoint(getSupportedChains, supported))
  const answer = await createTestApi().call(
    getBalance,
    { address, currency: 'usd' },
    { caipNetworkId: 'eip155:5' },
  )
  expect(answer).toEqual({ balances: [] })
})

test('K-BAPI-11a: the balance of a supported network is requested', async () => {
  const eth = {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1',
    value: 4210.5,
    price: 3000,
    quantity: { decimals: '18', numeric: '1.4035' },
    iconUrl: 'https://img.example.test/eth.png',
  }
  server.use(
    mockEndpoint(getSupportedChains, supported),
    mockEndpoint(getBalance, { balances: [eth] }),
  )
  const answer = await createTestApi().call(
    getBalance,
    { address, currency: 'usd', chainId: 'eip155:1' },
    { caipNetworkId: 'eip155:1' },
  )
  expect(answer).toEqual({ balances: [eth] })
})

test('error: HttpError has the status; `getReasons` reads the answer', async () => {
  const reasons = [{ field: 'chainId', description: 'Unsupported chain' }]
  const refusal = HttpResponse.json({ status: 'FAILED', reasons }, { status: 400 })
  server.use(mockEndpoint(getIdentity, refusal))
  const failure = createTestApi().call(getIdentity, { address })
  await expect(failure).rejects.toThrow('HTTP status code: 400')
  expect(getReasons(await failure.catch((error: unknown) => error))).toEqual(reasons)
})

test('error: an answer of another shape is rejected and names the wrong field', async () => {
  const wrong = HttpResponse.json({ name: 7, avatar: null })
  server.use(mockEndpoint(getIdentity, wrong))
  await expect(createTestApi().call(getIdentity, { address })).rejects.toMatchObject({
    code: 'invalid_answer',
    hint: expect.stringContaining('name'),
  })
})

test('behavior: retries 0 disables the retries of the client', async () => {
  const fetch = vi.fn(async () => new Response('down', { status: 503 }))
  const api = createBlockchainApi({
    baseUrl: 'https://api.example.test',
    projectId: 'p',
    sdkVersion: '1',
    http: createHttpClient({ fetch, random: () => 0 }),
  })
  await expect(api.call(getIdentity, { address }, { retries: 0 })).rejects.toThrow('503')
  expect(fetch).toHaveBeenCalledTimes(1)
})
