import { randomUUID } from 'node:crypto'
import type { WalletControl } from './createWalletControl.ts'
import type { BrowserContextLike } from './playwright.ts'

const COOKIE = 'sandbox-wallet'

/** The wallet a browser context uses. `undefined` until it has loaded a page. */
export async function getWalletInstance(
  context: BrowserContextLike,
  appUrl: string,
): Promise<string | undefined> {
  const cookies = await context.cookies(new URL('/__sandbox/', appUrl).href)
  return cookies.find((cookie) => cookie.name === COOKIE)?.value
}

/**
 * Gives a browser context a new wallet before its first page, so that tests side by side never share one.
 *
 * @returns The wallet's instance id, for the control calls.
 */
export async function giveWallet(
  context: BrowserContextLike,
  parameters: { control: WalletControl; appUrl: string; personas?: string },
): Promise<string> {
  const { control, appUrl, personas = 'approves' } = parameters
  const instance = randomUUID()
  await control.setPersonas({ instance, personas })
  const domain = new URL(appUrl).hostname
  await context.addCookies([{ name: COOKIE, value: instance, domain, path: '/__sandbox' }])
  return instance
}
