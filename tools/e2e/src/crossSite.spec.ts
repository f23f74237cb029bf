import { chromium } from './browsers.ts'
import { test } from './fixtures/crossSiteFrame.ts'
import { createAddress, readMailedCode, registerDevice, typeCode } from './fixtures/login.ts'
import { modal } from './fixtures/product.ts'
import { expect, type Page } from './fixtures/test.ts'

test.use({
  launchOptions: {
    ...chromium.launchOptions,
    args: [
      ...chromium.launchOptions.args,
      // The driver takes away the partitions of storage that people have; the last list of features counts. That
      // third-party cookies are blocked is the default of the driver's private windows, and looked at below.
      '--disable-features=HttpsUpgrades,MediaRouter,OptimizationHints,Translate',
    ],
  },
})

/** Lets the frame's document keep what its server says of the session: the driver cannot read answers of its process. */
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

/** The session as the page loaded anew hears of it: nothing of the page before is there. */
const readSession = (page: Page): Promise<unknown> =>
  page
    .frameLocator('#w3m-iframe')
    .locator('html')
    .evaluate(() => Reflect.get(window, 'heard'))

const readSessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-frame')

test('S-46, K-AUTH-01, K-AUTH-05, K-AUTH-15: without third-party cookies, a login in a frame of another site outlives a reload, and ends', async ({
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
    await registerDevice(page, { sandbox, email })
    await typeCode(page, await readMailedCode({ sandbox, email }))
    await expect(page.getByTestId('account-button')).toBeVisible()
  })

  await test.step('the browser keeps there what is partitioned, and nothing else', async () => {
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
