import { expect, type Page, test } from '../fixtures/page/test.ts'
import { card, header, modal, settleCookies } from '../fixtures/product/product.ts'

/** Presses Tab until the element with the given name or test id has focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const node = document.activeElement
      const label = node?.getAttribute('aria-label') ?? node?.textContent ?? ''
      return `${label} [${node?.getAttribute('data-testid') ?? ''}]`
    })
  for (let press = 0; press < 40; press += 1) {
    if (wanted.test(await focused())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing named ${wanted} can be reached with Tab; last was ${await focused()}.`)
}

test.describe('keyboard alone', () => {
  test.use({ personas: 'auto' })

  test('K-VIEW-05b: connect, sign in, look at networks and disconnect without a pointer', async ({
    page,
  }) => {
    await settleCookies(page)
    await page.goto('/')
    await tabTo(page, /\[connect-button\]/)
    await page.keyboard.press('Enter')
    await expect(header(page)).toHaveText('Log in')
    await tabTo(page, /^Sandbox Wallet/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
    // The new screen has the focus, so that a screen reader starts there.
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, /\[account-button\]/)
    await page.keyboard.press('Enter')
    await expect(modal(page).getByTestId('disconnect-button')).toBeVisible()
    await tabTo(page, /\[w3m-account-select-network\]/)
    await page.keyboard.press('Enter')
    await expect(header(page)).toHaveText('Choose network')
    // The new view has the focus, so that a screen reader continues there. It shows no focus ring,
    // because it is not interactive.
    const view = card(page).locator('[tabindex="-1"]:focus-visible')
    await expect(view).toHaveCSS('outline-style', 'none')
    await tabTo(page, /\[header-back\]/)
    await page.keyboard.press('Enter')
    await expect(modal(page).getByTestId('disconnect-button')).toBeVisible()
    await tabTo(page, /\[disconnect-button\]/)
    await page.keyboard.press('Enter')
    await expect(modal(page)).not.toBeVisible()
    await expect(page.getByTestId('account-button')).toHaveCount(0)
  })
})
