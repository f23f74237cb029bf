import { createPlainClient } from '@latchkey/core/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createBlockchainApi } from '../client/createBlockchainApi.ts'
import type { Endpoint, EndpointInput } from '../definition/defineEndpoint.ts'
import { lacksLiquidity } from '../errors/lacksLiquidity.ts'
import { examples } from '../testing/examples.ts'
import { type MockedCall, mockEndpoint } from '../testing/mockEndpoint.ts'
import { getHistory } from './accounts/getHistory.ts'
import { getNfts } from './accounts/getNfts.ts'
import { createOnrampUrl } from './buy/createOnrampUrl.ts'
import { getGasPrice } from './chains/getGasPrice.ts'
import { getSupportedChains } from './chains/getSupportedChains.ts'
import { getName } from './names/getName.ts'
import { getNameSuggestions } from './names/getNameSuggestions.ts'
import { getNames } from './names/getNames.ts'
import { registerName } from './names/registerName.ts'
import { getSmartSessions } from './smart-sessions/getSmartSessions.ts'
import { revokeSmartSession } from './smart-sessions/revokeSmartSession.ts'
import { buildApproval } from './swap/buildApproval.ts'
import { buildSwap } from './swap/buildSwap.ts'
import { getSwapQuotes } from './swap/getSwapQuotes.ts'
import { getSwapTokens } from './swap/getSwapTokens.ts'
import { getTokenPrice } from './swap/getTokenPrice.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const account = '0x52908400098527886E0F7030069857D2E4169EE7'
const caipAccount = `eip155:1:${account}` as const
const pci = '6f2d1f0e-2c1c-4c52-9d15-0a4b7f5f8f10'

const createTestApi = () =>
  createBlockchainApi({
    baseUrl: 'https://api.example.test',
    projectId: 'project-1',
    sdkVersion: 'react-eip155-1.0.0',
    http: createPlainClient({ fetch: (...request) => fetch(...request) }),
  })

type Schema = z.core.$ZodType

/**
 * Calls the endpoint on a supported network with the given answer. Returns the parts of the request
 * and the result.
 */
async function ask<path extends string, input extends Schema, response extends Schema>(
  endpoint: Endpoint<path, input, response>,
  input: EndpointInput<Endpoint<path, input, response>>,
  answer: object,
) {
  const asked: MockedCall[] = []
  server.use(
    mockEndpoint(getSupportedChains, { http: ['eip155:1'], ws: [] }),
    mockEndpoint(endpoint, (call) => {
      asked.push(call)
      return answer
    }),
  )
  const read = await createTestApi().call(endpoint, input, { caipNetworkId: 'eip155:1' })
  const { url, body, params } = asked[0] ?? {}
  const { projectId: _, st: __, sv: ___, ...query } = Object.fromEntries(url?.searchParams ?? [])
  return { read, query, body, params, count: asked.length }
}

/** Calls the endpoint for an unsupported network. A request to the endpoint would fail. */
function askUnsupported<path extends string, input extends Schema, response extends Schema>(
  endpoint: Endpoint<path, input, response>,
  input: EndpointInput<Endpoint<path, input, response>>,
) {
  server.use(mockEndpoint(getSupportedChains, { http: ['eip155:1'], ws: [] }))
  return createTestApi().call(endpoint, input, { caipNetworkId: 'eip155:5' })
}

const { getHistory: history } = examples

test('K-BAPI-03: getHistory sends its query; transfers may be null; unsupported is an empty page', async () => {
  const input = {
    address: account,
    chainId: 'eip155:1',
    cursor: 'b3Bh',
    onramp: 'coinbase',
  } as const
  const [transaction] = history.answer.data
  const row = { ...transaction, transfers: null }
  const { read, query } = await ask(getHistory, input, { data: [row], next: null })
  expect(query).toEqual({ chainId: 'eip155:1', cursor: 'b3Bh', onramp: 'coinbase' })
  expect(read).toEqual({ data: [row], next: null })
  expect(await askUnsupported(getHistory, input)).toEqual({ data: [], next: undefined })
})

test('S-63: drops a whole transaction if one transfer is invalid', () => {
  const good = history.answer.data[0]
  const [transfer] = good.transfers
  const bad = { ...good, transfers: [transfer, { ...transfer, quantity: { numeric: '-1' } }] }
  const undated = { ...good, metadata: { ...good.metadata, minedAt: 'soon' } }
  const read = z.parse(getHistory.response, { data: [bad, good, undated, 7], next: null })
  expect(read.data).toEqual([good])
})

test('S-63: getNfts drops invalid rows and returns an empty page for a 404', async () => {
  const input = { address: account, chainId: 'eip155:1' } as const
  const [good] = examples.getNfts.answer.data
  const bad = [
    { ...good, tokenId: '-1' },
    { ...good, amount: '0' },
    { ...good, standard: 'ERC20' },
    { ...good, name: 'x'.repeat(257) },
    { ...good, imageUrl: `https://${'x'.repeat(2_048)}` },
    { ...good, isSpam: 'no' },
  ]
  const { read } = await ask(getNfts, input, { data: [good, ...bad], next: null })
  expect(read.data).toEqual([good])
  const unknown = await ask(getNfts, input, new Response('Not found', { status: 404 }))
  expect(unknown.read).toEqual({ data: [], next: undefined })
})

test('K-BAPI-04: getSwapQuotes sends its query; `lacksLiquidity` tells liquidity from balance', async () => {
  const { input, answer } = examples.getSwapQuotes
  const { read, query } = await ask(getSwapQuotes, input, answer)
  expect(query).toEqual(input)
  expect(read).toEqual(answer)
  expect(await askUnsupported(getSwapQuotes, input)).toEqual({ quotes: [] })

  const refuse = async (description: string) => {
    const reasons = [{ field: '', description }]
    const refusal = Response.json({ status: 'FAILED', reasons }, { status: 400 })
    server.use(mockEndpoint(getSwapQuotes, refusal))
    const failure = createTestApi().call(getSwapQuotes, input)
    return lacksLiquidity(await failure.catch((error: unknown) => error))
  }
  expect(await refuse('insufficient liquidity')).toBe(true)
  expect(await refuse('Not enough ETH')).toBe(false)
  expect(lacksLiquidity(new TypeError('insufficient liquidity'))).toBe(false)
})

test('K-BAPI-05: getSwapTokens sends chainId; unsupported is empty; decimals are numbers', async () => {
  const input = { chainId: 'eip155:1' } as const
  const { answer } = examples.getSwapTokens
  const [token] = answer.tokens
  const { read, query } = await ask(getSwapTokens, input, {
    tokens: [{ ...token, decimals: '6' }, token, { ...token, decimals: 256 }],
  })
  expect(query).toEqual(input)
  expect(read).toEqual(answer)
  expect(await askUnsupported(getSwapTokens, input)).toEqual({ tokens: [] })
})

test('K-BAPI-06: getTokenPrice sends a single address and the project id in the body', async () => {
  const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const input = { currency: 'usd', addresses: [ether] } satisfies EndpointInput<
    typeof getTokenPrice
  >
  const { answer } = examples.getTokenPrice
  const { read, body } = await ask(getTokenPrice, input, answer)
  expect(body).toEqual({ ...input, projectId: 'project-1' })
  expect(read).toEqual(answer)
  expect(await askUnsupported(getTokenPrice, input)).toEqual({ fungibles: [] })
  // The service prices only the first address, so the schema rejects a second one.
  expect(z.safeParse(getTokenPrice.input, { ...input, addresses: [ether, ether] }).success).toBe(
    false,
  )
})

test('K-BAPI-08: getGasPrice sends chainId; an unsupported network throws', async () => {
  const input = { chainId: 'eip155:1' } as const
  const { answer } = examples.getGasPrice
  const { read, query } = await ask(getGasPrice, input, answer)
  expect(query).toEqual(input)
  expect(read).toEqual(answer)
  await expect(askUnsupported(getGasPrice, input)).rejects.toMatchObject({
    code: 'network_not_supported',
    shortMessage: 'Network not supported for Gas Price',
  })
})

test('K-BAPI-09: buildSwap sends its body; `recipient` is tx.to; an unsupported network throws', async () => {
  const { input, answer } = examples.buildSwap
  const { read, body } = await ask(buildSwap, input, answer)
  expect(body).toEqual({ ...input, projectId: 'project-1' })
  expect(read.tx.recipient).toBe('0x111111125421ca6dc452d289314280a0f8842a65')
  const half = { ...input, eip155: { slippage: 0.5 } }
  expect(z.safeParse(buildSwap.input, half).success).toBe(false)
  await expect(askUnsupported(buildSwap, input)).rejects.toThrow('Network not supported for Swaps')
})

test('K-BAPI-10: buildApproval sends its query; `recipient` is tx.from; unsupported throws', async () => {
  const { input, answer } = examples.buildApproval
  const { read, query } = await ask(buildApproval, input, answer)
  expect(query).toEqual(input)
  expect(read.tx.recipient).toBe('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
  await expect(askUnsupported(buildApproval, input)).rejects.toThrow(
    'Network not supported for Swaps',
  )
})

test('K-BAPI-12: getName sends apiVersion 2; an empty list and unsupported have no addresses', async () => {
  const input = { name: 'mira.latchkey.id', apiVersion: '2' } as const
  const nobody = { addresses: {}, attributes: [] }
  const { read, query } = await ask(getName, input, examples.getName.answer)
  expect(query).toEqual({ apiVersion: '2' })
  expect(read).toEqual(examples.getName.answer)
  expect((await ask(getName, input, [])).read).toEqual(nobody)
  expect(await askUnsupported(getName, input)).toEqual(nobody)
})

test('K-BAPI-13: getNames sends its query; unsupported, a 404 and an empty list are `[]`', async () => {
  const input = { address: account, sender: account, apiVersion: '2' } as const
  const { read, query } = await ask(getNames, input, examples.getNames.answer)
  expect(query).toEqual({ sender: account, apiVersion: '2' })
  expect(read).toEqual(examples.getNames.answer)
  expect((await ask(getNames, input, [])).read).toEqual([])
  expect((await ask(getNames, input, new Response('gone', { status: 404 }))).read).toEqual([])
  expect(await askUnsupported(getNames, input)).toEqual([])
})

test('error: a status other than 404 is an error', async () => {
  const input = { address: account }
  await expect(ask(getNames, input, new Response('gone', { status: 410 }))).rejects.toThrow('410')
})

test('S-63: drops invalid addresses and attributes of a name', () => {
  const { answer } = examples.getName
  const spoilt = {
    ...answer,
    attributes: { ...answer.attributes, __proto__: 'x', avatar: 7, '<b>': 'x' },
    addresses: { ...answer.addresses, mainnet: answer.addresses['60'], '61': account },
  }
  expect(z.parse(getName.response, spoilt)).toEqual(answer)
})

test('K-BAPI-14: getNameSuggestions sends the zone; unsupported is empty', async () => {
  const input = { name: 'mira', zone: 'latchkey.id' }
  const { answer } = examples.getNameSuggestions
  const { read, query, params } = await ask(getNameSuggestions, input, answer)
  expect([query, params]).toEqual([{ zone: 'latchkey.id' }, { name: 'mira' }])
  expect(read).toEqual(answer)
  expect(await askUnsupported(getNameSuggestions, input)).toEqual({ suggestions: [] })
})

test('behavior: registerName sends its body and returns the record as a success', async () => {
  const { input, answer } = examples.registerName
  const { read, body } = await ask(registerName, input, answer)
  expect(body).toEqual(input)
  expect(read).toEqual({ success: true, record: answer })
})

test("K-BAPI-16: createOnrampUrl needs whole amounts; unsupported is ''; a plain 400 is an error", async () => {
  const { input, answer } = examples.createOnrampUrl
  const { read, body } = await ask(createOnrampUrl, input, answer)
  expect(body).toEqual(input)
  expect(read).toBe(answer.url)
  expect(z.safeParse(createOnrampUrl.input, { ...input, presetFiatAmount: 1.5 }).success).toBe(
    false,
  )
  expect(await askUnsupported(createOnrampUrl, input)).toBe('')
  const refusal = new Response('Failed to deserialize', { status: 400 })
  await expect(ask(createOnrampUrl, input, refusal)).rejects.toMatchObject({
    code: 'http_error',
    body: 'Failed to deserialize',
  })
})

test('K-BAPI-19: getSmartSessions needs a CAIP-10 account; unsupported is empty', async () => {
  const { answer } = examples.getSmartSessions
  const { read, params } = await ask(getSmartSessions, { account: caipAccount }, answer)
  expect(params).toEqual({ account: caipAccount })
  expect(read).toEqual(answer.pcis)
  expect(await askUnsupported(getSmartSessions, { account: caipAccount })).toEqual([])
  expect(z.safeParse(getSmartSessions.input, { account }).success).toBe(false)
})

test('K-BAPI-20: revokeSmartSession succeeds on an empty body; unsupported is a failure', async () => {
  const input = { account: caipAccount, pci, signature: '0x4b1c' } as const
  const { read, params, body } = await ask(revokeSmartSession, input, new Response(null))
  expect(params).toEqual({ account: caipAccount })
  expect(body).toEqual({ pci, signature: '0x4b1c' })
  expect(read).toEqual({ success: true })
  expect((await ask(revokeSmartSession, input, { success: false })).read).toEqual({
    success: false,
  })
  expect(await askUnsupported(revokeSmartSession, input)).toEqual({ success: false })
})
