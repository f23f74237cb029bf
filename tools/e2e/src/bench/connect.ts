import { readManifest } from '@latchkey/sandbox'
import { createWalletControl, giveWallet } from '@latchkey/sandbox-wallet/driver'
import { type Browser, chromium } from '@playwright/test'
import { chromium as installed } from '../fixtures/page/browsers.ts'
import { median, say, timed } from './measure.ts'

/**
 * Measures how long a WalletConnect wallet takes to connect to the product of a running `npm
 * start`. Prints medians and asserts nothing. The constant is the number of measurements.
 */
const rounds = 7
const slowdown = 6

type Sample = { readonly code: number; readonly pairing: number; readonly restore: number }

const manifest = readManifest()
const appUrl = manifest.services.app?.url ?? ''
const { url: controlUrl, token } = manifest.control
const control = createWalletControl({ controlUrl, token })

async function measure(browser: Browser): Promise<Sample> {
  const context = await browser.newContext()
  const instance = await giveWallet(context, { control, appUrl, personas: 'auto,none' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
  await page.goto(appUrl)
  await page.getByRole('main').getByTestId('connect-button').click()
  const row = page.getByTestId('wallet-selector-walletconnect')
  const qr = page.locator('[data-testid="wui-qr-code"][uri^="wc:"]')
  await row.waitFor()
  const code = await timed(async () => {
    await row.click()
    await qr.waitFor()
  })
  const uri = (await qr.getAttribute('uri')) ?? ''
  const pairing = await timed(async () => {
    await control.pair({ instance, uri })
    await page.waitForURL(/\/profile$/)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const restore = await timed(async () => {
    await page.reload({ waitUntil: 'commit' })
    await page.getByTestId('account-button').waitFor()
  })
  await context.close()
  return { code, pairing, restore }
}

const browser = await chromium.launch(installed.launchOptions)
const samples: Sample[] = []
for (let round = 0; round < rounds; round += 1) samples.push(await measure(browser))
await browser.close()
say(`medians of ${rounds} rounds, WalletConnect, production build`)
say(`press to code on screen: ${median(samples.map(({ code }) => code))}`)
say(`link taken up to the profile: ${median(samples.map(({ pairing }) => pairing))}`)
say(
  `reload to account shown, CPU ${slowdown}× slower: ${median(samples.map(({ restore }) => restore))}`,
)
