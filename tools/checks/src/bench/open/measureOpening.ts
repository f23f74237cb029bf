import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { announceWallet } from '../../journey/announceWallet.ts'
import { answerServices } from '../../journey/answerServices.ts'
import { watchSettling } from '../../journey/measure.ts'
import { type Wanted, watchPaints } from './watchPaints.ts'

/**
 * Measured figures of the modal's opening on one page. They are in milliseconds, except counts and
 * `heapMib`.
 */
export type Opening = {
  readonly atOnce: number
  readonly navigation: number
  readonly loadCpu: number
  readonly rested: number
  readonly openCpu: number
  readonly styles: number
  readonly layouts: number
  readonly heapMib: number
  readonly second: number
  readonly allWallets: number
  readonly search: number
  readonly connect: number
}

export type Profile = 'desktop' | 'phone'

const card: Wanted = { event: 'click', selector: '[data-testid="w3m-modal-card"]' }
const tiles = '[data-testid^="wallet-search-item-"]'

type Visit = { readonly page: Page; readonly devtools: CDPSession }

async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  if (profile === 'phone') {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.enable')
    const bytesPerSecond = 10_000_000 / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }
  await page.addInitScript(announceWallet)
  await page.addInitScript(watchPaints)
  await answerServices(page, new URL(url).origin)
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByTestId('connect-button').waitFor()
  return { page, devtools }
}

async function timePaint(page: Page, wanted: Wanted, act: () => Promise<void>): Promise<number> {
  await page.evaluate((what) => window.watchPaint?.(what), wanted)
  await act()
  return page.evaluate(() => window.paints ?? Number.NaN)
}

const press = (page: Page, testId: string) => () => page.getByTestId(testId).click()

/** Moves the mouse to an element before the benchmark presses it. Does nothing on a phone. */
async function point(target: Locator, profile: Profile): Promise<void> {
  if (profile === 'phone') return
  await target.hover()
  await target.page().waitForTimeout(150)
}

async function readCounts({ devtools }: Visit) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const counts = new Map(metrics.map(({ name, value }) => [name, value]))
  const read = (name: string) => counts.get(name) ?? Number.NaN
  return {
    cpu: read('TaskDuration') * 1_000,
    styles: read('RecalcStyleCount'),
    layouts: read('LayoutCount'),
    heap: read('JSHeapUsedSize'),
  }
}

async function close(page: Page): Promise<void> {
  await press(page, 'w3m-header-close')()
  await page.getByTestId('w3m-modal-card').waitFor({ state: 'hidden' })
}

/** Opens the kit's modal before the page has finished loading, and measures the time. */
async function openAtOnce(browser: Browser, url: string, profile: Profile) {
  const { page } = await visit(browser, url, profile)
  const atOnce = await timePaint(page, card, press(page, 'connect-button'))
  const navigation = await page.evaluate(watchSettling)
  await page.close()
  return { atOnce, navigation }
}

/**
 * Opens the kit's modal after two idle seconds, opens it again, and continues until a wallet is
 * connected.
 */
async function openRested(browser: Browser, url: string, profile: Profile) {
  const visited = await visit(browser, url, profile)
  const { page, devtools } = visited
  await page.waitForTimeout(2_000)
  await page.waitForLoadState('networkidle')
  const before = await readCounts(visited)
  const rested = await timePaint(page, card, press(page, 'connect-button'))
  await page.evaluate(watchSettling)
  const opened = await readCounts(visited)
  await devtools.send('HeapProfiler.collectGarbage')
  const { heap } = await readCounts(visited)
  await close(page)
  const second = await timePaint(page, card, press(page, 'connect-button'))
  const list = { event: 'click', selector: tiles } as const
  await point(page.getByTestId('all-wallets'), profile)
  const allWallets = await timePaint(page, list, press(page, 'all-wallets'))
  await page.evaluate(watchSettling)
  const found = { event: 'input', selector: tiles, changed: true } as const
  const search = await timePaint(page, found, () => page.getByRole('searchbox').fill('17'))
  await close(page)
  await press(page, 'connect-button')()
  const address = { event: 'click', selector: '[data-testid="account-button"]' } as const
  const wallet = page.getByRole('button', { name: /Journey Wallet/ })
  await wallet.waitFor()
  // A user needs this time to read the list of wallets.
  await page.waitForTimeout(2_000)
  await point(wallet, profile)
  const connect = await timePaint(page, address, () => wallet.click())
  await page.close()
  return {
    loadCpu: before.cpu,
    rested,
    openCpu: opened.cpu - before.cpu,
    styles: opened.styles - before.styles,
    layouts: opened.layouts - before.layouts,
    heapMib: heap / 2 ** 20,
    second,
    allWallets,
    search,
    connect,
  }
}

/**
 * Measures how fast the modal opens, in two visits of a page. The first clicks before the page has
 * finished loading, the second after two idle seconds.
 */
export async function measureOpening(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<Opening> {
  const atOnce = await openAtOnce(browser, url, profile)
  return { ...atOnce, ...(await openRested(browser, url, profile)) }
}
