import { createTestClock, createTestDestination } from '@latchkey/service/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { deletionLookMs } from '../config/constants.ts'
import { users } from '../db/schema.ts'
import { createLog } from '../log/createLog.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { startDeletions } from './startDeletions.ts'

const world = setUpServer()
afterEach(() => vi.useRealTimers())

async function start() {
  const { lines, destination } = createTestDestination()
  const clock = createTestClock()
  const log = createLog({ level: 'info', destination })
  const due = { createdAt: new Date(clock.now()), deletionAt: new Date(clock.now()) }
  const add = (id: string) => world.db.insert(users).values({ ...due, id: id.repeat(20) })
  return { lines, clock, log, add, count: () => world.db.$count(users) }
}

test('default: it runs immediately, and every hour until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { clock, log, add, count } = await start()
  await add('a')
  const stop = startDeletions({ db: world.db, clock, log })
  await vi.waitFor(async () => expect(await count()).toBe(0))
  await add('b')
  vi.advanceTimersByTime(deletionLookMs)
  await vi.waitFor(async () => expect(await count()).toBe(0))
  await stop()
  await add('c')
  vi.advanceTimersByTime(10 * deletionLookMs)
  await stop()
  expect(await count()).toBe(1)
})

test('behavior: stopping waits for the current round', async () => {
  const { clock, log, add, count } = await start()
  await add('a')
  await startDeletions({ db: world.db, clock, log })()
  expect(await count()).toBe(0)
})

test('error: a failed round is logged, and the next one runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { clock, log, add, count, lines } = await start()
  await add('a')
  let isDown = true
  const db = new Proxy(world.db, {
    get: (target, name) => {
      if (name === 'transaction' && isDown) return () => Promise.reject(new Error('down'))
      return Reflect.get(target, name, target)
    },
  })
  const stop = startDeletions({ db, clock, log })
  await vi.waitFor(() => expect(JSON.stringify(lines)).toContain('deletions_failed'))
  isDown = false
  vi.advanceTimersByTime(deletionLookMs)
  await vi.waitFor(async () => expect(await count()).toBe(0))
  await stop()
})
