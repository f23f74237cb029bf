import type { Browser, Page } from 'playwright-core'
import { announceWallet } from './announceWallet.ts'
import { answerServices } from './answerServices.ts'
import { launchBrowser } from './browser.ts'
import { countWaves, type Exchange } from './countWaves.ts'
import type { Served } from './serve.ts'

type Moment = {
  readonly name: string
  readonly bytes: number
  readonly files: readonly string[]
}
/**
 * Requests of a page that no user touches for two seconds, and of the modal's opening after these
 * seconds.
 */
type Rest = {
  /** URLs of the page's requests to other hosts during the idle time. */
  readonly foreign: readonly string[]
  /** URLs of code that was not loaded during the idle time, so that the opening had to fetch it. */
  readonly late: readonly string[]
}
type Walk = {
  readonly moments: readonly Moment[]
  /** URLs of requests to other hosts before the user has clicked. */
  readonly foreign: readonly string[]
  /**
   * Waves of requests between the click and the settled modal. `code` counts only the page's own
   * files, `all` also requests to services.
   */
  readonly waves: { readonly code: number; readonly all: number }
  /** Messages of uncaught errors in the page. */
  readonly errors: readonly string[]
}
export type Journey = Walk & { readonly rest: Rest }

const walletName = /Journey Wallet/

const moments: readonly { name: string; reach: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'button painted',
    reach: (page) => page.getByTestId('connect-button').waitFor(),
  },
  {
    name: 'modal settled',
    reach: async (page) => {
      await page.getByTestId('connect-button').click()
      await page.getByRole('button', { name: walletName }).waitFor()
    },
  },
  {
    name: 'connected to an announced wallet',
    reach: async (page) => {
      await page.getByRole('button', { name: walletName }).click()
      await page.getByTestId('account-button').waitFor()
    },
  },
]

/**
 * Runs in a measured page: waits until connect button and modal card have not moved for four
 * frames.
 *
 * @returns Time of the first of these frames, by the page's clock in milliseconds.
 */
export function watchSettling(): Promise<number> {
  const look = () =>
    [...document.querySelectorAll('button, [data-testid="w3m-modal-card"]')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height, getComputedStyle(element).opacity].join()
      })
      .join(' ')
  return new Promise((resolve) => {
    const still = { seen: '', since: 0, frames: 0 }
    const next = (time: number) => {
      const seen = look()
      if (seen !== still.seen) Object.assign(still, { seen, since: time, frames: 0 })
      still.frames += 1
      if (still.frames === 4) return resolve(still.since)
      return requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

/** Runs in a measured page: returns the page's requests so far, with times of the page's clock. */
function listRequests(): readonly (Exchange & { readonly url: string })[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => /^https?:/.test(name))
    .map(({ name, startTime, responseEnd }) => ({
      url: name,
      began: startTime,
      ended: responseEnd || undefined,
    }))
}

const isScript = ({ url }: { readonly url: string }) => new URL(url).pathname.endsWith('.js')

/** Opens a measured page whose requests to services are answered. */
async function open(browser: Browser, served: Served, path: string) {
  const page = await browser.newPage({ baseURL: served.origin })
  await page.addInitScript(announceWallet)
  await answerServices(page, served.origin)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(path)
  return {
    page,
    errors,
    isOwn: ({ url }: { url: string }) => new URL(url).origin === served.origin,
  }
}

/**
 * Measures the stages of a page: button painted, modal settled, wallet connected. Sums the bytes
 * loaded until each stage.
 */
async function walk(browser: Browser, served: Served, path: string): Promise<Walk> {
  const { page, errors, isOwn } = await open(browser, served, path)
  const reached: Moment[] = []
  let foreign: readonly string[] = []
  let waves = { code: 0, all: 0 }
  for (const { name, reach } of moments) {
    const from = await page.evaluate(() => performance.now())
    await reach(page)
    const until = await page.evaluate(watchSettling)
    const asked = (await page.evaluate(listRequests)).filter(({ began }) => began <= until)
    const paths = asked
      .filter(isOwn)
      .filter(isScript)
      .map(({ url }) => new URL(url).pathname)
    const files = [...new Set(paths)]
    const bytes = files.reduce((sum, file) => sum + served.sizeOf(file), 0)
    reached.push({ name, bytes, files })
    if (name === 'button painted')
      foreign = asked.filter((one) => !isOwn(one)).map(({ url }) => url)
    if (name !== 'modal settled') continue
    const since = asked.filter(({ began }) => began >= from)
    waves = { code: countWaves(since.filter(isOwn)), all: countWaves(since) }
  }
  await page.close()
  return { moments: reached, foreign, waves, errors }
}

/**
 * Leaves a page idle for two seconds, then opens the modal. Returns the requests before and after
 * that.
 */
async function rest(browser: Browser, served: Served, path: string): Promise<Rest> {
  const { page, isOwn } = await open(browser, served, path)
  const [painted, settled] = moments
  await painted?.reach(page)
  await page.waitForTimeout(2_000)
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(listRequests)
  await settled?.reach(page)
  const until = await page.evaluate(watchSettling)
  const after = (await page.evaluate(listRequests)).slice(before.length)
  await page.close()
  return {
    foreign: before.filter((one) => !isOwn(one)).map(({ url }) => url),
    late: after
      .filter(isOwn)
      .filter(({ began }) => began <= until)
      .map(({ url }) => url),
  }
}

/**
 * Measures the loading of a page in Chromium until a wallet is connected, and then its requests
 * while idle.
 */
export async function measureJourney(served: Served, path: string): Promise<Journey> {
  const browser = await launchBrowser()
  try {
    return { ...(await walk(browser, served, path)), rest: await rest(browser, served, path) }
  } finally {
    await browser.close()
  }
}
