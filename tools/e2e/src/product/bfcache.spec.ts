import { wholeChromium } from '../fixtures/page/browsers.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { signInAutomatically } from '../fixtures/product/product.ts'

test.use({
  personas: 'auto',
  launchOptions: {
    ...wholeChromium.launchOptions,
    // The driver takes away what people have: pages that were left are kept whole for a while.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Notes in the page itself whether it was kept whole; a page that is loaded anew has no note. */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })

test('S-136: a page that was left and is brought back whole asks who is signed in', async ({
  page,
  sandbox,
}) => {
  await signInAutomatically(page)
  await noteReturn(page)
  await page.goto(sandbox.manifest.services.mail?.url ?? '')
  // Nobody tells a page that was left that its session has ended meanwhile.
  await page.context().clearCookies()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(page.getByRole('heading', { name: 'Your key hangs here' })).toBeVisible()
})
