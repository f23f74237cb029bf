import {
  createBlockchainApi,
  getBalance,
  getIdentity,
  getSupportedChains,
  toRpcUrl,
} from '@latchkey/blockchain-api'
import { createPlainClient } from '@latchkey/core/http'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import type { FastifyInstance } from 'fastify'
import { createWalletClient, encodeFunctionData, erc20Abi, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Running } from '../processes/Service.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'
import type { ApiContext } from './ApiContext.ts'
import { createBlockchainApiService } from './createBlockchainApiService.ts'
import type { Trap } from './Trap.ts'

const [mira, jonas] = createAccounts()
const avatar = 'http://wallets.latchkey.localhost:4100/public/getAssetImage/mira'
const resolvedAt = Date.parse('2030-01-15T10:00:00.000Z')
const clock = { now: resolvedAt }
const trap: { value: Trap | undefined } = { value: undefined }
const world: { test?: TestChain; running?: Running; app?: FastifyInstance; url: string } = {
  url: '',
}

beforeAll(async () => {
  world.test = await prepareTestChain()
  world.running = await world.test.runner.start(() => {})
  const context: ApiContext = {
    chains: [world.test.chain],
    solana: [],
    smartAccounts: new Map(),
    projectIds: ['latchkey-sandbox'],
    identities: new Map([
      [mira.address.toLowerCase(), { name: 'mira.eth', avatar }],
      [jonas?.address.toLowerCase() ?? '', { name: 'jonas.eth' }],
    ]),
    resolvedAt,
    now: () => clock.now,
    getTrap: () => trap.value,
  }
  world.app = createBlockchainApiService({ context })
  world.url = await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await world.app?.close()
  await world.running?.kill()
  await world.test?.removeFolder()
})
beforeEach(() => {
  clock.now = resolvedAt
  trap.value = undefined
})

type Init = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

async function ask(path: string, init: Init = {}) {
  const response = await fetch(`${world.url}${path}`, init)
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(text) : text,
  }
}

const origin = 'http://app.latchkey.localhost:4100'
const query = 'projectId=latchkey-sandbox&currency=usd&sv=1'
const askBalance = (rest: string, headers: Record<string, string> = { origin }) =>
  ask(`/v1/account/${mira.address}/balance?${rest}`, { headers })
const gold = () => `eip155:1:${world.test?.chain.contracts.gold.toLowerCase()}`

test('K-BAPI-01: supported-chains needs nothing and may be kept for a day', async () => {
  const { body, headers } = await ask('/v1/supported-chains')
  expect(body).toEqual({ http: ['eip155:1'], ws: [] })
  expect(headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
})

test('K-BAPI-01, K-BAPI-02, K-BAPI-11a: the client of the kit reads every answer', async () => {
  const api = createBlockchainApi({
    baseUrl: world.url,
    projectId: 'latchkey-sandbox',
    sdkVersion: '1',
    http: createPlainClient({
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set('origin', origin)
        return fetch(request)
      },
    }),
  })
  const { http: supported } = await api.call(getSupportedChains, {}, {})
  expect(supported).toEqual(['eip155:1'])
  const { address } = mira
  const name = await api.call(getIdentity, { address, sender: address }, {})
  expect(name).toMatchObject({ name: 'mira.eth', avatar })
  const input = { address, currency: 'usd', chainId: 'eip155:1' } as const
  const { balances } = await api.call(getBalance, input, { caipNetworkId: 'eip155:1' })
  // TICKET has no decimals: the client leaves it out.
  expect(balances.map(({ symbol }) => symbol)).toEqual(['ETH', 'GOLD'])
})

test.each(['/v1/identity/', '/v1/account/:/identity'])(
  'K-BAPI-02: identity at %s',
  async (path) => {
    clock.now = resolvedAt + 60_000
    const asked = path.includes(':') ? path.replace(':', mira.address) : `${path}${mira.address}`
    const { body, headers } = await ask(
      `${asked}?projectId=latchkey-sandbox&sender=${jonas?.address}`,
    )
    expect(body).toEqual({ name: 'mira.eth', avatar, resolvedAt: '2030-01-15T10:00:00.000Z' })
    expect(headers.get('cache-control')).toBe('public, max-age=86340, s-maxage=86340')
  },
)

test('K-BAPI-02: a name without a picture has null for one', async () => {
  const { body } = await ask(`/v1/identity/${jonas?.address}?projectId=latchkey-sandbox`)
  expect(body).toMatchObject({ name: 'jonas.eth', avatar: null })
})

test('K-BAPI-02: identity is nulls for Solana, 401 for a stranger, 400 for no address', async () => {
  const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const { body, headers } = await ask(`/v1/identity/${solana}?projectId=latchkey-sandbox`)
  expect(body).toEqual({ name: null, avatar: null, resolvedAt: null })
  expect(headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600')
  expect(await ask(`/v1/identity/${solana}?projectId=other`)).toMatchObject({
    status: 401,
    body: { status: 'FAILED', reasons: [{ field: 'authentication' }] },
  })
  expect(await ask('/v1/identity/0x12?projectId=latchkey-sandbox')).toMatchObject({
    status: 400,
    body: { reasons: [{ field: 'address' }] },
  })
})

test('K-BAPI-11a: balance reads the chain; the native coin has no address', async () => {
  const { body } = await askBalance(`${query}&chainId=eip155:1`)
  const [native, token, ticket] = body.balances
  expect(native).toMatchObject({
    symbol: 'ETH',
    chainId: 'eip155:1',
    price: 3_000,
    value: 30_000_000,
    quantity: { decimals: '18', numeric: '10000' },
  })
  expect(native).not.toHaveProperty('address')
  expect(token).toEqual({
    name: 'Clubhouse Gold',
    symbol: 'GOLD',
    chainId: 'eip155:1',
    address: gold(),
    price: 1.25,
    value: 1_250,
    quantity: { decimals: '6', numeric: '1000' },
    iconUrl: '',
  })
  expect(ticket).toMatchObject({ symbol: 'TICKET', quantity: { decimals: '0', numeric: '3' } })
})

test('K-BAPI-11a: balance follows a transfer on the chain at once', async () => {
  const client = createWalletClient({
    account: privateKeyToAccount(jonas?.privateKey ?? '0x'),
    transport: http(world.test?.chain.rpcUrl),
  }).extend(publicActions)
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: ['0x00000000000000000000000000000000000000aa', 1_500_000n],
  })
  const to = world.test?.chain.contracts.gold
  if (!to) throw new Error('no chain')
  await client.waitForTransactionReceipt({
    hash: await client.sendTransaction({ to, data, chain: null }),
  })
  const path = '/v1/account/0x00000000000000000000000000000000000000aa/balance'
  const { body } = await ask(`${path}?${query}`, { headers: { origin } })
  expect(body.balances).toMatchObject([
    { symbol: 'GOLD', quantity: { numeric: '1.5' }, value: 1.875 },
  ])
})

test('K-BAPI-11a: forceUpdate lists a token even when nothing of it is held', async () => {
  const path = '/v1/account/0x00000000000000000000000000000000000000bb/balance'
  const empty = await ask(`${path}?${query}`, { headers: { origin } })
  expect(empty.body).toEqual({ balances: [] })
  const forced = await ask(`${path}?${query}&forceUpdate=${gold()}`, { headers: { origin } })
  expect(forced.body.balances).toMatchObject([{ symbol: 'GOLD', quantity: { numeric: '0' } }])
})

test.each([
  ['no origin', query, {}],
  ['no version', 'projectId=latchkey-sandbox&currency=usd', { origin }],
  ['a flooding version', `${query}.6.4`.replace('sv=1', 'sv=react-1'), { origin }],
  ['chain 30', `${query}&chainId=eip155:30`, { origin }],
  ['chain 31 as a number', `${query}&chainId=31`, { origin }],
])(
  'K-BAPI-11a: balance is empty with 200 for %s',
  async (_, rest, headers: Record<string, string>) => {
    expect(await askBalance(rest, headers)).toMatchObject({ status: 200, body: { balances: [] } })
  },
)

test('K-BAPI-11a: the version may come as a header, the chain as a number', async () => {
  const headers = { origin, 'x-sdk-version': '2' }
  const rest = 'projectId=latchkey-sandbox&currency=eur&chainId=1'
  const { body } = await askBalance(rest, headers)
  expect(body.balances[0]).toMatchObject({ price: 2_700 })
})

test('error: an unsupported chain, a missing and a wrong currency', async () => {
  expect(await askBalance(`${query}&chainId=eip155:5`)).toMatchObject({
    status: 400,
    body: { status: 'FAILED', reasons: [{ field: 'chainId' }] },
  })
  for (const rest of ['projectId=latchkey-sandbox&sv=1', `${query.replace('usd', 'chf')}`]) {
    const { status, body } = await askBalance(rest)
    expect([status, typeof body]).toEqual([400, 'string'])
  }
})

const toRpc = (chainId = 'eip155:1') => `/v1/?chainId=${chainId}&projectId=latchkey-sandbox`
const post = (body: unknown, path = toRpc(), headers = {}) =>
  ask(path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const call = (method: string, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params: [] })

test('default: JSON-RPC passes one request, whatever its content type', async () => {
  const answer = await post(call('eth_blockNumber', 'a'), toRpc(), { 'content-type': 'text/plain' })
  expect(answer.body).toMatchObject({ id: 'a', result: expect.stringMatching(/^0x/) })
  const url = toRpcUrl(world.url, 'eip155:1', 'latchkey-sandbox')
  const direct = await fetch(url, { method: 'POST', body: JSON.stringify(call('eth_chainId')) })
  expect(await direct.json()).toMatchObject({ result: '0x1' })
})

test('behavior: JSON-RPC passes a batch in its order', async () => {
  const { body } = await post([
    call('eth_chainId', 1),
    call('anvil_mine', 2),
    call('net_version', 3),
  ])
  expect(body).toEqual([
    { jsonrpc: '2.0', id: 1, result: '0x1' },
    { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found' } },
    { jsonrpc: '2.0', id: 3, result: '1' },
  ])
})

test.each([
  'anvil_setBalance',
  'evm_increaseTime',
  'hardhat_mine',
  'eth_sendTransaction',
  'eth_sign',
  'eth_accounts',
])('S-141d: pages cannot call %s of the node', async (method) => {
  expect((await post(call(method))).body).toMatchObject({ error: { code: -32601 } })
  expect((await post([call(method)])).body).toMatchObject([{ error: { code: -32601 } }])
})

test('error: JSON-RPC of an unknown chain, of no JSON, and without an upgrade', async () => {
  expect(await post(call('eth_chainId'), toRpc('eip155:5'))).toMatchObject({
    status: 400,
    body: { reasons: [{ field: 'chainId' }] },
  })
  expect(await post('{')).toMatchObject({ status: 400, body: expect.any(String) })
  expect(await ask(toRpc())).toMatchObject({ status: 426, body: { reasons: [{ field: '' }] } })
})

test('default: every answer has an id, CORS and a readable preflight', async () => {
  for (const path of ['/v1/supported-chains', '/nothing', '/v1/identity/x']) {
    const { headers } = await ask(path)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
  }
  const { status, headers } = await ask(toRpc(), { method: 'OPTIONS' })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-headers')).toContain('content-type')
})

test.each<[Trap, number, unknown]>([
  ['rate-limited', 429, { status: 'FAILED', reasons: [{ field: 'rate_limited' }] }],
  ['upstream-down', 503, { reasons: [{ field: '' }] }],
  ['plain-text-500', 500, 'Internal server error'],
  ['plain-text-422', 422, expect.any(String)],
])('trap: %s', async (name, status, body) => {
  trap.value = name
  expect(await askBalance(query)).toMatchObject({ status, body })
})

test('trap: no network is supported', async () => {
  trap.value = 'no-networks'
  expect((await ask('/v1/supported-chains')).body).toEqual({ http: [], ws: [] })
})

test('error: too many requests of one client on one route', async () => {
  const chain = world.test?.chain
  const app = createBlockchainApiService({
    context: {
      chains: chain ? [chain] : [],
      solana: [],
      smartAccounts: new Map(),
      projectIds: [],
      identities: new Map(),
      resolvedAt,
      now: () => 0,
      getTrap: () => undefined,
    },
    rateLimit: { capacity: 1, refillPerSecond: 0 },
  })
  const statuses = ['/health', '/health', '/v1/supported-chains'].map(async (url) => {
    const { statusCode } = await app.inject(url)
    return statusCode
  })
  expect((await Promise.all(statuses)).toSorted()).toEqual([200, 200, 429])
  await app.close()
})
