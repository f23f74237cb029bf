import { verifyMessage } from 'viem'
import {
  approve,
  approveDevice,
  createAddress,
  findDeviceLink,
  frame,
  pressInFrame,
  readMailedCode,
  submitAddress,
  typeCode,
  waitForMail,
} from '../fixtures/login/login.ts'
import { passMailPause } from '../fixtures/login/passMailPause.ts'
import { writeDownCode } from '../fixtures/login/writeDownCode.ts'
import { wholeChromium } from '../fixtures/page/browsers.ts'
import { expect, type Page, type Sandbox } from '../fixtures/page/test.ts'
import type { Findings } from '../fixtures/page/watchPage.ts'
import { card, modal } from '../fixtures/product/product.ts'
import { openSecondDevice } from '../fixtures/product/secondDevice.ts'
import { test } from '../fixtures/servers/crossSiteFrame.ts'

test.use({
  launchOptions: {
    ...wholeChromium.launchOptions,
    args: [
      ...wholeChromium.launchOptions.args,
      // Enables storage partitioning, which the driver disables by default. Chromium reads only the
      // last list of disabled features, so the list is repeated. The driver's private windows block
      // third-party cookies, which a test below checks.
      '--disable-features=HttpsUpgrades,MediaRouter,OptimizationHints,Translate',
    ],
  },
})

/**
 * Stores the session that the server answers in the frame's document, because the driver cannot
 * read responses of the frame's process.
 */
const keepSession = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      const response = await fetch(...asked)
      if (response.url.endsWith('/api/session') && response.ok)
        Object.assign(window, { heard: (await response.clone().json()).session })
      return response
    }
  })

/** Returns the session that the frame's server answered after the page was reloaded. */
const readSession = (page: Page): Promise<unknown> =>
  page
    .frameLocator('#w3m-iframe')
    .locator('html')
    .evaluate(() => Reflect.get(window, 'heard'))

const readSessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-frame')

test('S-46, K-AUTH-01, K-AUTH-05, K-AUTH-15: without third-party cookies a login persists', async ({
  page,
  sandbox,
  openKitPage,
  crossSiteFrame,
  findings,
}) => {
  const email = createAddress()

  await test.step('by e-mail, in the frame of the other site', async () => {
    const secureFrame = { url: `${crossSiteFrame}/sdk` }
    await openKitPage(page, { options: { secureFrame, features: { email: true } } })
    await page.getByTestId('connect-button').click()
    await submitAddress(page, email)
    await typeCode(page, await readMailedCode({ sandbox, email }))
    await expect(page.getByTestId('account-button')).toBeVisible()
  })

  await test.step('the browser stores only partitioned data for the frame', async () => {
    const kept = await page
      .frameLocator('#w3m-iframe')
      .locator('html')
      .evaluate(async () => {
        const cookie = { value: '1', sameSite: 'none' } as const
        await Promise.allSettled([
          cookieStore.set({ ...cookie, name: 'plain' }),
          cookieStore.set({ ...cookie, name: 'partitioned', partitioned: true }),
        ])
        return (await cookieStore.getAll()).map(({ name }) => name)
      })
    expect(kept).toEqual(['partitioned'])
    expect(await readSessionCookie(page)).toMatchObject({
      domain: '127.0.0.1',
      secure: true,
      httpOnly: true,
      sameSite: 'None',
      partitionKey: 'http://latchkey.localhost',
    })
  })

  await test.step('loaded anew it is connected, by the word of the frame’s server', async () => {
    await keepSession(page)
    await page.reload()
    await expect.poll(() => readSession(page)).toMatchObject({ email, wallet: { state: 'active' } })
    await expect(page.getByTestId('account-button')).toBeVisible()
  })

  await test.step('signed out, it stays so', async () => {
    await page.getByTestId('account-button').click()
    await modal(page).getByTestId('disconnect-button').click()
    await expect(page.getByTestId('connect-button')).toBeVisible()
    await expect.poll(() => readSessionCookie(page)).toBeUndefined()
    await page.reload()
    await expect(page.getByTestId('connect-button')).toBeVisible()
  })

  expect(findings.foreign.splice(0).filter((url) => !url.startsWith(crossSiteFrame))).toEqual([])
})

const hello = 'Hello'
const nothingFound: Findings = { foreign: [], csp: [], errors: [] }

/**
 * Returns the unwanted events without requests to the frame's origin, because the frame's site is
 * not the app's.
 */
function ignoreFrame(findings: Findings, origin: string): Findings {
  const foreign = findings.foreign.splice(0).filter((url) => !url.startsWith(origin))
  findings.foreign.push(...foreign)
  return findings
}

const openWallet = 'Open your wallet’s page'

/** Clicks a button of the secure frame and returns the page that it opens. */
async function follow(page: Page, name: string): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await pressInFrame(page, name)
  return opening
}

/**
 * Signs a message with the login's wallet. `look` runs while the secure frame shows the request.
 */
async function sign(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(frame(page).getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  await look()
  await page.bringToFront()
  await approve(page)
  const output = page.locator('output')
  await expect(output).toHaveText(/^0x/)
  const signature = (await output.textContent()) as `0x${string}`
  expect(await verifyMessage({ address: await readAddress(page), message: hello, signature })).toBe(
    true,
  )
}

const readAddress = async (page: Page) =>
  (await page.locator('output').getAttribute('data-address')) as `0x${string}`

/**
 * Requests the mail with the link that lets this browser read the recovery record (S-25), and opens
 * the link.
 */
async function followMailedLink(page: Page, person: { sandbox: Sandbox; email: string }) {
  const { sandbox, email } = person
  await passMailPause(page)
  await pressInFrame(page, 'Email me a link')
  const number = frame(page).locator('strong')
  await expect(number).toHaveText(/^\d\d$/)
  const mail = await waitForMail(sandbox, { to: email, subject: 'Approve this device?' })
  const typed = (await number.textContent()) ?? ''
  await approveDevice(page.context(), { link: findDeviceLink(mail), number: typed })
  await page.bringToFront()
}

/**
 * Recovers the wallet with the recovery code, from the secure frame's request for it to the account
 * view.
 */
async function recover(page: Page, code: string): Promise<void> {
  const number = frame(page).getByText(/^\d{3} \d{3}$/)
  await expect(number).toBeVisible()
  const opened = await follow(page, 'Open the recovery page')
  await expect(opened.getByText(String(await number.textContent()))).toBeVisible()
  await opened.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await opened.getByRole('button', { name: 'Recover', exact: true }).click()
  await expect(opened.getByRole('heading', { name: 'Done' })).toBeVisible()
  await opened.close()
  await modal(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByTestId('account-button')).toBeVisible()
}

test('S-24, S-25a, S-25f, S-29c, K-AUTH-15: a cross-site email login signs and recovers by code', async ({
  page,
  browser,
  sandbox,
  openKitPage,
  crossSiteFrame,
  findings,
}) => {
  // The test needs two logins, and two servers run in addition to the browser.
  test.slow()
  const email = createAddress()
  const options = { secureFrame: { url: `${crossSiteFrame}/sdk` }, features: { email: true } }
  const logIn = async (of: Page, after = 0) => {
    const person = { sandbox, email, after }
    await openKitPage(of, { options })
    await of.getByTestId('connect-button').click()
    await submitAddress(of, email)
    await typeCode(of, await readMailedCode(person))
  }
  await logIn(page)
  await expect(page.getByTestId('account-button')).toBeVisible()

  await test.step('a page that the frame has not opened sees no login, and says where it is', async () => {
    const direct = await page.context().newPage()
    await direct.goto(`${crossSiteFrame}/dashboard`)
    await expect(direct.getByText(openWallet)).toBeVisible()
    await direct.close()
    const opening = page.waitForEvent('popup')
    await page.evaluate((url) => void window.open(url), `${crossSiteFrame}/wallet`)
    const byApp = await opening
    await expect(byApp.getByText('Go back to the app')).toBeVisible()
    await byApp.close()
  })

  const warning = frame(page).getByText('This wallet is not backed up.')
  let code = ''
  await sign(page, async () => {
    await expect(warning).toBeVisible()
    const wallet = await follow(page, openWallet)
    await expect(wallet.getByText('This device', { exact: true })).toBeVisible()
    code = await writeDownCode(wallet)
    await wallet.close()
  })
  await sign(page, async () => expect(warning).not.toBeVisible())

  const other = await openSecondDevice(browser, sandbox)
  await passMailPause(page)
  const { id } = await waitForMail(sandbox, { to: email, subject: 'code' })
  await logIn(other.page, id)
  await followMailedLink(other.page, { sandbox, email })
  await recover(other.page, code)
  expect(await readAddress(other.page)).toBe(await readAddress(page))
  await sign(other.page, async () => undefined)
  expect(ignoreFrame(other.findings, crossSiteFrame)).toEqual(nothingFound)
  await other.close()
  ignoreFrame(findings, crossSiteFrame)
})

test('S-72, S-25a, S-25f, K-SOC-01: a cross-site social login returns and recovers its wallet', async ({
  page,
  browser,
  sandbox,
  openKitPage,
  crossSiteFrame,
  findings,
}) => {
  test.slow()
  const person = crypto.randomUUID()
  const options = {
    secureFrame: { url: `${crossSiteFrame}/sdk` },
    features: { email: false, socials: ['github'] },
  }
  const logIn = async (of: Page) => {
    await openKitPage(of, { options })
    await of.getByTestId('connect-button').click()
    const opening = of.waitForEvent('popup')
    await card(of).getByTestId('social-selector-github').click()
    const provider = await opening
    await provider.getByRole('textbox', { name: 'Name' }).fill(person)
    await provider.getByRole('button', { name: 'Log in' }).click()
  }
  await logIn(page)
  await expect(page.getByTestId('account-button')).toBeVisible()
  let code = ''
  await sign(page, async () => {
    const wallet = await follow(page, openWallet)
    code = await writeDownCode(wallet)
    await wallet.close()
  })

  const other = await openSecondDevice(browser, sandbox)
  await logIn(other.page)
  await recover(other.page, code)
  expect(await readAddress(other.page)).toBe(await readAddress(page))
  expect(ignoreFrame(other.findings, crossSiteFrame)).toEqual(nothingFound)
  await other.close()
  ignoreFrame(findings, crossSiteFrame)
})
