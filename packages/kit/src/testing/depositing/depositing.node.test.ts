import { expect, test } from 'vitest'
import { runDepositing } from './runDepositing.ts'

const schedules = 150
const firstSeed = 20_261_128

test('behavior: exchange, window and tab faults: one page and one correct outcome per deposit', async () => {
  let shown = 0
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1)
    shown += await runDepositing(seed)
  expect(shown).toBeGreaterThan(2 * schedules)
}, 60_000)
