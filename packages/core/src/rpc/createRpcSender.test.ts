import { expect, test } from 'vitest'
import { createFakeNode, type NodeHabit, toNodeResponse } from '../testing/nodes/createFakeNode.ts'
import { batchHabits } from '../testing/nodes/nodeHabits.ts'
import { createRpcSender } from './createRpcSender.ts'
import type { PostRpc, RpcCall } from './RpcResponse.ts'

const echo = { eth_call: ([value]: readonly unknown[]) => value }
const toCalls = (count: number): RpcCall[] =>
  Array.from({ length: count }, (_, index) => ({ method: 'eth_call', params: [index] }))
const toResults = (count: number) => toCalls(count).map((_, index) => index)

function serve(habit: NodeHabit, batchSize?: number) {
  const node = createFakeNode(habit, echo)
  const post: PostRpc = async (body) => {
    const response = await node.respond(body)
    return { status: response.status, body: await response.json() }
  }
  const send = createRpcSender(post, batchSize)
  const read = async (count: number) => {
    const responses = await Promise.all(send(toCalls(count)))
    return responses.map(({ status, body }) =>
      typeof body === 'object' && body && 'result' in body ? body.result : status,
    )
  }
  return { node, read }
}

test('K-WORLD-09: a node that accepts batches gets one request, a single call none', async () => {
  const { node, read } = serve({ name: 'usual' })
  expect(await read(20)).toEqual(toResults(20))
  expect(await read(1)).toEqual([0])
  expect(node.sizes).toEqual([20, 0])
})

test.each(batchHabits)('K-WORLD-09: all calls reach a node that $name', async (habit) => {
  const { node, read } = serve(habit)
  expect(await read(120)).toEqual(toResults(120))
  const refused = node.sizes.length
  expect(await read(7)).toEqual(toResults(7))
  expect(node.sizes.slice(refused).every((size) => size <= 3)).toBe(true)
})

test('K-WORLD-09: the accepted size of a batch is remembered', async () => {
  const [refusing, small] = [batchHabits[0], batchHabits[5]]
  if (!refusing || !small) throw new Error('The table has both habits.')
  const [one, other] = [serve(refusing), serve(small)]
  await Promise.all([one.read(5), other.read(5)])
  expect(one.node.sizes).toEqual([5, 3, 0, 0, 0, 0, 0])
  expect(other.node.sizes).toEqual([5, 3, 2])
  await Promise.all([one.read(4), other.read(4)])
  expect(one.node.sizes.slice(7)).toEqual([0, 0, 0, 0])
  expect(other.node.sizes.slice(3)).toEqual([3, 0])
})

test.each([
  [403, { status: 403 }],
  [500, { status: 500 }],
])('K-WORLD-09: a node that is down keeps its batches: status %s', async (status, init) => {
  const { node, read } = serve({
    name: 'is down for two requests',
    respond: ({ earlier }) => (earlier < 2 ? toNodeResponse('down', init) : undefined),
  })
  expect(await read(3)).toEqual([status, status, status])
  expect(node.sizes).toEqual([3, 0])
  expect(await read(3)).toEqual(toResults(3))
  expect(node.sizes).toEqual([3, 0, 3])
})

test.each([
  ['status 429', () => toNodeResponse('slow down', { status: 429 })],
  ['status 503', () => toNodeResponse('later', { status: 503 })],
  ['−32005', () => toNodeResponse({ error: { code: -32_005, message: 'limit exceeded' } })],
  ['a list of −32005', () => toNodeResponse([{ error: { code: -32_005, message: 'limit' } }])],
])('K-WORLD-09: a busy node gets no further request: %s', async (_, respond) => {
  const { node, read } = serve({ name: 'is busy', respond })
  await read(3)
  expect(node.sizes).toEqual([3])
})

test('K-WORLD-09: calls that revert alike are no refusal of their batch', async () => {
  const error = { code: 3, message: 'execution reverted: batch closed' }
  const { node, read } = serve({
    name: 'reverts',
    respond: ({ calls }) => toNodeResponse(calls.map(({ id }) => ({ id, error }))),
  })
  await read(3)
  await read(3)
  expect(node.sizes).toEqual([3, 3])
})

test('K-WORLD-09: a failed request rejects all its calls', async () => {
  const send = createRpcSender(() => Promise.reject(new TypeError('offline')))
  const outcomes = await Promise.allSettled(send(toCalls(2)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('K-CHAIN-22: a batch has at most the given number of calls', async () => {
  const { node, read } = serve({ name: 'usual' }, 2)
  expect(await read(5)).toEqual(toResults(5))
  expect(node.sizes).toEqual([2, 2, 0])
})
