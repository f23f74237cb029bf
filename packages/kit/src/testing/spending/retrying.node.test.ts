import { expect, test } from 'vitest'
import { runSpending } from './runSpending.ts'
import { paying, sending, swapping } from './spendingFeatures.ts'
import { pickRetry } from './steps.ts'

/** Number of random schedules that the gate runs. `pnpm test:long` runs more. */
const schedules = Number(process.env['LATCHKEY_RETRIES'] ?? 110)
const firstSeed = 20_261_230

test.each([sending, swapping, paying])(
  'K-WORLD-02c: $name prompts for a made payment only after its doubts were confirmed',
  async (feature) => {
    let taken = 0
    for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) {
      taken += await runSpending(seed, feature, pickRetry)
    }
    expect(taken).toBeGreaterThan(schedules)
  },
  600_000,
)
