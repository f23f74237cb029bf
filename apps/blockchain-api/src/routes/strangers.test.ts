import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { routes } from './index.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

/**
 * Routes that are public on purpose, because their answers are the same for everybody, or because a
 * signature in the request decides. A WebSocket is refused when a request arrives on it.
 */
const publicRoutes = [
  'GET /health',
  'GET /v1',
  'GET /v1/',
  'GET /v1/nfts/:chainId/:contract/:tokenId/picture',
  'GET /v1/profile/account/:name',
  'GET /v1/profile/reverse/:address',
  'GET /v1/profile/suggestions/:name',
  'GET /v1/supported-chains',
  'GET /ws',
  'POST /v1/profile/account',
  'POST /v1/profile/account/:name/address',
  'POST /v1/profile/account/:name/attributes',
]

let open: OpenDatabase<typeof tables.schema>
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())

const account = `eip155:1:${address}`
const values: Readonly<Record<string, string>> = { account, address, chainId: 'eip155:1' }
const toUrl = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'one')

/** Fields with which the input of every route is valid, except for the project. */
const tokens = { from: account, to: account, tokenAddress: account, userAddress: account }
const query = {
  ...{ ...tokens, address, projectId: 'stranger', chainId: 'eip155:1', currency: 'usd' },
  ...{ amount: '1', pci: crypto.randomUUID() },
}
const payload = {
  ...{ ...tokens, projectId: 'stranger', amount: '1', currency: 'usd', addresses: [account] },
  ...{ jsonrpc: '2.0', id: 1, method: 'reown_getExchanges', params: [{ page: 1 }] },
}

test('S-92d: every route is public on purpose or refuses callers of an unknown project', async () => {
  const { app } = await createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment: { SESSION_SECRET: Buffer.alloc(32, 7).toString('base64') },
  })
  const served = routes.flatMap(({ method, paths }) => paths.map((path) => ({ method, path })))
  const answered: string[] = []
  for (const { method, path } of served) {
    const body = method === 'POST' && { payload }
    const answer = await app.inject({ method, url: toUrl(path), query, ...body })
    if (!answer.body.includes('The project is not registered')) answered.push(`${method} ${path}`)
  }
  expect(answered.toSorted()).toEqual(publicRoutes)
})
