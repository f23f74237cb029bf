import { randomUUID } from 'node:crypto'
import type { WalletControl } from './createWalletControl.ts'
import type { BrowserContextLike } from './playwright.ts'

const COOKIE = 'sandbox-wallet'

/**
 * Gives a browser context a new sandbox wallet. Call it before the first page opens, so that
 * parallel tests never share a wallet.
 *
 * @returns Instance id of the wallet, for calls of the control API.
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
