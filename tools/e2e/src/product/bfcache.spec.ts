import { wholeChromium } from '../fixtures/page/browsers.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { signInAutomatically } from '../fixtures/product/product.ts'

test.use({
  personas: 'auto',
  launchOptions: {
    ...wholeChromium.launchOptions,
    // Enables the back/forward cache, which the driver disables by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/**
 * Sets a mark in the page's memory. The mark survives a restore from the back/forward cache, but no
 * reload.
 */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })

test('S-136: a page restored from the back/forward cache reloads the session', async ({
  page,
  sandbox,
}) => {
  await signInAutomatically(page)
  await noteReturn(page)
  await page.goto(sandbox.manifest.services.mail?.url ?? '')
  // The cached page does not know that its session has ended.
  await page.context().clearCookies()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(page.getByRole('heading', { name: 'Your key hangs here' })).toBeVisible()
})
