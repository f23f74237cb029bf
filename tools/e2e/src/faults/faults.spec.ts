import { expect, test } from '../fixtures/page/test.ts'
import { modal, signIn } from '../fixtures/product/product.ts'
import { runSchedule } from './runSchedule.ts'
import { runSending } from './runSending.ts'

const firstSeed = 20_270_000

/**
 * Returns the seeds of the fault schedules: those from the environment, else consecutive numbers.
 * `pnpm test:long` sets a larger number of them than the gate.
 */
function listSeeds(usual: number): readonly number[] {
  const named = process.env['LATCHKEY_FAULT_SEED']
  if (named) return named.split(',').map(Number)
  const count = Number(process.env['LATCHKEY_FAULT_SCHEDULES'] ?? usual)
  return Array.from({ length: count }, (_, index) => firstSeed + index)
}

for (const seed of listSeeds(5)) {
  test(`S-102, S-132h, S-133d, S-136: faults of the real services, seed ${seed}`, async ({
    page,
    context,
    sandbox,
    wallet,
    findings,
  }) => {
    await runSchedule({ seed, page, context, sandbox, wallet, findings })
  })
}

for (const seed of listSeeds(1)) {
  test(`behavior: under faults of real services, a send is sent once and shown, seed ${seed}`, async ({
    page,
    context,
    sandbox,
    wallet,
    findings,
  }) => {
    await runSending({ seed, page, context, sandbox, wallet, findings })
  })
}

test('K-ACC-03, K-ACC-06, S-140, S-102: balances are unknown while the API is down; retry works', async ({
  page,
  sandbox,
  wallet,
}) => {
  await sandbox.control.setFault({ service: 'api', status: 503 })
  try {
    await signIn(page, wallet)
    const button = page.getByTestId('account-button')
    const profile = page.getByTestId('profile-balance-unknown')
    await expect(button.getByRole('img', { name: 'Balance not available' })).toHaveText('—')
    await expect(profile).toContainText('Balance not available')
    await expect(page.getByRole('main')).toContainText('Couldn’t load the tokens.')
    await profile.getByRole('button', { name: 'Try again' }).click()
    await button.click()
    await expect(modal(page)).toContainText('—Balance not available')
    await expect(modal(page)).toContainText('Your tokens couldn’t be loaded.')
    await expect(profile).toBeAttached()

    await sandbox.control.clearFaults()
    const known = /[\d,.]+ ETH/
    await modal(page).getByRole('button', { name: 'Try again' }).first().click()
    await expect(modal(page)).toContainText(known)
    await expect(modal(page)).not.toContainText('Balance not available')
    await expect(button).toContainText(known)
    await expect(page.getByTestId('profile-balance')).toContainText(known)
  } finally {
    await sandbox.control.clearFaults()
  }
})
