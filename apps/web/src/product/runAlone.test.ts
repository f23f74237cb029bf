import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServer } from '../testing/fakeServer.ts'
import { createProductClient } from './createProductClient.ts'
import { runAlone } from './runAlone.ts'

const { locks } = navigator
const unbounded = { locks, signal: new AbortController().signal }

afterEach(() => {
  vi.useRealTimers()
})

/** Creates tasks that finish when the test resolves them, and counts running tasks. */
function createWork() {
  const ends: (() => void)[] = []
  const run = () =>
    new Promise<number>((resolve) => {
      ends.push(() => resolve(ends.length))
    })
  return { ends, run }
}

/** Waits until all pending promise callbacks have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('S-135g: tabs that refresh at the same time run one after another', async () => {
  const { ends, run } = createWork()
  const all = [1, 2, 3].map(() => runAlone(run, unbounded))
  for (const tab of [1, 2, 3]) {
    await expect.poll(() => ends).toHaveLength(tab)
    await settle()
    expect(ends).toHaveLength(tab)
    ends.at(-1)?.()
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3])
})

test('S-135g: after a failed run the next one starts', async () => {
  const failing = runAlone(() => Promise.reject(new TypeError('down')), unbounded)
  const next = runAlone(async () => 7, unbounded)
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe(7)
})

test('behavior: a hanging tab blocks others for at most 3 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ends, run } = createWork()
  const hanging = runAlone(run, unbounded)
  await vi.waitUntil(() => ends.length === 1, { interval: 0 })
  const second = runAlone(async () => 7, unbounded)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await second).toBe(7)
  ends[0]?.()
  await hanging
})

test('behavior: a run aborted while it waits sends no request', async () => {
  const { ends, run } = createWork()
  const holding = runAlone(run, unbounded)
  await expect.poll(() => ends).toHaveLength(1)
  const leaving = new AbortController()
  const ask = vi.fn(async () => 7)
  const left = runAlone(ask, { locks, signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  ends[0]?.()
  await holding
  expect(ask).not.toHaveBeenCalled()
})

test('behavior: without the Web Locks API the run starts immediately', async () => {
  const { ends, run } = createWork()
  const both = [1, 2].map(() => runAlone(run, { ...unbounded, locks: undefined }))
  expect(ends).toHaveLength(2)
  for (const end of ends) end()
  await Promise.all(both)
})

test('K-WORLD-17: a browser that refuses locks reads the session without one', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('', 'SecurityError')) }
  const run = vi.fn(async () => 7)
  expect(await runAlone(run, { ...unbounded, locks: refusing })).toBe(7)
  expect(run).toHaveBeenCalledOnce()
})

test('S-135g: two tabs of one browser never request the session at the same time', async () => {
  const fake = createFakeServer()
  fake.server.listen({ onUnhandledFrame: 'error' })
  let open = 0
  let most = 0
  const counting: typeof fetch = async (...request) => {
    open += 1
    most = Math.max(most, open)
    const answer = await fetch(...request)
    open -= 1
    return answer
  }
  const tabs = [1, 2, 3].map(() =>
    createProductClient({ baseUrl: 'http://localhost:3000', fetch: counting, locks }),
  )
  await Promise.all(tabs.map((tab) => tab.readSession()))
  await Promise.all(tabs.map((tab) => tab.refreshSession()))
  expect(most).toBe(1)
  fake.server.close()
})
