import {
  batchHabits,
  closedHabit,
  feeHabits,
  type NodeHabit,
  nodeHabits,
  toNodeResponse,
} from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { startFakeNode } from '../testing/startFakeNode.ts'
import { readGasPrice } from './readGasPrice.ts'

const gwei = 10n ** 9n
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function start(habit: NodeHabit) {
  const { node, chain, stop } = await startFakeNode(habit)
  stops.push(stop)
  return { node, chain }
}

const getBalance = { method: 'eth_getBalance', params: ['0x1', 'latest'] }
const page = ['a', 7, 7, null, 'e'].map((id) => ({ jsonrpc: '2.0', id, ...getBalance }))
const answered = page.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x10' }))

test.each(nodeHabits)('K-WORLD-10: the API reads a node that $name', async (habit) => {
  const { chain } = await start(habit)
  expect(await chain.request(getBalance)).toBe('0x10')
  const { standard } = await readGasPrice(chain)
  expect(standard).toBeGreaterThanOrEqual(gwei)
  expect(standard).toBeLessThanOrEqual(32n * gwei)
})

test.each(batchHabits)('K-WORLD-09: a batch of a page reaches a node that $name', async (habit) => {
  const { node, chain } = await start(habit)
  expect(await chain.forward(page)).toEqual(answered)
  const before = node.sizes.length
  expect(await chain.forward(page)).toEqual(answered)
  expect(Math.max(...node.sizes.slice(before))).toBeLessThanOrEqual(3)
})

test('K-WORLD-09: a node that accepts batches gets the batch of a page as one request', async () => {
  const { node, chain } = await start({ name: 'follows the specification' })
  expect(await chain.forward(page)).toEqual(answered)
  expect(node.sizes).toEqual([5])
})

test.each([
  [feeHabits.noFeeMarket, gwei],
  [feeHabits.freeBase, gwei],
  [feeHabits.noFeeHistory, 3n * gwei],
  [feeHabits.noRewards, 3n * gwei],
  [feeHabits.tipFloor, 32n * gwei],
  [feeHabits.suggestedTip, 5n * gwei],
])('K-WORLD-10: the gas price of the API fits a node that $0.name', async (habit, standard) => {
  const { chain } = await start(habit)
  expect(await readGasPrice(chain)).toMatchObject({ standard })
})

test('K-WORLD-10: a node that stays busy is down, and its answer is no refusal', async () => {
  const { chain } = await start(closedHabit)
  const down = { code: 'chain_down', refused: false }
  await expect(chain.request(getBalance)).rejects.toMatchObject(down)
})

test('error: a batch fails as a whole if the node has no answer to one call', async () => {
  const { chain } = await start({
    name: 'has no JSON for single calls',
    respond: ({ isBatch, calls, answer }) =>
      isBatch ? toNodeResponse(answer(calls.slice(1))) : new Response('down', { status: 502 }),
  })
  await expect(chain.forward(page)).rejects.toMatchObject({ code: 'chain_down' })
})
