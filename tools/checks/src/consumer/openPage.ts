import type { Browser } from 'playwright-core'
import { announceWallet } from '../journey/announceWallet.ts'

const waitMs = 30_000

/**
 * Opens a page as a person does: waits for the button, presses it, waits for the wallet that the page announces.
 *
 * @returns What went wrong, the page's own errors first; `[]` when nothing did.
 */
export async function openPage(browser: Browser, url: string): Promise<readonly string[]> {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${url}: ${error.message}`))
  page.setDefaultTimeout(waitMs)
  await page.addInitScript(announceWallet)
  // Services that the page names are away; it has to stand that.
  await page.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.abort(),
  )
  try {
    await page.goto(url)
    await page.getByTestId('connect-button').click()
    await page.getByTestId('w3m-modal-card').waitFor()
    await page.getByRole('button', { name: /Journey Wallet/ }).waitFor()
  } catch (error) {
    problems.push(`${url}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await page.close()
  }
  return problems
}
