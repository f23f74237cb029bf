import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeNode, type NodeHabit, toNodeResponse } from '../testing/nodes/createFakeNode.ts'
import { closedHabit } from '../testing/nodes/nodeHabits.ts'
import { passTime } from '../testing/passTime.ts'
import { createRpc } from './createRpc.ts'
import { createRpcPost } from './createRpcPost.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  // Before the next file starts its own server.
  vi.unstubAllGlobals()
})

/** Serves one fake node per habit at `https://0.example/`, `https://1.example/` and so on. */
function serve(habits: readonly NodeHabit[], signal?: AbortSignal) {
  const nodes = habits.map((habit) => createFakeNode(habit))
  const sent: { readonly url: string; readonly authorization: string | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    sent.push({ url, authorization: headers.get('authorization') ?? undefined })
    const node = nodes[Number(new URL(url).host[0])]
    const answer = node?.respond(JSON.parse(String(init.body)))
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
    return Promise.race([answer, aborted])
  })
  const posts = habits.map((_, index) =>
    createRpcPost({ url: `https://${index}.example/`, signal }),
  )
  return { nodes, sent, ask: createRpc({ name: 'Ethereum', posts, signal }) }
}

const usual: NodeHabit = { name: 'follows the specification' }
const getBalance = { method: 'eth_getBalance', params: ['0x', 'latest'] }
const answering = (...responses: (() => Response)[]): NodeHabit => ({
  name: 'answers in order',
  respond: ({ earlier }) => responses[earlier]?.(),
})
const down = answering(
  ...Array.from({ length: 9 }, () => () => toNodeResponse('', { status: 503 })),
)
const failing = (code: number, message: string) =>
  answering(() => toNodeResponse({ error: { code, message } }))

test('K-CHAIN-22: a node is tried four times, then the next one', async () => {
  const { nodes, ask } = serve([down, usual])
  expect(await passTime(ask(getBalance), vi, 200)).toBe('0x10')
  expect(nodes.map(({ sizes }) => sizes.length)).toEqual([4, 1])
})

test('S-131d: the node that answered last is asked first for 60 s', async () => {
  const { nodes, ask } = serve([down, usual])
  await passTime(ask(getBalance), vi, 200)
  await passTime(ask(getBalance), vi, 200)
  expect(nodes.map(({ sizes }) => sizes.length)).toEqual([4, 2])
  await vi.advanceTimersByTimeAsync(60_000)
  await passTime(ask(getBalance), vi, 200)
  expect(nodes.map(({ sizes }) => sizes.length)).toEqual([8, 3])
})

test('S-131b: an answer is final, also for a node that answered before', async () => {
  const { nodes, ask } = serve([failing(3, 'execution reverted'), usual])
  const error = { code: 3, message: 'execution reverted' }
  await expect(passTime(ask(getBalance), vi, 200)).rejects.toMatchObject(error)
  expect(nodes.map(({ sizes }) => sizes.length)).toEqual([1, 0])
})

test.each([
  [-32_601, 'the method eth_getBalance does not exist'],
  [-32_004, 'not offered'],
])('K-WORLD-10: another node is asked for a method that one lacks: %s', async (code, message) => {
  const { nodes, ask } = serve([failing(code, message), usual])
  expect(await passTime(ask(getBalance), vi, 200)).toBe('0x10')
  expect(nodes.map(({ sizes }) => sizes.length)).toEqual([1, 1])
})

test('K-WORLD-10: a wait of an hour is not waited for; the next node is asked', async () => {
  const { nodes, ask } = serve([closedHabit, usual])
  expect(await passTime(ask(getBalance), vi, 200)).toBe('0x10')
  expect(nodes.map(({ sizes }) => sizes.length)).toEqual([1, 1])
})

test('K-WORLD-10: Retry-After is waited for, as seconds or as a date', async () => {
  const later = new Date(Date.now() + 5_000).toUTCString()
  const slow = (wait: string) => () =>
    toNodeResponse('', { status: 429, headers: { 'retry-after': wait } })
  const { nodes, ask } = serve([answering(slow('2'), slow(later))])
  const answer = ask(getBalance)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(nodes[0]?.sizes).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(nodes[0]?.sizes).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(nodes[0]?.sizes).toHaveLength(2)
  expect(await passTime(answer, vi, 200)).toBe('0x10')
})

test('error: without an answer of JSON-RPC the chain is unreachable', async () => {
  const { ask } = serve([answering(() => toNodeResponse('<html></html>', { status: 404 }))])
  await expect(passTime(ask(getBalance), vi, 200)).rejects.toMatchObject({
    code: 'unreachable',
    cause: { code: 'invalid_answer' },
  })
})

test('error: a node that refuses tells more than the next one, which is down', async () => {
  const { ask } = serve([failing(-32_601, 'no such method'), down])
  await expect(passTime(ask(getBalance), vi, 200)).rejects.toMatchObject({ code: -32_601 })
})

test('behavior: credentials of a URL are sent as a header', async () => {
  const { sent } = serve([usual])
  const post = createRpcPost({ url: 'https://me:p%20w@0.example/' })
  await post({ jsonrpc: '2.0', id: 1, ...getBalance })
  expect(sent).toEqual([{ url: 'https://0.example/', authorization: `Basic ${btoa('me:p w')}` }])
})

test('behavior: an abort ends a request and the waits between attempts', async () => {
  const controller = new AbortController()
  const { ask } = serve([down], controller.signal)
  const answer = expect(ask(getBalance)).rejects.toBe('left')
  await vi.advanceTimersByTimeAsync(100)
  controller.abort('left')
  await answer
})
