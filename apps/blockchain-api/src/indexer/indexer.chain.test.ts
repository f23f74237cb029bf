import {
  type EndpointInput,
  getBalance,
  getGasPrice,
  getHistory,
  getTokenPrice,
} from '@latchkey/blockchain-api'
import { emptyDatabase } from '@latchkey/service/testing'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tables } from '../db/Database.ts'
import { blocks, transfers } from '../db/schema.ts'
import { createAccountReader } from '../testing/createAccountReader.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import {
  type RunningTestChain,
  startTestChain,
  toSandboxAccount,
} from '../testing/startTestChain.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const alice = toSandboxAccount(0)

let running: RunningTestChain
let server: TestServer

beforeAll(async () => {
  running = await startTestChain()
})
afterAll(() => running.stop())
beforeEach(async () => {
  await emptyDatabase(running.db, tables.schema)
  server = await createTestServer({ db: running.db, rpcUrl: running.chain.rpcUrl })
})

const transport = () => http(running.chain.rpcUrl)
const node = () => createTestClient({ mode: 'anvil', chain: mainnet, transport: transport() })
const wallet = () => createWalletClient({ account: alice, chain: mainnet, transport: transport() })
const createStranger = () => privateKeyToAccount(generatePrivateKey()).address

/** Runs indexing steps until the index has the latest block of the test chain. */
async function indexAll(indexer = server.createIndexer()): Promise<number> {
  let progress = await indexer.step()
  while (progress.indexed < progress.head) progress = await indexer.step()
  return progress.head
}

/** Waits until a sent transaction is mined, because the node accepts a transaction earlier. */
async function mined(sent: Promise<`0x${string}`>): Promise<`0x${string}`> {
  const client = createPublicClient({ chain: mainnet, transport: transport(), pollingInterval: 20 })
  const { transactionHash } = await client.waitForTransactionReceipt({ hash: await sent })
  return transactionHash
}

const sendCoin = (to: `0x${string}`, value: bigint) =>
  mined(wallet().sendTransaction({ to, value }))

const sendGold = (to: `0x${string}`, amount: bigint) =>
  mined(
    wallet().writeContract({
      address: running.chain.contracts.gold,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, amount],
    }),
  )

const { readHistory } = createAccountReader(() => server, 'eip155:1')

const readBalance = (address: string, forceUpdate?: string[]) =>
  server.client.call(getBalance, {
    address,
    currency: 'usd',
    chainId: 'eip155:1',
    ...(forceUpdate && { forceUpdate }),
  })

test('K-BAPI-03: transfers of coins and tokens are in both histories with their direction', async () => {
  const bob = createStranger()
  const [coinHash, goldHash] = [
    await sendCoin(bob, parseEther('1.5')),
    await sendGold(bob, 25_500_000n),
  ]
  await indexAll()

  const { data, next } = await readHistory(bob)
  expect(next).toBeNull()
  expect(data).toMatchObject([
    {
      metadata: { operationType: 'receive', hash: goldHash, chain: 'eip155:1' },
      transfers: [
        {
          fungible_info: { name: 'Clubhouse Gold', symbol: 'GOLD' },
          direction: 'in',
          quantity: { numeric: '25.5' },
          value: null,
        },
      ],
    },
    {
      metadata: {
        operationType: 'receive',
        hash: coinHash,
        sentFrom: alice.address.toLowerCase(),
        sentTo: bob.toLowerCase(),
      },
      transfers: [
        {
          fungible_info: { symbol: 'ETH' },
          direction: 'in',
          quantity: { numeric: '1.5' },
          value: 4_500,
          price: 3_000,
        },
      ],
    },
  ])
  expect(data).toHaveLength(2)
  const sent = await readHistory(alice.address)
  expect(sent.data.slice(0, 2)).toMatchObject([
    {
      // The history entry shows the recipient of the token. The transaction itself goes to the
      // token's contract.
      metadata: { operationType: 'send', hash: goldHash, sentTo: bob.toLowerCase() },
      transfers: [{ direction: 'out' }],
    },
    { metadata: { operationType: 'send', hash: coinHash }, transfers: [{ direction: 'out' }] },
  ])
})

test('K-BAPI-11a: native balances come from the node, without an address, tokens from the index', async () => {
  const bob = createStranger()
  await sendCoin(bob, parseEther('1.5'))
  await sendGold(bob, 25_500_000n)
  await indexAll()
  const { balances } = await readBalance(bob)
  expect(balances).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      value: 4_500,
      price: 3_000,
      quantity: { decimals: '18', numeric: '1.5' },
      iconUrl: '',
      listed: true,
    },
    {
      name: 'Clubhouse Gold',
      symbol: 'GOLD',
      chainId: 'eip155:1',
      address: `eip155:1:${running.chain.contracts.gold.toLowerCase()}`,
      value: 0,
      price: 0,
      quantity: { decimals: '6', numeric: '25.5' },
      iconUrl: '',
      listed: false,
    },
  ])

  // The transfer is not in the index yet, but a forced token is read from the chain.
  await sendGold(bob, 500_000n)
  const forced = await readBalance(bob, [`eip155:1:${running.chain.contracts.gold}`])
  expect(forced.balances[1]?.quantity.numeric).toBe('26')
})

test('K-BAPI-08: the gas price follows the next blocks, in three steps', async () => {
  await sendCoin(createStranger(), 1n)
  const answer = await server.client.call(getGasPrice, { chainId: 'eip155:1' })
  const [standard, fast, instant] = [answer.standard, answer.fast, answer.instant].map(BigInt)
  const { baseFeePerGas } = await createPublicClient({ transport: transport() }).getBlock()
  expect(standard).toBeGreaterThan(baseFeePerGas ?? 0n)
  expect(fast).toBeGreaterThanOrEqual(standard ?? 0n)
  expect(instant).toBeGreaterThanOrEqual(fast ?? 0n)
})

test('K-BAPI-06: a token that the index has met is priced by its address', async () => {
  const gold = `eip155:1:${running.chain.contracts.gold.toLowerCase()}` as const
  const priced = await createTestServer({
    db: running.db,
    rpcUrl: running.chain.rpcUrl,
    environment: { PRICES: JSON.stringify({ [gold]: 1.25 }) },
  })
  await indexAll()
  const input = { currency: 'usd', addresses: [gold] } satisfies EndpointInput<typeof getTokenPrice>
  const { fungibles } = await priced.client.call(getTokenPrice, input)
  expect(fungibles).toMatchObject([{ address: gold, symbol: 'GOLD', price: 1.25, decimals: 6 }])
  // Ether has no configured price, so the answer has no price either.
  const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const asking = priced.client.call(getTokenPrice, { ...input, addresses: [ether] })
  await expect(asking).rejects.toMatchObject({ status: 400 })
})

test('behavior: a transaction with fewer confirmations than the network needs is pending', async () => {
  const bob = createStranger()
  await sendCoin(bob, 1n)
  const readStatus = async () => {
    await indexAll()
    const { data } = await readHistory(bob)
    return data[0]?.metadata.status
  }
  expect(await readStatus()).toBe('pending')
  await node().mine({ blocks: 1 })
  expect(await readStatus()).toBe('pending')
  await node().mine({ blocks: 1 })
  expect(await readStatus()).toBe('confirmed')
})

test('behavior: a reverted transaction is failed and has no transfers', async () => {
  const bob = createStranger()
  const hash = await wallet().writeContract({
    address: running.chain.contracts.gold,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob, 10n ** 30n],
    gas: 100_000n,
  })
  await indexAll()
  const { data } = await readHistory(alice.address)
  expect(data[0]).toMatchObject({ metadata: { hash, status: 'failed' }, transfers: [] })
  expect((await readHistory(bob)).data).toEqual([])
})

test('behavior: after a reorganisation the index is as if the dropped blocks had never been', async () => {
  const [bob, carol] = [createStranger(), createStranger()]
  await sendGold(bob, 1_000_000n)
  const before = await node().snapshot()
  await sendGold(bob, 2_000_000n)
  await sendCoin(bob, 5n)
  await indexAll()
  const readGold = async (address: string) =>
    (await readBalance(address)).balances.find(({ symbol }) => symbol === 'GOLD')?.quantity.numeric
  expect(await readGold(bob)).toBe('3')

  await node().revert({ id: before })
  const hash = await sendGold(carol, 4_000_000n)
  await indexAll()
  expect(await readGold(bob)).toBe('1')
  expect(await readGold(carol)).toBe('4')
  expect((await readHistory(bob)).data).toHaveLength(1)
  const { data } = await readHistory(alice.address)
  expect(data[0]?.metadata.hash).toBe(hash)
  expect(server.lines.some((line) => JSON.stringify(line).includes('reorganised'))).toBe(true)
})

test('behavior: a restarted indexer continues where the last one stopped', async () => {
  const bob = createStranger()
  await sendGold(bob, 1_000_000n)
  const first = await server.createIndexer().step()
  const head = await indexAll(server.createIndexer())
  await indexAll(server.createIndexer())
  expect(first.indexed).toBeLessThanOrEqual(head)
  const heights = (await running.db.select().from(blocks)).map(({ blockNumber }) => blockNumber)
  expect(heights.toSorted((a, b) => a - b)).toEqual(Array.from({ length: head + 1 }, (_, i) => i))
  const moved = await running.db.select().from(transfers)
  expect(moved.filter(({ receiver }) => receiver === bob.toLowerCase())).toHaveLength(1)
})

test('K-BAPI-03, K-BAPI-11a: a request right after a transaction includes it before indexing', async () => {
  const receiver = createStranger()
  const hash = await sendGold(receiver, 2_000_000n)
  // An empty index is far behind the chain. Each request brings it closer to the head.
  await indexAll()
  const next = await sendGold(receiver, 3_000_000n)
  const { data } = await readHistory(receiver)
  expect(data.map(({ metadata }) => metadata.hash)).toEqual([next, hash])
  await sendGold(receiver, 1_000_000n)
  const { balances } = await readBalance(receiver)
  expect(balances).toMatchObject([{ quantity: { numeric: '6' } }])
})

test('K-BAPI-03: a collectible that moved is one, with its name and picture and without a price', async () => {
  const bob = createStranger()
  await wallet().writeContract({
    address: running.chain.contracts.trophy,
    abi: parseAbi(['function mint(address to, uint256 id)']),
    functionName: 'mint',
    args: [bob, 4_711n],
  })
  await indexAll()
  const [got] = (await readHistory(bob)).data
  expect(got?.metadata.operationType).toBe('receive')
  const picture = {
    url: expect.stringMatching(/\/v1\/nfts\/eip155:1\/0x[\da-f]{40}\/4711\/picture$/),
    content_type: null,
  }
  expect(got?.transfers).toEqual([
    {
      fungible_info: null,
      nft_info: {
        name: 'Trophy 4711',
        address: expect.stringMatching(/^eip155:1:0x[0-9a-f]{40}$/),
        token_id: '4711',
        content: { preview: picture, detail: picture },
        flags: { is_spam: false },
      },
      direction: 'in',
      quantity: { numeric: '1' },
      value: null,
      price: null,
    },
  ])
})

/**
 * Returns the creation code of a contract that forwards its received value to an address, and
 * optionally reverts.
 */
function toPassing(receiver: string, end: 'stop' | 'revert'): `0x${string}` {
  const call = `60006000600060003473${receiver.slice(2)}5af1`
  return `0x${call}${end === 'stop' ? '00' : '60006000fd'}`
}

test('K-BAPI-03: coins from a contract are in the recipient’s history unless they were reverted', async () => {
  const bob = createStranger()
  const make = (end: 'stop' | 'revert') =>
    wallet().sendTransaction({ data: toPassing(bob, end), value: parseEther('2'), gas: 200_000n })
  const hash = await make('stop')
  await make('revert')
  await indexAll()
  const { data } = await readHistory(bob)
  expect(data).toMatchObject([
    {
      metadata: { hash, operationType: 'receive' },
      transfers: [{ direction: 'in', quantity: { numeric: '2' }, value: 6_000 }],
    },
  ])
})

test('K-BAPI-03: a page has fifty entries, and the next one continues after it', async () => {
  const bob = createStranger()
  await node().setAutomine(false)
  for (let value = 1n; value <= 53n; value += 1n) await wallet().sendTransaction({ to: bob, value })
  await node().setAutomine(true)
  await node().mine({ blocks: 1 })
  await indexAll()
  const first = await readHistory(bob)
  const second = await readHistory(bob, first.next ?? '')
  expect([first.data.length, second.data.length, second.next]).toEqual([50, 3, null])
  const ids = [...first.data, ...second.data].map(({ id }) => id)
  expect(new Set(ids).size).toBe(53)
  await expect(readHistory(bob, 'bm90IG91cnM')).rejects.toMatchObject({ status: 400 })
})

test('error: a node that is down stops only the index and the balance', async () => {
  const bob = createStranger()
  await sendCoin(bob, 1n)
  const head = await indexAll()
  const dead = await createTestServer({ db: running.db, rpcUrl: 'http://127.0.0.1:9' })
  await expect(dead.createIndexer().step()).rejects.toMatchObject({ code: 'chain_down' })
  expect(await indexAll()).toBe(head)
  const input = { address: bob, chainId: 'eip155:1' }
  expect((await dead.client.call(getHistory, input)).data).toHaveLength(1)
  const asking = dead.client.call(getBalance, { ...input, currency: 'usd' })
  await expect(asking).rejects.toMatchObject({ status: 503 })
})
