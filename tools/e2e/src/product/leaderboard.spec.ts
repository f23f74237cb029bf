import type { Browser } from '@playwright/test'
import {
  becomeVisitor,
  expect,
  openWallet,
  type Page,
  type Sandbox,
  type TestWallet,
  test,
} from '../fixtures/page/test.ts'
import { award, operate } from '../fixtures/product/operator.ts'
import {
  chooseName,
  chooseWallet,
  modal,
  seeProfile,
  settleCookies,
  signInAutomatically,
} from '../fixtures/product/product.ts'

// Two members watch the leaderboard while an operator awards points. Tests of the screen itself
// cover other cases.
test.use({ personas: 'auto' })

/**
 * Selects a development account that no other test reads, because the test gives it a name and
 * points.
 */
async function takeAccount(wallet: TestWallet, { manifest }: Sandbox, index: -4 | -5) {
  const address = manifest.accounts.at(index)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
}

/** Signs in a second member in another browser. */
async function openSecond(browser: Browser, sandbox: Sandbox) {
  const context = await browser.newContext({ baseURL: sandbox.appUrl, locale: 'en-GB' })
  await becomeVisitor(context, sandbox)
  await takeAccount(await openWallet(context, sandbox, 'auto'), sandbox, -5)
  const page = await context.newPage()
  await signInAutomatically(page)
  return { page, context }
}

/**
 * Bans a member by the operator's command line. The member's browser learns of it on the next page.
 */
async function ban(page: Page, name: string): Promise<void> {
  await operate('ban', name, '--reason', 'Two accounts in one race', '--until', '2099-01-01')
  await page.reload()
  await modal(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'You are banned for now' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Two accounts in one race')
  await expect(modal(page)).toBeHidden()
}

/** Lifts the ban of a member by the operator's command line. */
async function comeBack(page: Page, name: string): Promise<void> {
  await operate('unban', name)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await chooseWallet(page)
  await seeProfile(page)
  await expect(page.getByTestId('profile-points')).toHaveText('1,000,000')
}

test('two members see a row move when points arrive, and each their own rank', async ({
  page,
  browser,
  sandbox,
  wallet,
}) => {
  await takeAccount(wallet, sandbox, -4)
  await settleCookies(page)
  await signInAutomatically(page)
  const second = await openSecond(browser, sandbox)
  const tag = Date.now().toString(36)
  const [wren, finch] = [`Wren ${tag}`, `Finch ${tag}`]
  await chooseName(page, wren)
  await chooseName(second.page, finch)

  await page.getByRole('link', { name: 'Leaderboard' }).click()
  await second.page.getByRole('link', { name: 'Leaderboard' }).click()
  const place = page.getByRole('region', { name: 'Your rank' })
  await expect(place).toContainText('You have no points this season yet')
  const rows = (of: Page) => of.getByTestId('board-row')
  await expect(rows(page)).toHaveCount(50)

  await award([`${wren},900000,Tournament,${tag}-1`, `${finch},800000,Tournament,${tag}-2`])
  for (const each of [page, second.page]) {
    await expect(rows(each).nth(0)).toContainText(wren)
    await expect(rows(each).nth(1)).toContainText(finch)
  }
  await expect(place).toContainText('Rank 1 of')

  await award([`${finch},200000,Final,${tag}-3`])
  for (const each of [page, second.page]) {
    await expect(rows(each).nth(0)).toContainText(finch)
    await expect(rows(each).nth(1)).toContainText(wren)
  }
  await expect(place).toContainText('Rank 2 of')
  await expect(second.page.getByRole('region', { name: 'Your rank' })).toContainText('Rank 1 of')

  // An award that is imported twice counts once. The profile lists the reasons of all awards.
  await award([`${finch},200000,Final,${tag}-3`])
  await second.page.getByRole('link', { name: 'Profile' }).click()
  await expect(second.page.getByTestId('profile-points')).toHaveText('1,000,000')
  await expect(second.page.getByRole('listitem').filter({ hasText: 'Final' })).toContainText(
    '+200,000',
  )

  // A banned member is signed out immediately, reads the reason, and disappears from the
  // leaderboard. After the ban, everything is back.
  await ban(second.page, finch)
  await page.reload()
  await expect(rows(page).nth(0)).toContainText(wren)
  await expect(place).toContainText('Rank 1 of')
  await comeBack(second.page, finch)
  await page.reload()
  await expect(place).toContainText('Rank 2 of')
  await second.context.close()
})
