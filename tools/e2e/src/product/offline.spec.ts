import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { wholeChromium } from '../fixtures/page/browsers.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { signInAutomatically } from '../fixtures/product/product.ts'

// Tests the built product without a network, and after a new build. Tests in `apps/web/src/worker`
// and `apps/web/src/offline` cover the contents of the cache.
test.use({ personas: 'auto', serviceWorkers: 'allow', launchOptions: wholeChromium.launchOptions })

const workerFile = fileURLToPath(new URL('../../../../apps/web/dist/sw.js', import.meta.url))

/** Returns the browser's reasons why the web app cannot be installed. */
async function findObstacles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { errors } = await session.send('Page.getAppManifest')
  return [
    ...installabilityErrors.map(({ errorId }) => errorId),
    ...errors.map(({ message }) => message),
  ]
}

/** Returns the URLs of all files in the caches of the service worker. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('behavior: it installs, opens offline with the last board, and offers a new build', async ({
  page,
  context,
}) => {
  await signInAutomatically(page)
  // Tests run in incognito mode, which is the only reason against an installation.
  expect(await findObstacles(page)).toEqual(['in-incognito'])
  const link = page.getByRole('navigation').getByRole('link', { name: 'Leaderboard' })
  await link.click()
  const rows = page.getByRole('list', { name: /^Leaderboard of/ }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const first = await rows.first().textContent()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(rows.first()).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/This leaderboard was loaded/)).toBeVisible()
  expect(await rows.first().textContent()).toBe(first)
  await page.goto('/bugreport')
  await expect(page.getByRole('heading', { name: 'The clubhouse isn’t responding' })).toBeVisible()
  await expect(page.goto('/discord-callback?code=secret&state=s')).rejects.toThrow('ERR_INTERNET')
  await context.setOffline(false)
  await page.goto('/leaderboard')
  await expect(rows.first()).toBeVisible()
  const kept = await listKept(page)
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])

  const build = await readFile(workerFile, 'utf8')
  try {
    await writeFile(workerFile, build.replace(/`[0-9a-f]{16}`/, '`0123456789abcdef`'))
    await page.reload()
    const prompt = page.getByRole('status').filter({ hasText: 'A new version is ready' })
    await prompt.getByRole('button', { name: 'Reload' }).click()
    await expect(prompt).toHaveCount(0)
    await expect(rows.first()).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toEqual(['latchkey-shell-0123456789abcdef'])
  } finally {
    await writeFile(workerFile, build)
  }
})
