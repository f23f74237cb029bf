import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHost, type TestHost } from '../fixtures/createTestHost.ts'
import { type Outcome, outcomeOf } from '../fixtures/outcome.ts'
import { silentDocument } from '../fixtures/silentDocument.ts'
import { createWindowPair, type Delivery } from '../testing/createWindowPair.ts'

let world: TestHost
let asked: Outcome
let id: string
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  world = createTestHost({ document: silentDocument({ answersStart: true }) })
  asked = outcomeOf(world.host.request('GET_CHAIN_ID', undefined))
  await pass(500)
  id = (world.frame.getMessages().at(-1) as { id: string }).id
})
afterEach(() => {
  world.end()
  vi.useRealTimers()
})

const answer = () => ({ id, type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 7 } })
const right = (): Delivery => ({
  data: answer(),
  origin: 'https://secure.example',
  source: world.frame.frameWindow.target,
})
const stranger = createWindowPair({ host: 'https://a.example', frame: 'https://secure.example' })

function deep(): unknown {
  let value: unknown = 1
  for (let level = 0; level < 40; level += 1) value = [value]
  return value
}

test.each<[string, () => Partial<Delivery>]>([
  ['another window', () => ({ source: stranger.frame.target })],
  ['this very page', () => ({ source: world.frame.hostWindow.target })],
  ['no window', () => ({ source: null })],
  ['another origin', () => ({ origin: 'https://evil.example' })],
  ['an origin that starts alike', () => ({ origin: 'https://secure.example.evil.example' })],
  ['text', () => ({ data: JSON.stringify(answer()) })],
  ['the prefix within the type', () => ({ data: { ...answer(), type: `x${answer().type}` } })],
  ["the app's prefix", () => ({ data: { ...answer(), type: '@w3m-app/GET_CHAIN_ID_SUCCESS' } })],
  ['too deep a payload', () => ({ data: { ...answer(), extra: deep() } })],
  ['an unknown type', () => ({ data: { ...answer(), type: '@w3m-frame/GET_KEY_SUCCESS' } })],
  ['no id', () => ({ data: { ...answer(), id: undefined } })],
  ['an id nobody has', () => ({ data: { ...answer(), id: 'other' } })],
  ["another request's type", () => ({ data: { id, type: '@w3m-frame/SIGN_OUT_SUCCESS' } })],
  [
    "another request's error",
    () => ({
      data: { id, type: '@w3m-frame/GET_USER_ERROR', payload: { message: 'x' } },
    }),
  ],
])('S-02: an answer with %s is ignored; the right one after it counts', async (_what, wrong) => {
  world.frame.hostWindow.deliver({ ...right(), ...wrong() })
  await pass(0)
  expect(asked.state).toBe('pending')
  world.frame.hostWindow.deliver(right())
  await pass(0)
  expect(asked).toEqual({ state: 'resolved', value: { chainId: 7 } })
})

test('S-06: each request settles once', async () => {
  world.frame.hostWindow.deliver(right())
  world.frame.hostWindow.deliver({
    ...right(),
    data: { id, type: '@w3m-frame/GET_CHAIN_ID_ERROR', payload: { message: 'late' } },
  })
  await pass(30_000)
  expect(asked).toEqual({ state: 'resolved', value: { chainId: 7 } })
})

test('error: the answer is of another form', async () => {
  world.frame.hostWindow.deliver({ ...right(), data: { ...answer(), payload: { chainId: null } } })
  await pass(0)
  expect(asked).toMatchObject({ state: 'rejected', error: { code: 'invalid_answer' } })
})

test('behavior: every message names the exact origin, and ids are random', () => {
  const { posted } = world.frame.frameWindow
  expect(new Set(posted.map((message) => message.targetOrigin))).toEqual(
    new Set(['https://secure.example']),
  )
  const ids = posted.map((message) => (message.data as { id: string }).id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const each of ids) expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
})

test.each([
  [{ message: 'Invalid Otp' }, 'Invalid Otp'],
  [{ message: '' }, 'An error occurred'],
  [{ message: '\u202e\u0000\u200b' }, 'An error occurred'],
  [{ message: `a\u202eb${'x'.repeat(5_000)}` }, `a b${'x'.repeat(997)}`],
])('K-AUTH-19: the error %j rejects with its plain text', async (payload, message) => {
  world.frame.hostWindow.deliver({
    ...right(),
    data: { id, type: '@w3m-frame/GET_CHAIN_ID_ERROR', payload },
  })
  await pass(0)
  expect(asked.error).toMatchObject({ message, shortMessage: 'An error occurred' })
})

test('behavior: refused messages cost a line in ten seconds, without what they held', async () => {
  const bad = { ...answer(), payload: { chainId: null, secret: 'SECRET' } }
  for (let count = 0; count < 50; count += 1)
    world.frame.hostWindow.deliver({ ...right(), data: bad })
  await pass(10_000)
  world.frame.hostWindow.deliver({ ...right(), data: bad })
  await pass(0)
  expect(world.lines).toEqual([
    'W3mFrame: invalid frame event: GET_CHAIN_ID_SUCCESS with a bad payload',
    'W3mFrame: invalid frame event: GET_CHAIN_ID_SUCCESS with a bad payload (and 49 more)',
  ])
})

test('behavior: a late answer is not logged', async () => {
  world.frame.hostWindow.deliver(right())
  world.frame.hostWindow.deliver(right())
  await pass(0)
  expect(world.lines).toEqual([])
})

test('behavior: success answers and session hints reach those who watch', async () => {
  const answered = vi.fn()
  const sessionUpdated = vi.fn()
  const stop = world.host.watch({ answered, sessionUpdated })
  world.frame.hostWindow.deliver(right())
  const session = { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } }
  world.frame.hostWindow.deliver({ ...right(), data: session })
  await pass(0)
  stop()
  world.frame.hostWindow.deliver({ ...right(), data: session })
  await pass(0)
  expect(answered.mock.calls).toEqual([
    [{ ok: true, name: 'GET_CHAIN_ID', payload: { chainId: 7 } }],
  ])
  expect(sessionUpdated.mock.calls).toEqual([['t']])
})
