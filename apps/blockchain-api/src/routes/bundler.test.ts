import type { OpenDatabase } from '@latchkey/service'
import { listenLocally, openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

let open: OpenDatabase<typeof tables.schema>
let provider: Awaited<ReturnType<typeof listenLocally>>
let server: TestServer

/** Starts a fake bundler that returns the request that it received. */
beforeAll(async () => {
  open = await openTestDatabase(tables)
  provider = await listenLocally((request, response) => {
    request.setEncoding('utf8')
    request.on('data', (text) => response.end(JSON.stringify({ asked: JSON.parse(text) })))
  })
  server = await createServer(provider.url)
}, 60_000)
afterAll(async () => {
  provider.stop()
  await open.close()
})

function createServer(bundlerUrl?: string) {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrl = 'http://127.0.0.1:9'
  const network = { caipNetworkId: 'eip155:1', name: 'Ethereum', nativeCurrency, rpcUrl }
  const NETWORKS = JSON.stringify([{ ...network, bundlerUrl }])
  return createTestServer({ db: open.db, rpcUrl, environment: { NETWORKS } })
}

const call = { jsonrpc: '2.0', id: 7, method: 'eth_sendUserOperation', params: [{ nonce: '0x1' }] }

async function ask(payload: object, query = '', { app } = server) {
  const url = `/v1/bundler?projectId=project-1&chainId=eip155:1${query}`
  const answer = await app.inject({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.body }
}

test.each(['', '&bundler=pimlico', '&bundler=https://bundler.example.test'])(
  'default: a request is passed on to the network’s own bundler%s',
  async (query) => {
    const { status, body } = await ask(call, query)
    expect([status, JSON.parse(body)]).toEqual([200, { asked: call }])
  },
)

test.each(['http://bundler.example.test', 'https://127.0.0.1/', 'https://[::1]/', 'other'])(
  'S-93: %s is rejected as a bundler and receives no request',
  async (name) => {
    const { status, body } = await ask(call, `&bundler=${encodeURIComponent(name)}`)
    expect([status, JSON.parse(body)]).toMatchObject([400, { reasons: [{ field: 'bundler' }] }])
  },
)

test.each([
  ['a method of the node', { ...call, method: 'eth_blockNumber' }],
  ['a batch', [call]],
  ['no call', {}],
])('error: %s is 422', async (_, payload) => {
  expect((await ask(payload)).status).toBe(422)
})

test('error: a network without a bundler is 400, one whose bundler is down 503', async () => {
  const [without, down] = [await createServer(), await createServer('http://127.0.0.1:9')]
  expect([(await ask(call, '', without)).status, (await ask(call, '', down)).status]).toEqual([
    400, 503,
  ])
})
