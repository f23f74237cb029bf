/// <reference types="node" />
import { createRandom } from '@latchkey/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHost } from './fixtures/createTestHost.ts'
import { createTestServer, frameOrigin, hostOrigin } from './fixtures/createTestServer.ts'
import {
  type Draw,
  forge,
  names,
  neededInPayload,
  neededInSuccess,
  toAnswer,
  toRequest,
} from './fixtures/forge.ts'
import { outcomeOf } from './fixtures/outcome.ts'
import { silentDocument } from './fixtures/silentDocument.ts'
import type { FrameHandlers } from './frame/FrameHandlers.ts'
import type { RequestName } from './requests/index.ts'
import { payloads, successes } from './testing/requestsForTests.ts'

/** Number of forged messages that the test sends. `pnpm test:long` sends more. */
const messageCount = Number(process.env['LATCHKEY_FORGED_MESSAGES'] ?? 5_000)
const perBatch = 250
const firstSeed = 20_261_100
const batches = Array.from({ length: Math.ceil(messageCount / perBatch) }, (_, index) => ({
  seed: firstSeed + index,
}))
const ofFrame = batches.filter((_, index) => index % 2 === 0)
const ofHost = batches.filter((_, index) => index % 2 === 1)

let unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeEach(() => {
  vi.useFakeTimers()
  unhandled = []
  process.on('unhandledRejection', note)
})
afterEach(() => {
  expect(unhandled).toEqual([])
  process.off('unhandledRejection', note)
  vi.useRealTimers()
})

function createDraw(seed: number): Draw {
  const random = createRandom(seed)
  return (bound) => random.int(0, bound - 1)
}

test.each(ofFrame)(
  'S-02, S-05a: forged requests change nothing in the frame, seed $seed',
  async ({ seed }) => {
    const draw = createDraw(seed)
    const calls: RequestName[] = []
    const handlers = Object.fromEntries(
      names.map((name) => [
        name,
        async () => {
          calls.push(name)
          return successes[name]
        },
      ]),
    ) as unknown as FrameHandlers
    // The clock advances, so that the rate limit does not refuse a message. Each message must be
    // refused for its content.
    let now = 0
    const world = createTestServer(handlers, { now: () => now })
    const right = { origin: hostOrigin, source: world.host.target }
    let answerable = 0
    for (let count = 0; count < perBatch; count += 1) {
      now += 1_000
      const name = names[draw(names.length)] ?? 'GET_USER'
      const message = toRequest(name, `m${count}`)
      const { answerable: mayAnswer, ...delivery } = forge({
        draw,
        message,
        right,
        field: neededInPayload(name),
      })
      if (mayAnswer) answerable += 1
      world.frame.deliver(delivery)
      await world.settle()
    }
    expect(calls).toEqual([])
    expect(world.server.getOrigin()).toBeUndefined()
    expect(world.answers()).toHaveLength(answerable)
    for (const { data, targetOrigin } of world.answers()) {
      expect(targetOrigin).toBe(hostOrigin)
      expect(data).toMatchObject({
        type: expect.stringMatching(/_ERROR$/),
        payload: { message: expect.stringMatching(/^(Invalid request|Requested RPC call)/) },
      })
    }
    now += 10_000
    for (const name of names) {
      world.send(toRequest(name, `v-${name}`))
      await world.settle()
    }
    expect(calls).toHaveLength(names.length - 1)
    // Every request except RPC_ABORT is answered (S-11).
    expect(world.answers()).toHaveLength(answerable + names.length - 1)
    world.server.close()
  },
)

test.each(ofHost)(
  'S-02, S-06: forged answers change nothing in the host, seed $seed',
  async ({ seed }) => {
    const draw = createDraw(seed)
    const world = createTestHost({ document: silentDocument({ answersStart: true }) })
    await Promise.all([world.host.init(), vi.advanceTimersByTimeAsync(500)])
    const heard = vi.fn()
    world.host.watch({ reported: heard, started: heard, answered: heard, sessionUpdated: heard })
    const before = world.frame.getMessages().length
    const timers = vi.getTimerCount()
    const asked = names.map((name) => outcomeOf(world.host.request(name, payloads[name])))
    await vi.advanceTimersByTimeAsync(0)
    const ids = world.frame
      .getMessages()
      .slice(before)
      .map((message) => (message as { id: string }).id)
    const right = { origin: frameOrigin, source: world.frame.frameWindow.target }
    const rejected = new Set<number>()

    for (let count = 0; count < perBatch; count += 1) {
      const index = draw(names.length)
      const name = names[index] ?? 'GET_USER'
      const id = ids[index] ?? ''
      const { answerable, ...delivery } = forge({
        draw,
        message: toAnswer(name, id),
        right,
        field: neededInSuccess(name),
      })
      if (answerable) rejected.add(index)
      world.frame.hostWindow.deliver(delivery)
      // An answer to another request with the same id.
      const other = names[(index + 1 + draw(names.length - 1)) % names.length] ?? 'GET_USER'
      world.frame.hostWindow.deliver({ ...right, data: toAnswer(other, id) })
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(asked.map(({ state }) => state)).toEqual(
      names.map((_, index) => (rejected.has(index) ? 'rejected' : 'pending')),
    )
    expect(heard).not.toHaveBeenCalled()
    expect(world.frame.getMessages()).toHaveLength(before + names.length)

    for (const [index, name] of names.entries())
      world.frame.hostWindow.deliver({ ...right, data: toAnswer(name, ids[index] ?? '') })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.map(({ state }) => state)).toEqual(
      names.map((_, index) => (rejected.has(index) ? 'rejected' : 'resolved')),
    )
    // A request that was answered has no timer left.
    expect(vi.getTimerCount()).toBe(timers)
    world.end()
  },
)
