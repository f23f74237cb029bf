import { expect, test } from 'vitest'
import { runReplacing } from './runReplacing.ts'

const schedules = 200
const firstSeed = 20_261_127

test('behavior: faults of wallet and nodes, reloads and tabs: a payment that is sped up or cancelled is paid once at most, ends as was said, and nothing is stuck', async () => {
  let signed = 0
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1)
    signed += await runReplacing(seed)
  expect(signed).toBeGreaterThan(2 * schedules)
}, 60_000)
