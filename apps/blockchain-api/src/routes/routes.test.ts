import type { TokenBalance } from '@latchkey/blockchain-api'
import { examples } from '@latchkey/blockchain-api/testing'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { holdings, tokens } from '../db/schema.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { startFakeNode } from '../testing/startFakeNode.ts'

const account = '0x52908400098527886E0F7030069857D2E4169EE7'
const balanceUrl = `/v1/account/${account}/balance?projectId=project-1&sv=1&currency=usd`
const rpcUrl = '/v1?projectId=project-1&chainId=eip155:1'
const origin = 'https://app.example.test'
const solanaChain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 18 }
const networks = JSON.stringify(
  ['eip155:1', solanaChain].map((caipNetworkId) => ({
    ...{ caipNetworkId, nativeCurrency, name: 'Network', rpcUrl: 'http://127.0.0.1:9' },
    ...(caipNetworkId === solanaChain && { tokens: {} }),
  })),
)

let open: OpenDatabase<typeof tables.schema>
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())

/** Creates a server. By default no node runs, so that a request to the node fails the test. */
const createServer = (
  environment?: Readonly<Record<string, string>>,
  nodeUrl = 'http://127.0.0.1:9',
) =>
  createTestServer({
    db: open.db,
    rpcUrl: nodeUrl,
    ...(environment && { environment }),
  })

const coin = { name: 'Gold', symbol: 'GOLD', decimals: 18 }
const swapPools = { router: account, factory: account, wrappedCoin: account }

const reason = (field: string, description: unknown = expect.any(String)) => ({
  status: 'FAILED',
  reasons: [{ field, description }],
})

test('K-BAPI-01: the networks are listed without a project, and kept a day', async () => {
  const { app } = await createServer()
  const answer = await app.inject('/v1/supported-chains')
  expect(answer.json()).toEqual({ http: ['eip155:1'], ws: [] })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=86400, s-maxage=86400',
    'access-control-allow-origin': '*',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
  })
})

test.each([
  ['a project nobody knows', balanceUrl.replace('project-1', 'other'), 401, 'authentication'],
  ['a network that is not served', `${balanceUrl}&chainId=eip155:5`, 400, 'chainId'],
  ['a chain id that is not served', `${balanceUrl}&chainId=30`, 400, 'chainId'],
  ['an address that is none', balanceUrl.replace(account, 'bob'), 400, 'address'],
  [
    'another provider’s purchases',
    `/v1/account/${account}/history?projectId=project-1&onramp=coinbase`,
    400,
    'provider',
  ],
  [
    'a page that was never given out',
    `/v1/account/${account}/history?projectId=project-1&cursor=bm9uZQ`,
    400,
    '',
  ],
])('error: %s is refused in the envelope of the wire', async (_, url, status, field) => {
  const { app } = await createServer()
  const answer = await app.inject({ url, headers: { origin } })
  expect([answer.statusCode, answer.json()]).toEqual([status, reason(field)])
})

test.each([
  ['without an origin', balanceUrl, {}],
  ['without a version', balanceUrl.replace('&sv=1', ''), { origin }],
  ['of any version', balanceUrl.replace('sv=1', 'sv=react-1.6.5'), { origin }],
])('behavior: a balance %s has the data', async (_, url, headers) => {
  const { chain, stop } = await startFakeNode({ name: 'follows the specification' })
  const { app } = await createServer({}, chain.network.rpcUrl)
  const answer = await app.inject({ url, headers }).finally(stop)
  const ether = { symbol: 'ETH', quantity: { numeric: '0.000000000000000016', decimals: '18' } }
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { balances: [ether] }])
})

test('K-WORLD-14i: a flood of 600 tokens leaves the listed and the priced one on the first page', async () => {
  const toToken = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  const [owner, chain] = [account.toLowerCase(), 'eip155:1']
  const all = Array.from({ length: 600 }, (_, index) => toToken(index + 1))
  const [priced = '', listed = ''] = all.slice(-2)
  const facts = { chain, name: 'Win now', symbol: 'WIN', decimals: 18 }
  await open.db.insert(tokens).values(all.map((address) => ({ ...facts, address })))
  const rows = all.map((token) => ({ account: owner, chain, token, amount: '1' }))
  await open.db.insert(holdings).values(rows)
  const eth_call = `0x${'1'.padStart(64, '0')}`
  const fake = await startFakeNode({ name: 'follows the specification' }, { eth_call })
  const { app } = await createServer(
    {
      PRICES: `{"${chain}:${priced}":2}`,
      NETWORKS: JSON.stringify([
        { ...fake.chain.network, swap: { ...swapPools, tokens: [{ ...coin, address: listed }] } },
      ]),
    },
    fake.chain.network.rpcUrl,
  )
  const read = async (cursor: string) =>
    (await app.inject(`${balanceUrl}&chainId=1${cursor}`)).json()
  const first = await read('')
  const second = await read(`&cursor=${first.next}`)
  fake.stop()
  const shown = first.balances.map(({ address = '', listed }: TokenBalance) => [address, listed])
  expect(shown.slice(0, 4)).toEqual([
    ['', true],
    [`${chain}:${listed}`, true],
    [`${chain}:${priced}`, false],
    [`${chain}:${all[0]}`, false],
  ])
  expect([first.balances.length, second.balances.length]).toEqual([100, 100])
  expect(second.balances[0].address).toBe(`${chain}:${all[97]}`)
})

test('error: a query of another shape, or a body that is not JSON, is rejected in plain text', async () => {
  const { app } = await createServer()
  const query = await app.inject(balanceUrl.replace('currency=usd', 'currency=doubloon'))
  expect([query.statusCode, query.headers['content-type']]).toEqual([
    400,
    'text/plain; charset=utf-8',
  ])
  const body = await app.inject({ method: 'POST', url: rpcUrl, payload: 'no JSON' })
  expect([body.statusCode, body.body]).toEqual([400, 'Failed to parse the request body as JSON'])
})

test('behavior: JSON is read with any content type, and three methods are answered locally', async () => {
  const { app } = await createServer()
  const ask = async (method: string) => {
    const payload = JSON.stringify({ jsonrpc: '2.0', id: 7, method })
    const headers = { 'content-type': 'text/plain' }
    const answer = await app.inject({ method: 'POST', url: rpcUrl, headers, payload })
    return answer.json().result
  }
  expect(await Promise.all(['eth_chainId', 'net_version', 'net_listening'].map(ask))).toEqual([
    '0x1',
    '1',
    true,
  ])
})

test('S-141: methods that change a node’s clock, keys or funds are rejected, also in a batch', async () => {
  const { app } = await createServer()
  const call = (method: string) => ({ jsonrpc: '2.0', id: method, method })
  const barred = ['anvil_setBalance', 'evm_mine', 'eth_sendTransaction', 'eth_accounts']
  const notFound = (method: string) => ({
    jsonrpc: '2.0',
    id: method,
    error: { code: -32601, message: 'Method not found' },
  })
  for (const method of barred) {
    const answer = await app.inject({ method: 'POST', url: rpcUrl, payload: call(method) })
    expect(answer.json()).toEqual(notFound(method))
  }
  const batch = await app.inject({ method: 'POST', url: rpcUrl, payload: barred.map(call) })
  expect(batch.json()).toEqual(barred.map(notFound))
})

test.each([
  ['eth_everything', 'eip155:1'],
  ['eth_getWork', 'eip155:1'],
  ['web3_other', 'eip155:1'],
  ['requestAirdrop', solanaChain],
  ['getProgramAccounts', solanaChain],
  ['getLargestAccounts', solanaChain],
])('S-143: the method %s of %s is not listed, so no page reaches it', async (method, chainId) => {
  const { app } = await createServer({ NETWORKS: networks })
  const url = `/v1?projectId=project-1&chainId=${chainId}`
  const call = { jsonrpc: '2.0', id: 1, method }
  for (const payload of [call, [call]]) {
    const answer = await app.inject({ method: 'POST', url, payload })
    expect([answer.json()].flat()).toMatchObject([{ id: 1, error: { code: -32601 } }])
  }
})

test.each([
  ['eth_call', 'eip155:1'],
  ['eth_sendRawTransaction', 'eip155:1'],
  ['web3_clientVersion', 'eip155:1'],
  ['getBalance', solanaChain],
  ['sendTransaction', solanaChain],
  ['isBlockhashValid', solanaChain],
])('S-143: the method %s of %s reaches the node', async (method, chainId) => {
  const { app } = await createServer({ NETWORKS: networks })
  const url = `/v1?projectId=project-1&chainId=${chainId}`
  const answer = await app.inject({ method: 'POST', url, payload: { id: 1, method } })
  // No node runs at the configured address.
  expect([answer.statusCode, answer.json()]).toEqual([503, reason('chainId')])
})

const toBatch = (calls: number) =>
  Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_accounts' }))

test('S-143: a batch has at most 50 calls', async () => {
  const { app } = await createServer()
  const ask = (calls: number) =>
    app.inject({ method: 'POST', url: rpcUrl, payload: toBatch(calls) })
  expect((await ask(50)).json()).toHaveLength(50)
  const refused = await ask(51)
  expect([refused.statusCode, refused.json()]).toEqual([400, reason('body')])
})

test('S-143: each call of a batch counts as a request', async () => {
  const { app, clock } = await createServer({ REQUESTS_PER_MINUTE: '60' })
  const ask = async (calls: number) =>
    (await app.inject({ method: 'POST', url: rpcUrl, payload: toBatch(calls) })).statusCode
  expect([await ask(50), await ask(10), await ask(1)]).toEqual([200, 200, 429])
  clock.advance(60_000)
  expect([await ask(11), await ask(50)]).toEqual([200, 429])
})

const priceUrl = '/v1/fungible/price'
const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

test('default: only the first address is priced, in the requested currency', async () => {
  const { app } = await createServer()
  const payload = { projectId: 'project-1', currency: 'eur', addresses: [ether, ether] }
  const answer = await app.inject({ method: 'POST', url: priceUrl, payload })
  expect(answer.json()).toEqual({
    fungibles: [
      { address: ether, name: 'Ether', symbol: 'ETH', iconUrl: '', price: 2_700, decimals: 18 },
    ],
  })
})

test.each([
  ['no address', { addresses: [] }, 400, ''],
  ['an address without a network', { addresses: [account] }, 400, ''],
  ['another network', { addresses: [ether.replace(':1:', ':5:')] }, 400, 'chainId'],
  ['a token nobody has met', { addresses: [`eip155:1:${account}`] }, 400, 'asset'],
  ['another project', { projectId: 'other' }, 401, 'authentication'],
])('error: the price of %s is refused', async (_, change, status, field) => {
  const { app } = await createServer()
  const payload = { projectId: 'project-1', currency: 'usd', addresses: [ether], ...change }
  const answer = await app.inject({ method: 'POST', url: priceUrl, payload })
  expect([answer.statusCode, answer.json()]).toEqual([status, reason(field)])
})

test('error: a price in another currency is refused in plain text', async () => {
  const { app } = await createServer()
  const payload = { projectId: 'project-1', currency: 'doubloon', addresses: [ether] }
  const answer = await app.inject({ method: 'POST', url: priceUrl, payload })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    422,
    'text/plain; charset=utf-8',
  ])
})

test('K-BAPI-02, K-NAME-07: an address without a name has uncached nulls; `useCache` is rejected', async () => {
  const { app, clock } = await createServer()
  const url = `/v1/identity/${account}?projectId=project-1`
  const answer = await app.inject(url)
  const resolvedAt = new Date(clock.now()).toISOString()
  expect(answer.json()).toEqual({ name: null, avatar: null, resolvedAt })
  expect(answer.headers['cache-control']).toBe('no-cache')
  const alias = await app.inject(`/v1/account/${account}/identity?projectId=project-1`)
  expect(alias.json()).toEqual(answer.json())
  expect((await app.inject(`${url}&useCache=true`)).json()).toEqual(reason('authentication'))
})

test('K-BAPI-02: a configured identity has its name and picture, cached for a day', async () => {
  const avatar = 'https://pictures.example/mira.png'
  const mira = { name: 'mira.eth', avatar }
  const { app } = await createServer({
    IDENTITIES: JSON.stringify({ [account.toLowerCase()]: mira }),
  })
  const answer = await app.inject(`/v1/identity/${account}?projectId=project-1`)
  expect(answer.json()).toMatchObject(mira)
  expect(answer.headers['cache-control']).toBe('public, max-age=86400, s-maxage=86400')
})

test.each(['anvil_setBalance', 'evm_mine', 'eth_sendTransaction', 'eth_sign', 'eth_accounts'])(
  'S-141d: pages cannot call %s of a node, alone or in a batch',
  async (method) => {
    const { app } = await createServer()
    const call = { jsonrpc: '2.0', id: 1, method, params: [] }
    const barred = { id: 1, error: { code: -32601 } }
    const ask = async (payload: object) =>
      (await app.inject({ method: 'POST', url: rpcUrl, payload })).json()
    expect(await ask(call)).toMatchObject(barred)
    expect(await ask([call])).toMatchObject([barred])
    // A notification has no id, but a node would still execute it.
    const { id: _, ...notification } = call
    expect(await ask(notification)).toMatchObject({ error: barred.error })
  },
)

test('error: a node that is down is 503, a socket is 426', async () => {
  const { app } = await createServer()
  const payload = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' }
  const down = await app.inject({ method: 'POST', url: rpcUrl, payload })
  expect([down.statusCode, down.json()]).toEqual([503, reason('chainId')])
  const gas = await app.inject('/v1/convert/gas-price?projectId=project-1&chainId=eip155:1')
  expect([gas.statusCode, gas.json()]).toEqual([503, reason('chainId')])
  const socket = await app.inject('/v1?projectId=project-1&chainId=eip155:1')
  expect([socket.statusCode, socket.json()]).toEqual([426, reason('')])
})

test('behavior: without a secret there are no smart sessions', async () => {
  const { app } = await createServer()
  const url = `/v1/sessions/eip155:1:0x${'ab'.repeat(20)}?projectId=project-1`
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.json()]).toEqual([400, reason('chainId')])
})

test('S-93: requests beyond the limit are refused with the time to wait, by route', async () => {
  const { app, clock } = await createServer({ REQUESTS_PER_MINUTE: '2' })
  const ask = () => app.inject('/v1/supported-chains')
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
  const refused = await ask()
  expect([refused.statusCode, refused.json()]).toEqual([429, reason('rate_limited')])
  expect(refused.headers).toMatchObject({ 'retry-after': '60', connection: 'close' })
  expect((await app.inject('/health')).statusCode).toBe(200)
  clock.advance(60_000)
  expect((await ask()).statusCode).toBe(200)
})

test('S-146a: the API has the time limits of every server', async () => {
  const { app } = await createServer()
  const { headersTimeout, requestTimeout } = app.server
  expect([headersTimeout, requestTimeout]).toEqual([9_500, 19_500])
  const own = await app.inject({
    url: '/v1/supported-chains',
    headers: { origin: 'http://api.latchkey.localhost:4100' },
  })
  expect(own.headers['access-control-allow-origin']).toBe('*')
  expect(own.headers).not.toHaveProperty('access-control-allow-credentials')
})

test('behavior: a preflight is let through, an unknown path is not there', async () => {
  const { app } = await createServer()
  const preflight = await app.inject({ method: 'OPTIONS', url: '/v1/convert/quotes' })
  expect(preflight.headers['access-control-allow-origin']).toBe('*')
  expect(preflight.headers['access-control-allow-headers']).toContain('x-sdk-version')
  expect((await app.inject('/v1/nothing')).statusCode).toBe(404)
})

test('S-99: the counters are shown to their token alone', async () => {
  const token = 'm'.repeat(32)
  const { app } = await createServer({ METRICS_TOKEN: token })
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ url: '/metrics', headers })).body).toContain('http_request_seconds')
  expect((await app.inject('/readyz')).json()).toEqual({ ok: true })
})

test.each<[string, 'GET' | 'POST', string, string?]>([
  ['a name', 'GET', '/v1/profile/account/%00'],
  ['a query', 'GET', `/v1/sessions/eip155:1:${account}?projectId=project-1&pci=%00`],
  ['a body', 'POST', priceUrl, JSON.stringify({ addresses: [ether], currency: 'u\0' })],
  ['a body, as a lone surrogate', 'POST', priceUrl, '{"addresses":[{"a\\ud800":1}]}'],
])('S-147a: NUL in %s is refused with 400', async (_, method, url, payload) => {
  const { app } = await createServer()
  const answer = await app.inject({ method, url, ...(payload && { payload }) })
  expect([answer.statusCode, answer.body]).toEqual([400, 'The request wasn’t understood.'])
})

test('behavior: every call of the wire has a route or is of another service', async () => {
  const { app } = await createServer()
  const elsewhere = ['/v1/wallet']
  const missing = Object.values(examples)
    .filter(({ endpoint }) => !elsewhere.includes(endpoint.path))
    .filter(({ endpoint: { method, path } }) => !app.hasRoute({ method, url: path }))
    .map(({ endpoint }) => endpoint.path)
  expect(missing).toEqual([])
})
