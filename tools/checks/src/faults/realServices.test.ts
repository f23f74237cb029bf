import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SharedServices, startSharedServices } from './createServices.ts'
import { runRealSchedule } from './runRealSchedule.ts'

/**
 * Number of random fault schedules: a few in the gate, more in `pnpm test:long`. Fifteen run
 * concurrently, because they mostly wait.
 */
const scheduleCount = Number(process.env['LATCHKEY_REAL_SCHEDULES'] ?? 45)
const atOnce = 15
const firstSeed = Number(process.env['LATCHKEY_REAL_SEED'] ?? 20_280_000)

const world: { services?: SharedServices } = {}
let unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)

beforeAll(async () => {
  world.services = await startSharedServices()
}, 60_000)
afterAll(() => world.services?.stop())
beforeEach(() => {
  unhandled = []
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
})

const groups = Array.from({ length: Math.ceil(scheduleCount / atOnce) }, (_, group) => ({
  from: firstSeed + group * atOnce,
  to: firstSeed + Math.min(scheduleCount, (group + 1) * atOnce) - 1,
}))

test.each(groups)(
  'S-102, S-132h, S-133d: faults of a real relay, directory and chain, seeds $from to $to',
  async ({ from, to }) => {
    const { services } = world
    if (!services) throw new Error('not started')
    const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    const played = await Promise.allSettled(seeds.map((seed) => runRealSchedule(seed, services)))
    const failures = played.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.message] : [],
    )
    expect(failures).toEqual([])
    expect(unhandled).toEqual([])
  },
  120_000,
)
