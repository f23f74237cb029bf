import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solanaDefinitions } from '../solana/definitions.ts'
import { planKeys } from '../solana/plan.ts'
import { startTestCluster, type TestCluster } from '../solana/testing/startTestCluster.ts'
import { createBlockchainApiService } from './createBlockchainApiService.ts'

const world: { cluster?: TestCluster; app?: FastifyInstance } = {}
const [main] = solanaDefinitions
const goldMint = planKeys.goldMint.address

beforeAll(async () => {
  world.cluster = await startTestCluster({ definition: main })
  world.app = createBlockchainApiService({
    context: {
      chains: [],
      solana: [{ ...main, rpcUrl: world.cluster.url, goldMint }],
      smartAccounts: new Map(),
      projectIds: ['latchkey-sandbox'],
      identities: new Map(),
      resolvedAt: 0,
      now: Date.now,
      getTrap: () => undefined,
    },
  })
  await world.app.ready()
})
afterAll(async () => {
  await world.app?.close()
  await world.cluster?.stop()
})

const owner = () => world.cluster?.keys[0].publicKey.toBase58() ?? ''

async function askBalances(rest = '') {
  const answer = await world.app?.inject({
    url: `/v1/account/${owner()}/balance?projectId=latchkey-sandbox&currency=usd&sv=1${rest}`,
    headers: { origin: 'http://app.latchkey.localhost:4100' },
  })
  return { status: answer?.statusCode, body: answer?.json() }
}

async function askRpc(body: unknown, chainId: string = main.caipNetworkId) {
  const answer = await world.app?.inject({
    method: 'POST',
    url: `/v1?projectId=latchkey-sandbox&chainId=${encodeURIComponent(chainId)}`,
    payload: JSON.stringify(body),
  })
  return { status: answer?.statusCode, body: answer?.json() }
}

test('behavior: what a Solana address holds, in SOL and in GOLD', async () => {
  const { body } = await askBalances()
  expect(body.balances).toMatchObject([
    {
      symbol: 'SOL',
      chainId: main.caipNetworkId,
      quantity: { decimals: '9', numeric: '100' },
      value: 15_000,
    },
    {
      symbol: 'GOLD',
      address: `${main.caipNetworkId}:${goldMint}`,
      quantity: { decimals: '6', numeric: '1000' },
    },
  ])
  expect(body.balances[0]).not.toHaveProperty('address')
  expect((await askBalances(`&chainId=${main.caipNetworkId}`)).body).toEqual(body)
  expect((await askBalances('&chainId=solana:other')).status).toBe(400)
})

test('behavior: clusters are among the supported chains', async () => {
  const answer = await world.app?.inject('/v1/supported-chains')
  expect(answer?.json().http).toEqual([main.caipNetworkId])
})

test('default: JSON-RPC is passed on, one request or a batch', async () => {
  const call = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })
  expect((await askRpc(call(1, 'getGenesisHash'))).body).toMatchObject({
    id: 1,
    result: main.genesisHash,
  })
  const { body } = await askRpc([call(2, 'getHealth'), call(3, 'eth_chainId')])
  expect(body).toMatchObject([
    { id: 2, result: 'ok' },
    { id: 3, error: { code: -32601 } },
  ])
  expect((await askRpc(call(1, 'getHealth'), 'solana:other')).status).toBe(400)
})
