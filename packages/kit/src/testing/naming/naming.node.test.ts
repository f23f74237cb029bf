import { expect, test } from 'vitest'
import { runNaming } from './runNaming.ts'

const schedules = 200
const firstSeed = 20_261_126

test('behavior: service, signer and tab faults: one signature per press, own names stay own', async () => {
  let posted = 0
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1)
    posted += await runNaming(seed)
  expect(posted).toBeGreaterThan(schedules)
}, 60_000)
