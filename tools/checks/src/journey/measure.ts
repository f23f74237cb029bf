import { fakeDirectory } from '@latchkey/kit/testing'
import type { Page, Request, Route } from 'playwright-core'
import { announceWallet } from './announceWallet.ts'
import { launchBrowser } from './browser.ts'
import { createWaves } from './createWaves.ts'
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
  /** Waves of requests from the click until the modal is settled. */
  readonly waves: number
  /** Errors that nobody caught. */
  readonly errors: readonly string[]
}

const card = 'w3m-modal-card'
const walletName = /Journey Wallet/

const moments: readonly { name: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'button painted',
    reach: async (page) => {
      await page.getByTestId('connect-button').waitFor()
    },
  },
  {
    name: 'modal settled',
    reach: async (page) => {
      await page.getByTestId('connect-button').click()
      await page.getByTestId(card).waitFor()
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

/** The directory that the page names answers as one does; the other services are away. */
async function answerServices(page: Page, served: Served): Promise<void> {
  const directory = fakeDirectory({ wallets: Array.from({ length: 40 }, () => ({})) })
  const answer = async (route: Route) => {
    const url = new URL(route.request().url())
    if (url.hostname !== 'wallets.example.com') return route.abort()
    const response = await directory.fetch(url)
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    return route.fulfill({ status: response.status, headers, body: await response.text() })
  }
  await page.route((url) => url.origin !== served.origin, answer)
}

function record(page: Page, served: Served) {
  const scripts = new Set<string>()
  const others: string[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    if (url.origin !== served.origin) others.push(url.href)
    else if (url.pathname.endsWith('.js')) scripts.add(url.pathname)
  })
  return { scripts, others }
}

/** Walks the journey of a page once in Chromium and adds up what it loads. */
export async function measureJourney(served: Served, path: string): Promise<Journey> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ baseURL: served.origin })
    await page.addInitScript(announceWallet)
    await answerServices(page, served)
    const { scripts, others } = record(page, served)
    const waves = createWaves(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(path)
    const reached: Moment[] = []
    let foreign: readonly string[] = []
    let settled = 0
    for (const { name, reach } of moments) {
      waves.begin()
      await reach(page)
      await page.waitForLoadState('networkidle')
      const files = [...scripts]
      const bytes = files.reduce((sum, file) => sum + served.sizeOf(file), 0)
      reached.push({ name, bytes, files })
      if (name === 'button painted') foreign = [...others]
      if (name === 'modal settled') settled = waves.count()
    }
    return { moments: reached, foreign, waves: settled, errors }
  } finally {
    await browser.close()
  }
}
