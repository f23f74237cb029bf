import type { Page } from 'playwright-core'
import { type Consumer, installConsumer } from '../consumer/installConsumer.ts'
import { problemsOf } from '../consumer/problemsOf.ts'
import type { Result } from '../report/report.ts'
import { announceWallet } from './announceWallet.ts'
import { answerServices } from './answerServices.ts'
import { launchBrowser } from './browser.ts'
import { serveNext } from './serveNext.ts'

/** Opens the kit's modal in a page, closes it, and opens it again. */
async function openTwice(page: Page): Promise<void> {
  const card = page.getByTestId('w3m-modal-card')
  for (const _ of ['first', 'second']) {
    await page.getByTestId('connect-button').click()
    await card.getByRole('button', { name: 'Journey Wallet' }).waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
  }
}

/**
 * Visits a server-rendered page in Chromium. Returns its uncaught errors and the errors and
 * warnings of its console, such as hydration mismatches of React and policy violations.
 */
async function walk(origin: string): Promise<readonly string[]> {
  const browser = await launchBrowser()
  const problems: string[] = []
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    await page.addInitScript(announceWallet)
    await answerServices(page, origin)
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await page.goto(origin, { waitUntil: 'networkidle' })
    await openTwice(page)
  } catch (error) {
    problems.push(String(error))
  } finally {
    await browser.close()
  }
  return problems
}

async function judgePage(consumer: Consumer): Promise<readonly Result[]> {
  const next = await serveNext(consumer)
  try {
    const html = await (await fetch(next.origin)).text()
    const isThere = html.includes('data-testid="connect-button"')
    return [
      {
        name: 'K-API-11: a page of the App Router comes from the server with the button in it',
        problems: isThere ? [] : [html],
      },
      {
        name: 'K-API-11: it hydrates without a difference and opens twice, under a policy without eval',
        problems: await walk(next.origin),
      },
    ]
  } finally {
    await next.close()
  }
}

/**
 * Builds the page of `tools/checks/consumer/next` with the packed packages, and checks it in
 * Chromium.
 */
export async function judgeNext(tarballs: Consumer['tarballs']): Promise<readonly Result[]> {
  const consumer = await installConsumer('next', tarballs)
  const built = await problemsOf(consumer, 'next', 'build')
  const opened = built.length === 0 ? await judgePage(consumer) : []
  await consumer.remove()
  return [{ name: 'Next builds a page of the packed packages', problems: built }, ...opened]
}
