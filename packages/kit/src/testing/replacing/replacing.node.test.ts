import { expect, test } from 'vitest'
import { runReplacing } from './runReplacing.ts'

const schedules = 200
const firstSeed = 20_261_127

test('behavior: wallet, node and tab faults: a replaced payment is paid once, reported correctly', async () => {
  let signed = 0
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1)
    signed += await runReplacing(seed)
  expect(signed).toBeGreaterThan(2 * schedules)
}, 60_000)
