import {
  requireAccount,
  spend,
  startBitcoin,
  type TestBitcoin,
} from '@latchkey/sandbox/bitcoin/testing'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { createAccountReader } from '../testing/createAccountReader.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const [payment, taproot] = [requireAccount('v0_p2wpkh'), requireAccount('v1_p2tr')]
const receiver = requireAccount('p2pkh', 1)

let open: OpenDatabase<typeof tables.schema>
let bitcoin: TestBitcoin
let server: TestServer

const createServer = (esploraUrl: string) =>
  createTestServer({
    db: open.db,
    rpcUrl: 'http://127.0.0.1:9',
    environment: {
      NETWORKS: JSON.stringify([
        {
          caipNetworkId,
          name: 'Bitcoin',
          nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
          esploraUrl,
        },
      ]),
      PRICES: JSON.stringify({ [caipNetworkId]: 100_000 }),
    },
  })

beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())
beforeEach(async () => {
  bitcoin = await startBitcoin()
  server = await createServer(bitcoin.network.url)
  return () => bitcoin.stop()
})

const { readBalances, readHistory } = createAccountReader(() => server, caipNetworkId)

/** Sends an amount from the first development account, and returns the transaction id. */
async function pay(to: string, amount: bigint): Promise<string> {
  const body = spend(bitcoin.node, { from: payment, to, amount, fee: 500n })
  const answer = await fetch(`${bitcoin.network.url}/tx`, { method: 'POST', body })
  return answer.text()
}

test('K-BAPI-11a: a balance is received minus sent, including unconfirmed transactions', async () => {
  const [before] = await readBalances(payment.address)
  await pay(taproot.address, 100_000_000n)
  const [after] = await readBalances(payment.address)
  expect(Number(before?.quantity.numeric) - Number(after?.quantity.numeric)).toBeCloseTo(1.000005)
  expect(after).toMatchObject({ symbol: 'BTC', price: 100_000, chainId: caipNetworkId })
  expect(after).not.toHaveProperty('address')
})

test('K-BAPI-03: a payment is pending until it has a block, and is seen by both', async () => {
  const hash = await pay(receiver.address, 90_000n)
  const parties = { hash, sentFrom: payment.address, sentTo: receiver.address }
  const moved = { quantity: { numeric: '0.0009' }, value: 90, fungible_info: { symbol: 'BTC' } }
  const [sent] = (await readHistory(payment.address)).data
  expect(sent).toMatchObject({
    metadata: {
      ...{ ...parties, operationType: 'send', status: 'pending', nonce: 0 },
      minedAt: new Date(server.clock.now()).toISOString(),
    },
    transfers: [{ ...moved, direction: 'out' }],
  })
  bitcoin.node.mine()
  const [got] = (await readHistory(receiver.address)).data
  expect(got).toMatchObject({
    metadata: { ...parties, operationType: 'receive', status: 'confirmed' },
    transfers: [{ ...moved, direction: 'in' }],
  })
})

test('behavior: a transfer from an address to itself counts as neither sent nor received', async () => {
  const hash = await pay(payment.address, 40_000n)
  const [entry] = (await readHistory(payment.address)).data
  expect(entry).toMatchObject({ metadata: { hash }, transfers: [{ direction: 'self' }] })
})

test('K-BAPI-03: pages join without a gap or a repetition', async () => {
  const sent: string[] = []
  for (let index = 0; index < 27; index += 1) {
    sent.push(await pay(receiver.address, 10_000n + BigInt(index)))
    bitcoin.node.mine()
  }
  const first = await readHistory(receiver.address)
  const second = await readHistory(receiver.address, first.next ?? '')
  const hashes = [...first.data, ...second.data].map(({ metadata }) => metadata.hash)
  expect([first.data.length, second.next]).toEqual([25, null])
  expect(hashes.slice(0, 27)).toEqual(sent.toReversed())
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('behavior: it has no JSON-RPC, and each call is answered so', async () => {
  const ask = async (payload: unknown) => {
    const url = `/v1?projectId=project-1&chainId=${caipNetworkId}`
    return (
      await server.app.inject({ method: 'POST', url, payload: JSON.stringify(payload) })
    ).json()
  }
  const call = { jsonrpc: '2.0', id: 'a', method: 'getblockcount' }
  expect(await ask(call)).toMatchObject({ id: 'a', error: { code: -32601 } })
  expect(await ask([call])).toMatchObject([{ id: 'a', error: { code: -32601 } }])
})

test.each([
  ['the explorer is down', 'http://127.0.0.1:9', payment.address, '', 503],
  ['the address is none', undefined, payment.address.replace(/.$/, 'q'), '', 400],
  ['the address is one of another network', undefined, `0x${'1'.repeat(40)}`, '', 400],
  ['the cursor is none', undefined, payment.address, '&cursor=../../tx', 400],
])('error: %s', async (_, esploraUrl, address, rest, status) => {
  const { app } = await createServer(esploraUrl ?? bitcoin.network.url)
  const query = `projectId=project-1&chainId=${caipNetworkId}${rest}`
  expect((await app.inject(`/v1/account/${address}/history?${query}`)).statusCode).toBe(status)
})
