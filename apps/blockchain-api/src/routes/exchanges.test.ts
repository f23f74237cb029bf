import { getExchangeBuyStatus, getExchangePayUrl, getExchanges } from '@latchkey/blockchain-api'
import { examples } from '@latchkey/blockchain-api/testing'
import type { OpenDatabase } from '@latchkey/service'
import { listenLocally, openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer } from '../testing/createTestServer.ts'

let open: OpenDatabase<typeof tables.schema>
let exchange: { readonly url: string; readonly stop: () => void }
const asked: string[] = []
const asset = 'eip155:1/slip44:60'
const begun = { url: 'https://exchange.example.test/pay?s=1', sessionId: '5f3b' }
const finished = { status: 'SUCCESS', txHash: `0x${'cd'.repeat(32)}` }
const answers: Readonly<Record<string, unknown>> = {
  'GET /v1/assets': [asset],
  'POST /v1/deposits': begun,
  'GET /v1/deposits/5f3b': finished,
  'GET /v1/deposits/..%2Fassets': { status: 'UNKNOWN', txHash: null },
}
beforeAll(async () => {
  open = await openTestDatabase(tables)
  exchange = await listenLocally(async (request, response) => {
    const call = `${request.method} ${request.url}`
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(`${call} ${body}`.trim())
    response.end(JSON.stringify(answers[call] ?? {}))
  })
}, 60_000)
afterAll(async () => {
  exchange.stop()
  await open.close()
})

const toShown = (id: string) => ({
  id,
  name: `${id} desk`,
  imageUrl: `https://img.example.test/${id}.png`,
})
const createServer = () =>
  createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment: {
      EXCHANGES: JSON.stringify([
        { ...toShown('demo'), url: `${exchange.url}/v1` },
        { ...toShown('down'), url: 'http://127.0.0.1:9' },
      ]),
    },
  })

async function ask(change: object, projectId = 'project-1') {
  const { app } = await createServer()
  const payload = { jsonrpc: '2.0', id: 7, method: 'reown_getExchanges', ...change }
  const url = `/v1/json-rpc?projectId=${projectId}`
  const answer = await app.inject({ method: 'POST', url, payload })
  return [answer.statusCode, answer.json()]
}

const list = async (params: object) => {
  const { client } = await createServer()
  return client.call(getExchanges, { params: { page: 1, ...params } })
}

test('behavior: only requested exchanges that support the asset are listed', async () => {
  const both = { total: 2, exchanges: [toShown('demo'), toShown('down')] }
  expect(await list({})).toEqual(both)
  expect(await list({ page: 2 })).toEqual({ total: 2, exchanges: [] })
  const one = { total: 1, exchanges: [toShown('demo')] }
  expect(await list({ includeOnly: ['demo'] })).toEqual(one)
  expect(await list({ exclude: ['down'], asset, amount: '10' })).toEqual(one)
  expect(await list({ exclude: ['down'], asset: 'eip155:1/slip44:714' })).toEqual({
    total: 0,
    exchanges: [],
  })
})

test('behavior: a deposit starts at its exchange, which reports its status', async () => {
  const { client } = await createServer()
  const { params } = examples.getExchangePayUrl.input
  expect(await client.call(getExchangePayUrl, { params })).toEqual(begun)
  const { exchangeId, ...deposit } = params
  expect(asked.at(-1)).toBe(`POST /v1/deposits ${JSON.stringify(deposit)}`)
  const session = { exchangeId, sessionId: begun.sessionId }
  expect(await client.call(getExchangeBuyStatus, { params: session })).toEqual(finished)
  // A session id with a slash must not change the path that the server requests.
  const hostile = { exchangeId, sessionId: '../assets' }
  expect(await client.call(getExchangeBuyStatus, { params: hostile })).toMatchObject({
    status: 'UNKNOWN',
  })
})

const deposit = examples.getExchangePayUrl.input.params
const pay = 'reown_getExchangePayUrl'
test.each([
  ['no such method', { method: 'wc_pos_other' }, -32601],
  ['no parameters', {}, -32602],
  ['an amount that is none', { method: pay, params: { ...deposit, amount: '-1' } }, -32602],
  ['no such exchange', { method: pay, params: { ...deposit, exchangeId: 'other' } }, -7],
  ['an exchange that is down', { method: pay, params: { ...deposit, exchangeId: 'down' } }, -7],
  ['a list of which an exchange is down', { params: { page: 1, asset } }, -6],
  [
    'an answer of another form',
    { method: 'reown_getExchangeBuyStatus', params: { exchangeId: 'demo', sessionId: 'none' } },
    -8,
  ],
])('error: %s is 400 with an error of JSON-RPC', async (_, change, code) => {
  const error = { code, message: expect.any(String), data: null }
  expect(await ask(change)).toEqual([400, { jsonrpc: '2.0', id: 7, error }])
})

test('error: an unknown project, and a body other than a single request', async () => {
  const [status, body] = await ask({ params: { page: 1 } }, 'other')
  expect([status, body.error.code]).toEqual([400, -1])
  expect(await ask({ jsonrpc: '1.0' })).toMatchObject([400, { id: null, error: { code: -32600 } }])
})
