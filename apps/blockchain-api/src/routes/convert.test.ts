import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer } from '../testing/createTestServer.ts'

const [router, factory, wrappedCoin] = [1, 2, 3].map((n) => `0x${String(n).padStart(40, '0')}`)
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const account = `eip155:1:${address}`
const token = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const solana =
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const coinOf = (chain: string) => `${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const coin = coinOf('eip155:1')

const networks = [
  {
    caipNetworkId: 'eip155:1',
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: 'http://127.0.0.1:9',
    swap: { router, factory, wrappedCoin, tokens: [] },
  },
  {
    caipNetworkId: 'eip155:137',
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    rpcUrl: 'http://127.0.0.1:9',
  },
  {
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrl: 'http://127.0.0.1:9',
  },
]

let open: OpenDatabase<typeof tables.schema>
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())

type Call = { readonly path: string; readonly query?: object; readonly payload?: object }

/** Sends a swap request to a server whose node is down. */
async function ask({ path, query = {}, payload }: Call) {
  const { app } = await createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment: { NETWORKS: JSON.stringify(networks) },
  })
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/v1/convert/${path}`,
    query: { projectId: 'project-1', ...query },
    ...(payload && { payload: { projectId: 'project-1', ...payload } }),
  })
  return { status: answer.statusCode, text: answer.body }
}

const toCalls = (chain: string): readonly Call[] => {
  const [from, to] = [coinOf(chain), `${chain}:${address}`]
  const swap = { amount: '1', from, to, userAddress: to, eip155: { slippage: 1 } }
  return [
    { path: 'tokens', query: { chainId: chain } },
    { path: 'quotes', query: { amount: '1', from, to } },
    { path: 'allowance', query: { tokenAddress: from, userAddress: to } },
    { path: 'build-approve', query: { from: to, to: from } },
    { path: 'build-transaction', payload: swap },
  ]
}

const unsupported = [
  'eip155:137',
  'eip155:5',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
]

test.each(unsupported)(
  'K-BAPI-04, K-BAPI-05, K-BAPI-07, K-BAPI-09, K-BAPI-10: calls report that %s has no swaps',
  async (chain) => {
    for (const call of toCalls(chain)) {
      const { status, text } = await ask(call)
      expect([call.path, status]).toEqual([call.path, 400])
      expect(JSON.parse(text).reasons).toMatchObject([{ field: 'chainId' }])
    }
  },
)

test('error: a node that is down is 503, and the list of tokens needs none', async () => {
  const [tokens, ...others] = toCalls('eip155:1')
  expect((await ask(tokens ?? { path: '' })).status).toBe(200)
  for (const call of others) {
    // A request for the native currency would succeed, because it needs no node.
    const query = call.path === 'allowance' ? { ...call.query, tokenAddress: token } : call.query
    const { status, text } = await ask({ ...call, ...(query && { query }) })
    expect([call.path, status]).toEqual([call.path, 503])
    expect(JSON.parse(text).reasons).toMatchObject([{ field: '' }])
  }
})

const order = { amount: '1', from: coin, to: token, userAddress: account, eip155: { slippage: 1 } }
const quotes = { amount: '1', from: coin, to: token }

test.each<[string, Call, number, RegExp]>([
  [
    'a project nobody knows',
    { path: 'quotes', query: { ...quotes, projectId: 'x' } },
    401,
    /"auth/,
  ],
  ['no address', { path: 'quotes', query: { ...quotes, to: 'gold' } }, 400, /Crypto utils error/],
  [
    'an address of another kind',
    { path: 'quotes', query: { ...quotes, to: `eip155:1:${solana.slice(-44)}` } },
    400,
    /Crypto utils error/,
  ],
  ['no amount', { path: 'quotes', query: { ...quotes, amount: '1.5' } }, 400, /^Failed to/],
  [
    'more than a token can count',
    { path: 'quotes', query: { ...quotes, amount: String(2n ** 256n) } },
    400,
    /^Failed to/,
  ],
  [
    'no slippage',
    { path: 'build-transaction', payload: { ...order, eip155: null } },
    422,
    /^Failed/,
  ],
  [
    'no EVM part',
    { path: 'build-transaction', payload: { ...order, eip155: undefined } },
    400,
    /slippage is missing/,
  ],
  [
    'a broken slippage',
    { path: 'build-transaction', payload: { ...order, eip155: { slippage: 0.5 } } },
    422,
    /^Failed to/,
  ],
  [
    'a slippage of more than everything',
    { path: 'build-transaction', payload: { ...order, eip155: { slippage: 101 } } },
    422,
    /^Failed to/,
  ],
])('error: %s is refused', async (_, call, status, text) => {
  const answer = await ask(call)
  expect(answer).toEqual({ status, text: expect.stringMatching(text) })
})

test('error: addresses of two chains with swaps are not converted together', async () => {
  const second = { ...networks[0], caipNetworkId: 'eip155:10' }
  const { app } = await createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment: { NETWORKS: JSON.stringify([...networks, second]) },
  })
  const query = { projectId: 'project-1', amount: '1', from: coin, to: coinOf('eip155:10') }
  const answer = await app.inject({ url: '/v1/convert/quotes', query })
  expect([answer.statusCode, answer.json().reasons]).toEqual([
    400,
    [{ field: '', description: 'All addresses have to be of one chain' }],
  ])
})
