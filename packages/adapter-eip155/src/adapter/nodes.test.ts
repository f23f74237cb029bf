import type { Network, SendFeatures, SendOrder } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import {
  batchHabits,
  closedHabit,
  createFakeNode,
  feeHabits,
  type NodeAnswers,
  type NodeHabit,
  nodeHabits,
  passTime,
  silentHabit,
  toNodeResponse,
} from '@latchkey/core/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fakeProvider } from '../testing/fakeProvider.ts'
import { createAdapter } from './createAdapter.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

const [first, second] = ['https://one.example/', 'https://two.example/']
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = `0x${'12'.repeat(32)}` as const
const gwei = 10n ** 9n
const usual: NodeHabit = { name: 'follows the specification' }
const order: SendOrder = { caipNetworkId: mainnet.caipNetworkId, to: address, amount: 1n }

/** Connects a wallet on a network whose fake nodes have the given habits, one RPC URL per habit. */
async function connect(habits: readonly NodeHabit[], answers: NodeAnswers = {}) {
  const urls = [first, second].slice(0, habits.length)
  const nodes = habits.map((habit) => createFakeNode(habit, answers))
  for (const [index, node] of nodes.entries()) {
    server.use(
      http.post(urls[index] ?? '', async ({ request }) => {
        const response = await node.respond(await request.json())
        return new HttpResponse(await response.text(), response)
      }),
    )
  }
  const network: Network = { ...mainnet, rpcUrls: { default: { http: urls } } }
  const provider = fakeProvider({ answers: { eth_sendTransaction: () => hash } })
  const adapter = createAdapter({ networks: [network] })
  const wallet = await adapter.connect(
    { provider, info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } },
    { networks: [network], silent: false, signal: undefined },
  )
  const send: SendFeatures | undefined = wallet.features.send
  if (!send) throw new Error('An EVM wallet sends.')
  const readBalances = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const { amount } = await adapter.getBalance({ address, network, signal: undefined })
        return amount
      }),
    )
  const getSent = () => provider.requests.find(({ method }) => method === 'eth_sendTransaction')
  return { nodes, send, readBalances, getSent }
}

const useFakeTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

test.each(nodeHabits)('K-WORLD-10: reads from a node that $name', async (habit) => {
  useFakeTimers()
  const { send, readBalances } = await connect([habit])
  expect(await passTime(readBalances(5), vi, 100)).toEqual([16n, 16n, 16n, 16n, 16n])
  const fees = await passTime(send.getFees(order), vi, 100)
  expect(fees.normal).toBeGreaterThanOrEqual(21_000n * gwei)
  expect(fees.normal).toBeLessThan(21_000n * gwei * 40n)
})

test.each(nodeHabits)('K-WORLD-10: finds the receipt at a node that $name', async (habit) => {
  useFakeTimers()
  const { send } = await connect([habit])
  const { caipNetworkId } = order
  expect(await passTime(send.waitFor({ caipNetworkId, id: hash }), vi, 100)).toBeUndefined()
})

test('K-WORLD-10: a node that stays busy for longer does not end the wait', async () => {
  useFakeTimers()
  const error = { code: -32_005, message: 'limit exceeded' }
  const busy = ({ earlier }: { readonly earlier: number }) =>
    earlier < 9 ? toNodeResponse({ error }) : undefined
  const { send, nodes } = await connect([{ name: 'is busy for long', respond: busy }])
  const { caipNetworkId } = order
  expect(await passTime(send.waitFor({ caipNetworkId, id: hash }), vi, 100)).toBeUndefined()
  expect(nodes[0]?.sizes).toHaveLength(10)
})

test.each(batchHabits)(
  'K-WORLD-09: later calls are sent as accepted: a node that $name',
  async (habit) => {
    const { nodes, readBalances } = await connect([habit])
    await readBalances(5)
    const before = nodes[0]?.sizes.length
    expect(await readBalances(5)).toEqual([16n, 16n, 16n, 16n, 16n])
    const sizes = nodes[0]?.sizes.slice(before) ?? []
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3)
    expect(sizes.reduce((sum, size) => sum + Math.max(size, 1), 0)).toBe(5)
  },
)

test.each([silentHabit, closedHabit])(
  'S-131a: the next node is asked in place of one that $name',
  async (habit) => {
    useFakeTimers()
    const { nodes, readBalances } = await connect([habit, usual])
    expect(await passTime(readBalances(2), vi, 200)).toEqual([16n, 16n])
    expect(nodes.map(({ sizes }) => sizes)).toEqual([[2], [2]])
  },
)

test('error: a chain whose only node never answers is unreachable', async () => {
  useFakeTimers()
  const { readBalances } = await connect([silentHabit])
  const reading = passTime(readBalances(1), vi, 200)
  await expect(reading).rejects.toMatchObject({ code: 'unreachable' })
})

const toHex = (value: bigint) => `0x${value.toString(16)}`
const dynamic = (max: bigint, tip: bigint) => ({
  maxFeePerGas: toHex(max),
  maxPriorityFeePerGas: toHex(tip),
})

test.each([
  [feeHabits.noFeeMarket, { gasPrice: toHex(gwei) }],
  [feeHabits.freeBase, { gasPrice: toHex(gwei) }],
  [feeHabits.noFeeHistory, dynamic((gwei * 5n) / 2n, gwei)],
  [feeHabits.noRewards, dynamic((gwei * 5n) / 2n, gwei)],
  [feeHabits.tipFloor, dynamic((gwei * 63n) / 2n, 30n * gwei)],
  [feeHabits.suggestedTip, dynamic((gwei * 9n) / 2n, 3n * gwei)],
])('K-WORLD-10: the fees fit a node that $0.name', async (habit, fields) => {
  const { send, getSent } = await connect([habit])
  await send.send(order, { speed: 'normal' })
  const transaction = { from: address, chainId: '0x1', to: address, value: '0x1', data: '0x' }
  expect(getSent()?.params).toEqual([{ ...transaction, ...fields }])
})

test('K-WORLD-10: a node without suggestion and tips implies the tip by its gas price', async () => {
  const { send, getSent } = await connect([feeHabits.noRewards], {
    eth_maxPriorityFeePerGas: new Error('unknown method'),
    eth_gasPrice: toHex(5n * gwei),
  })
  await send.send(order, { speed: 'normal' })
  expect(getSent()?.params).toMatchObject([dynamic((gwei * 11n) / 2n, 4n * gwei)])
})
