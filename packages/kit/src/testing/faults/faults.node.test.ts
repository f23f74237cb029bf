import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSchedule } from './runSchedule.ts'

/** Number of random fault schedules that the gate runs. `pnpm test:long` runs more. */
const scheduleCount = Number(process.env['LATCHKEY_SCHEDULES'] ?? 50)
const perTest = 25
const firstSeed = 20_260_000

let unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeEach(() => {
  unhandled = []
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
})

const groups = Array.from({ length: Math.ceil(scheduleCount / perTest) }, (_, group) => ({
  from: firstSeed + group * perTest,
  to: firstSeed + Math.min(scheduleCount, (group + 1) * perTest) - 1,
}))

test.each(groups)(
  'S-102, S-133a, S-133b, S-133d: faults keep connections consistent, seeds $from to $to',
  async ({ from, to }) => {
    for (let seed = from; seed <= to; seed += 1) {
      const steps = await runSchedule(seed).catch((error: unknown) => {
        throw new Error(`Schedule ${seed} failed.`, { cause: error })
      })
      expect(steps).toBeGreaterThan(0)
      expect(unhandled, `unhandled in schedule ${seed}`).toEqual([])
    }
  },
  120_000,
)
