import { expect, test } from 'vitest'
import { runMixing } from './runMixing.ts'

const schedules = 150
const firstSeed = 20_261_129

test('behavior: send, replace, swap, deposit and name in two tabs despite faults spend once', async () => {
  let taken = 0
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) taken += await runMixing(seed)
  expect(taken).toBeGreaterThan(4 * schedules)
}, 60_000)
