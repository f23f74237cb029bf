import { appendFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endMotion } from '../fixtures/page/endMotion.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { award } from '../fixtures/product/operator.ts'
import { memberPaths } from '../fixtures/product/paths.ts'
import { chooseName, settleCookies, signInAutomatically } from '../fixtures/product/product.ts'

// Takes the pictures for docs/screens.md (`pnpm docs:screens`). Contains no tests.
test.use({ personas: 'auto' })

const folder = fileURLToPath(new URL('../../../../docs/images/screens/', import.meta.url))

const list = fileURLToPath(new URL('../../../../docs/screens.md', import.meta.url))

/** Adds a row of pictures to the list in docs/screens.md, unless the screen has one. */
function addRow(title: string, name: string): void {
  const toImage = (scheme: string) => `![${title}, ${scheme}](images/screens/${name}-${scheme}.jpg)`
  if (readFileSync(list, 'utf8').includes(`/screens/${name}-light.jpg`)) return
  appendFileSync(list, `| **${title}** | ${toImage('light')} | ${toImage('dark')} |\n`)
}

const nextFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/**
 * Takes a picture of the page for docs/screens.md after all content has loaded and all motion has
 * ended.
 */
async function picture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(nextFrames)
    await endMotion(page.locator('html'))
    await page.screenshot({
      path: `${folder}${name}-${colorScheme}.jpg`,
      quality: 75,
      type: 'jpeg',
    })
  }
}

test('pictures of the product', async ({ page, sandbox, wallet }) => {
  const address = sandbox.manifest.accounts.at(-6)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
  await settleCookies(page)
  await page.goto('/')
  await picture(page, 'login')
  await page.goto('/discord-callback?error=access_denied&state=gone')
  await picture(page, 'callback')

  await signInAutomatically(page)
  const name = 'Magpie of the ninth door'
  await chooseName(page, name)
  const rows = [12_400, 9_100, 14_050, 8_800].map(
    (points, index) => `${name},${points},Round ${index + 1},screens-${index}`,
  )
  await award(rows)
  for (const path of memberPaths) {
    await page.goto(path)
    await picture(page, path.slice(1))
    const [title = path] = (await page.title()).split(' · ')
    addRow(title, path.slice(1))
  }
})
