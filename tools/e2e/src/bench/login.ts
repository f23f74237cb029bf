import { createControl, readManifest } from '@latchkey/sandbox'
import { type Browser, chromium } from '@playwright/test'
import { createAddress, enterAddress, readMailedCode } from '../fixtures/login/login.ts'
import { chromium as installed } from '../fixtures/page/browsers.ts'
import { becomeVisitor } from '../fixtures/page/test.ts'
import { median, say, timed } from './measure.ts'

/**
 * Measures how long an email login takes at the product of a running `npm start`. Prints medians
 * and asserts nothing. The constant is the number of measurements.
 */
const rounds = 5

type Sample = { readonly signedIn: number; readonly restored: number }

const manifest = readManifest()
const appUrl = manifest.services.app?.url ?? ''
const sandbox = { manifest, control: createControl(manifest), appUrl }

async function measure(browser: Browser): Promise<Sample> {
  const context = await browser.newContext({ baseURL: appUrl })
  await becomeVisitor(context, sandbox)
  const page = await context.newPage()
  const email = createAddress()
  await enterAddress(page, { sandbox, email })
  const code = await readMailedCode({ sandbox, email })
  await page.getByTestId('wui-otp-input').getByRole('textbox').first().click()
  await page.keyboard.type(code.slice(0, -1))
  const signedIn = await timed(async () => {
    await page.keyboard.press(code.slice(-1))
    await page.waitForURL(/\/profile$/)
  })
  const restored = await timed(async () => {
    await page.reload({ waitUntil: 'commit' })
    await page.getByTestId('profile-login').waitFor()
  })
  await context.close()
  return { signedIn, restored }
}

const browser = await chromium.launch(installed.launchOptions)
const samples: Sample[] = []
for (let round = 0; round < rounds; round += 1) samples.push(await measure(browser))
await browser.close()
say(`medians of ${rounds} rounds, first login by e-mail, production build`)
say(`last digit of the code to profile: ${median(samples.map((s) => s.signedIn))}`)
say(`reload to login shown: ${median(samples.map(({ restored }) => restored))}`)
