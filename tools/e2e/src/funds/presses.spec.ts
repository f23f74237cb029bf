import { approve, createAddress, loginByEmail } from '../fixtures/login/login.ts'
import { type Acts, countActs } from '../fixtures/page/countActs.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { createName, openAccount, typeName } from '../fixtures/product/names.ts'
import { modal, signIn } from '../fixtures/product/product.ts'

// Counts the presses, submitted fields and windows of the tasks of a member, from the profile on.

const counted: string[] = []

/** Expects this number of presses and submitted fields for a task, and this number of windows. */
function hold(
  task: string,
  acts: Acts,
  most: { readonly presses: number; readonly windows: number },
) {
  counted.push(`${task} ${acts.done.length}`)
  const description = `${task}: ${acts.done.map((act) => act.trim()).join(', ')}`
  test.info().annotations.push({ type: 'acts', description })
  expect(acts.done, description).toHaveLength(most.presses)
  expect(acts.countWindows()).toBe(most.windows)
}

test.afterAll(() => {
  if (counted.length > 0) process.stdout.write(`presses: ${counted.join(', ')}\n`)
})

test('K-NAME-03, K-NAME-06: a login registers a name by four presses', async ({
  page,
  context,
  sandbox,
}) => {
  const acts = await countActs(context)
  await loginByEmail(page, { sandbox, email: createAddress() })
  acts.forget()
  const { label, name } = createName()
  await typeName(page, label)
  await modal(page).getByRole('button', { name: 'Register this name' }).click()
  await approve(page)
  await expect(modal(page)).toContainText(`${name} is yours`)
  hold('name', acts, { presses: 4, windows: 0 })
})

test('K-BUY-01, K-BUY-07: an extension buys by four presses', async ({
  page,
  context,
  wallet,
  sandbox,
}) => {
  const acts = await countActs(context)
  const address = sandbox.manifest.accounts.at(-3)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
  await signIn(page, wallet)
  acts.forget()
  await openAccount(page)
  await modal(page).getByTestId('w3m-account-default-fund-wallet-button').click()
  const buy = modal(page).getByTestId('wallet-features-onramp-button')
  await expect(buy).not.toHaveAttribute('aria-busy')
  const opened = context.waitForEvent('page')
  await buy.click()
  const shop = await opened
  await shop.getByLabel('Amount', { exact: true }).fill('50')
  await shop.getByRole('button', { name: 'Buy' }).click()
  await expect(shop.getByRole('heading')).toContainText('ETH bought')
  hold('buy', acts, { presses: 4, windows: 1 })
})

test('a member reports a bug by two presses', async ({ page, context, wallet }) => {
  const acts = await countActs(context)
  await signIn(page, wallet)
  acts.forget()
  await page.getByRole('link', { name: 'Report a bug' }).click()
  await page.getByLabel('Summary').fill('The board stays empty after I log in')
  await page.getByLabel('What happened?').fill('I opened the leaderboard, and it showed no rows.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The board stays empty' }).first(),
  ).toBeVisible()
  hold('bug report', acts, { presses: 2, windows: 0 })
})
