import { expect, test } from 'vitest'
import { runSpending } from './runSpending.ts'
import { paying, sending, swapping } from './spendingFeatures.ts'

const schedules = 500
const firstSeed = 20_261_125

test.each([sending, swapping, paying])(
  'S-66, K-SEND-02, K-SWAP-09, K-SS-03: $name spends the intended amount once despite faults',
  async (feature) => {
    let taken = 0
    for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) {
      taken += await runSpending(seed, feature)
    }
    expect(taken).toBeGreaterThan(schedules)
  },
  300_000,
)
