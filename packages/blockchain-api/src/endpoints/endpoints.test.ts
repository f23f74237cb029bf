import { createPlainClient } from '@latchkey/core/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createBlockchainApi } from '../client/createBlockchainApi.ts'
import type { Endpoint } from '../definition/defineEndpoint.ts'
import * as api from '../index.ts'
import { examples } from '../testing/examples.ts'
import { type MockedCall, mockEndpoint } from '../testing/mockEndpoint.ts'
import { getSupportedChains } from './chains/getSupportedChains.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = () =>
  createBlockchainApi({
    baseUrl: 'https://api.example.test/chain',
    projectId: 'project-1',
    sdkVersion: 'react-eip155-1.0.0',
    http: createPlainClient({ fetch: (...request) => fetch(...request) }),
  })

/** Calls of the wallet directory, which is a separate service with its own tests. */
const directory = [
  'getWallets',
  'getProjectConfig',
  'getProjectLimits',
  'getAllowedOrigins',
  'getAnalyticsConfig',
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

/**
 * All definitions with their examples. The types of single calls are widened, because a list cannot
 * hold them.
 */
const calls: readonly (readonly [string, Endpoint, Record<string, unknown>, unknown])[] =
  Object.entries(examples).map(([name, { endpoint, input, answer }]) => [
    name,
    endpoint as Endpoint,
    input,
    answer,
  ])

const respond = (answer: unknown) =>
  answer === undefined ? new Response(null) : Response.json(answer)

test('behavior: every definition has an example', () => {
  const defined = Object.entries(api).filter(([, value]) => isEndpoint(value))
  const names = defined.map(([name]) => name).filter((name) => !directory.includes(name))
  expect(Object.keys(examples).toSorted()).toEqual(names.toSorted())
})

test.each(calls)(
  'default: %s sends method, path and identity, and its answer is read',
  async (_, endpoint, input, answer) => {
    const asked: MockedCall[] = []
    server.use(
      mockEndpoint(endpoint, (call) => {
        asked.push(call)
        return respond(answer)
      }),
    )
    const read = await client().call(endpoint, input)
    expect(read).toEqual(z.parse(endpoint.response, answer))
    const [call] = asked
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
      projectId: 'project-1',
      st: 'latchkey',
      sv: 'react-eip155-1.0.0',
    })
    expect(call?.url.pathname.startsWith('/chain/v1/')).toBe(true)
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    expect(call?.params).toEqual(Object.fromEntries(names.map((name) => [name, input[name]])))
    const isRest = ([name]: readonly [string, unknown]) => !names.includes(name)
    const rest = Object.entries(input).filter(isRest)
    for (const [name, value] of rest) {
      if (endpoint.method === 'POST' && !endpoint.query?.includes(name))
        expect(call?.body).toHaveProperty(name, value)
      else expect(call?.url.searchParams.get(name)).toBe(String(value))
    }
    expect(call?.body).toEqual(endpoint.method === 'POST' ? expect.anything() : undefined)
  },
)

test.each(calls)(
  'default: the example input of %s matches its definition',
  (_, endpoint, input) => {
    expect(z.safeParse(endpoint.input, input).success).toBe(true)
  },
)

test.each(calls.filter(([, { path }]) => path.includes(':')))(
  'behavior: path parameters of %s cannot add path segments',
  async (_, endpoint, input, answer) => {
    const asked: MockedCall[] = []
    server.use(
      mockEndpoint(endpoint, (call) => {
        asked.push(call)
        return respond(answer)
      }),
    )
    const [, name = ''] = /:(\w+)/.exec(endpoint.path) ?? []
    const value = '../x/eip155:1:0xab?sv=2#'
    await client().call(endpoint, { ...input, [name]: value })
    expect(asked[0]?.params).toEqual({ [name]: value })
  },
)

const hostile = Object.entries(examples).flatMap(([name, { endpoint, input, hostile }]) =>
  hostile.map((answer, index) => [name, index, endpoint as Endpoint, input, answer] as const),
)

test.each(hostile)(
  'S-63: %s rejects hostile answer %s with a typed error',
  async (_, __, endpoint, input, answer) => {
    server.use(mockEndpoint(endpoint, () => Response.json(answer)))
    await expect(client().call(endpoint, { ...input })).rejects.toMatchObject({
      code: 'invalid_answer',
    })
  },
)

test.each(calls)(
  'error: a plain-text failure of %s becomes an HttpError',
  async (_, endpoint, input) => {
    server.use(mockEndpoint(endpoint, () => new Response('Failed to deserialize', { status: 422 })))
    await expect(client().call(endpoint, input)).rejects.toMatchObject({
      code: 'http_error',
      status: 422,
      body: 'Failed to deserialize',
    })
  },
)

const notGated = [
  'getSupportedChains',
  'getIdentity',
  'setNameAttributes',
  'setNameAddress',
  'getExchanges',
  'getExchangePayUrl',
  'getExchangeBuyStatus',
  'createSmartSession',
  'activateSmartSession',
  'getSmartSessionContext',
  'signForSmartSession',
  'getWalletAssets',
  'getServiceCallsStatus',
  'requestChain',
]

/** Values returned if the API does not support the active network (wire-blockchain-api §2). */
const fallbacks: Readonly<Record<string, unknown>> = {
  getHistory: { data: [], next: undefined },
  getBalance: { balances: [] },
  getNfts: { data: [], next: undefined },
  getTokenPrice: { fungibles: [] },
  getSwapTokens: { tokens: [] },
  getSwapQuotes: { quotes: [] },
  getAllowance: { allowance: '0' },
  getName: { addresses: {}, attributes: [] },
  getNames: [],
  getNameSuggestions: { suggestions: [] },
  registerName: { success: false },
  createOnrampUrl: '',
  getOnrampOptions: { paymentCurrencies: [], purchaseCurrencies: [] },
  getOnrampQuote: null,
  getSmartSessions: [],
  revokeSmartSession: { success: false },
}

/** Error texts of the calls that throw for an unsupported network. */
const refusals: Readonly<Record<string, string>> = {
  getGasPrice: 'Network not supported for Gas Price',
  buildApproval: 'Network not supported for Swaps',
  buildSwap: 'Network not supported for Swaps',
}

test('behavior: each call is either gated or listed as not gated', () => {
  const known = [...notGated, ...Object.keys(fallbacks), ...Object.keys(refusals)]
  expect(known.toSorted()).toEqual(Object.keys(examples).toSorted())
})

test.each(calls.filter(([name]) => !notGated.includes(name)))(
  'behavior: %s sends no request for an unsupported network',
  async (name, endpoint, input) => {
    // Any other request is unhandled and fails the call.
    server.use(mockEndpoint(getSupportedChains, { http: ['eip155:1'], ws: [] }))
    const call = client().call(endpoint, input, { caipNetworkId: 'eip155:5' })
    const refusal = refusals[name]
    if (refusal === undefined) expect(await call).toEqual(fallbacks[name])
    else await expect(call).rejects.toThrow(refusal)
  },
)

test.each(calls.filter(([name]) => notGated.includes(name)))(
  'behavior: %s sends its request for any network',
  async (_, endpoint, input, answer) => {
    server.use(mockEndpoint(endpoint, () => respond(answer)))
    const read = await client().call(endpoint, input, { caipNetworkId: 'eip155:5' })
    expect(read).toEqual(z.parse(endpoint.response, answer))
  },
)
