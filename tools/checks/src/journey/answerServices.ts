import { fakeDirectory } from '@latchkey/kit/testing'
import type { Page, Route } from 'playwright-core'

/**
 * Answers a measured page's requests to its wallet directory with 40 wallets. All other services
 * stay unreachable.
 */
export async function answerServices(page: Page, origin: string): Promise<void> {
  const directory = fakeDirectory({ wallets: Array.from({ length: 40 }, () => ({})) })
  const answer = async (route: Route) => {
    const url = new URL(route.request().url())
    if (url.hostname !== 'wallets.example.com') return route.abort()
    const response = await directory.fetch(url)
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
    return route.fulfill({ status: response.status, headers, body: await response.text() })
  }
  await page.route((url) => url.origin !== origin, answer)
}
