import { runSchedule } from './faults/runSchedule.ts'
import { test } from './fixtures/test.ts'

const firstSeed = 20_270_000

/** One that is named, or as many as are wanted: the gate plays some, `pnpm test:long` says how many more. */
function listSeeds(): readonly number[] {
  const named = process.env['LATCHKEY_FAULT_SEED']
  if (named) return named.split(',').map(Number)
  const count = Number(process.env['LATCHKEY_FAULT_SCHEDULES'] ?? 5)
  return Array.from({ length: count }, (_, index) => firstSeed + index)
}

for (const seed of listSeeds()) {
  test(`S-102, S-132, S-133, S-135, S-136: faults of the real services, seed ${seed}`, async ({
    page,
    context,
    sandbox,
    wallet,
    findings,
  }) => {
    await runSchedule({ seed, page, context, sandbox, wallet, findings })
  })
}
