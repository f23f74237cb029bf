import AxeBuilder from '@axe-core/playwright'
import { screens } from '@latchkey/product-api'
import { endMotion } from '../fixtures/page/endMotion.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { memberPaths, publicPaths } from '../fixtures/product/paths.ts'
import { card, header, modal, settleCookies } from '../fixtures/product/product.ts'

/**
 * Scans the page for accessibility errors in light and in dark mode. These tests cover the
 * product's pages and the modal during a login; stories cover every view and state of the kit.
 */
async function expectNoBreach(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The page applies the new scheme in its next animation frame. A scan during the transition
    // would judge wrong colours.
    await expect(page.locator(`[data-theme]:not([data-theme="${colorScheme}"])`)).toHaveCount(0)
    await endMotion(page.locator('html'))
    const scan = new AxeBuilder({ page })
    const { violations } = await (colorScheme === 'light'
      ? scan
      : scan.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze()
    const breaches = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    expect({ colorScheme, breaches }).toEqual({ colorScheme, breaches: [] })
  }
}

/** Waits until the data of a screen has loaded: no placeholder or progress is left. */
async function seeLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('[aria-hidden="true"][data-shape], [aria-busy="true"]')).toHaveCount(0)
}

test('the public screens pass', async ({ page }) => {
  await settleCookies(page)
  for (const path of publicPaths) {
    await page.goto(path)
    await seeLoaded(page)
    await expectNoBreach(page)
  }
})

test('K-VIEW-05a: Connect, sign-in, account, networks, switching and the member screens pass', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/')
  await page.getByRole('main').getByTestId('connect-button').click()
  await expect(card(page)).toBeVisible()
  await expectNoBreach(page)
  await card(page)
    .getByRole('button', { name: /^Sandbox Wallet/ })
    .click()
  await wallet.approve('connect')
  await expect(header(page)).toHaveText('Sign in')
  await expectNoBreach(page)
  await wallet.approve('sign-message')
  await expect(page.getByTestId('profile-balance')).toBeVisible()
  await expectNoBreach(page)
  for (const path of memberPaths.filter((each) => each !== screens.profile.path)) {
    await page.goto(path)
    await seeLoaded(page)
    await expectNoBreach(page)
  }
  await page.getByTestId('account-button').click()
  await expect(modal(page).getByTestId('disconnect-button')).toBeVisible()
  await expectNoBreach(page)
  await page.getByTestId('w3m-account-select-network').click()
  await expect(header(page)).toHaveText('Choose network')
  await expectNoBreach(page)
  await modal(page)
    .getByTestId(/^w3m-network-switch-Sepolia/)
    .click()
  await expect(modal(page)).toContainText('Approve in Sandbox Wallet')
  await expectNoBreach(page)
})
