import { expect, test } from 'vitest'
import { runNaming } from './runNaming.ts'

const schedules = 200
const firstSeed = 20_261_126

test('behavior: faults of the service, who signs, clocks, reloads and tabs: a name is signed for once a press, is never said to be taken by who has it, and nothing is stuck', async () => {
  let posted = 0
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1)
    posted += await runNaming(seed)
  expect(posted).toBeGreaterThan(schedules)
}, 60_000)
