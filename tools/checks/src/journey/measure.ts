import type { Page, Request } from 'playwright-core'
import { announceWallet } from './announceWallet.ts'
import { launchBrowser } from './browser.ts'
import type { Served } from './serve.ts'

type Moment = {
  readonly name: string
  readonly bytes: number
  readonly files: readonly string[]
}
export type Journey = {
  readonly moments: readonly Moment[]
  /** Requests to any other host before the wallet was chosen. */
  readonly foreign: readonly string[]
}

const moments: readonly { name: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'button painted',
    reach: async (page) => {
      await page.goto('/')
      await page.getByTestId('connect-button').waitFor()
    },
  },
  {
    name: 'modal open and settled',
    reach: async (page) => {
      await page.getByTestId('connect-button').click()
      await page.getByTestId('w3m-modal-card').waitFor()
      await page.getByRole('button', { name: /Journey Wallet/ }).waitFor()
    },
  },
  {
    name: 'connected to an announced wallet',
    reach: async (page) => {
      await page.getByRole('button', { name: /Journey Wallet/ }).click()
      await page.getByTestId('account-button').waitFor()
    },
  },
]

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

/** Walks the journey once in Chromium and adds up what it loads. */
export async function measureJourney(served: Served): Promise<Journey> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ baseURL: served.origin })
    await page.addInitScript(announceWallet)
    const { scripts, others } = record(page, served)
    const reached: Moment[] = []
    let foreign: readonly string[] = []
    for (const moment of moments) {
      await moment.reach(page)
      await page.waitForLoadState('networkidle')
      const files = [...scripts]
      const bytes = files.reduce((sum, path) => sum + served.sizeOf(path), 0)
      reached.push({ name: moment.name, bytes, files })
      if (moment.name !== 'connected to an announced wallet') foreign = [...others]
    }
    return { moments: reached, foreign }
  } finally {
    await browser.close()
  }
}
