import type { Page } from 'playwright-core'
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
export type Journey = {
  readonly moments: readonly Moment[]
  /** Requests to any other host before somebody shows intent. */
  readonly foreign: readonly string[]
  /**
   * Waves of requests from the click until the modal is settled: `code` counts the page's own files alone, `all` what
   * services are asked, too.
   */
  readonly waves: { readonly code: number; readonly all: number }
  /** Errors that nobody caught. */
  readonly errors: readonly string[]
}

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
 * Runs in the page: waits until nothing of button and card has moved for four frames.
 *
 * @returns When the first of these was, by the page's clock.
 */
function watchSettling(): Promise<number> {
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

/** Runs in the page: what it has requested so far, by the page's clock. */
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

/** Walks the journey of a page once in Chromium and adds up what it loads. */
export async function measureJourney(served: Served, path: string): Promise<Journey> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ baseURL: served.origin })
    await page.addInitScript(announceWallet)
    await answerServices(page, served.origin)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(path)
    const isOwn = ({ url }: { readonly url: string }) => new URL(url).origin === served.origin
    const isScript = ({ url }: { readonly url: string }) => new URL(url).pathname.endsWith('.js')
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
    return { moments: reached, foreign, waves, errors }
  } finally {
    await browser.close()
  }
}
