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

/** What the frame's server says of the session when the page is loaded anew: nothing of the page before is heard. */
async function readSessionAnew(page: Page): Promise<unknown> {
  const url = page.url()
  await page.goto('about:blank')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/session'))
  await page.goto(url)
  return (await (await answer).json()).session
}

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
    expect(await readSessionAnew(page)).toMatchObject({ email, wallet: { state: 'active' } })
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
