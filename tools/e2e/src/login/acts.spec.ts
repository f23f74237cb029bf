import { secureOrigin } from '../fixtures/frame/frame.ts'
import {
  createAddress,
  loginByEmail,
  loginByKnownDevice,
  loginBySocial,
} from '../fixtures/login/login.ts'
import { passMailPause } from '../fixtures/login/passMailPause.ts'
import { type Acts, countActs, countMails } from '../fixtures/page/countActs.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { modal, seeProfile, signIn } from '../fixtures/product/product.ts'

// Counts the actions that a user needs from the landing page to the profile, in the app, the secure
// frame, the wallet's window and the provider's window. Also the basic test of the logins by
// wallet, email and Google.

const counted: string[] = []

/** Expects exactly these user actions for a login method, and reports their number. */
async function hold(way: string, { done }: Acts, acts: readonly string[]): Promise<void> {
  await expect.poll(() => done.map((act) => act.trim())).toEqual(acts)
  counted.push(`${way} ${done.length}`)
  test.info().annotations.push({ type: 'acts', description: `${way}: ${done.join(', ')}` })
}

test.afterAll(() => {
  if (counted.length > 0) process.stdout.write(`acts: ${counted.join(', ')}\n`)
})

test('K-INJ-01, K-INJ-02, K-SIWX-01: an extension reaches the profile and balance in four acts', async ({
  page,
  context,
  wallet,
}) => {
  const acts = await countActs(context)
  await signIn(page, wallet)
  await hold('extension', acts, [
    'press Log in',
    'press Sandbox Walletinstalled',
    'press Approve',
    'press Approve',
  ])
  await expect(modal(page)).not.toBeVisible()
  await expect(page.getByRole('heading', { name: 'Balance' })).toBeVisible()
  await expect(page.getByTestId('profile-balance')).toContainText('ETH')
  await expect(page.getByTestId('account-button')).toBeVisible()
})

const readKept = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test.describe('K-AUTH-01, K-AUTH-05, K-AUTH-07, K-AUTH-12, K-AUTH-13a, K-AUTH-13b, K-AUTH-13c', () => {
  test('K-AUTH-15b, K-SIWX-07, S-35d, S-50c: e-mail reaches the profile in three acts', async ({
    page,
    context,
    sandbox,
  }) => {
    const email = createAddress()
    const acts = await countActs(context)
    await page.goto('/')
    await expect(page.locator('#w3m-iframe')).toHaveCount(0)
    await loginByEmail(page, { sandbox, email })
    const three = ['press Log in', 'press Continue with this email', 'type a code']
    await hold('e-mail', acts, three)
    expect(await countMails(sandbox, email)).toBe(1)

    await expect(modal(page)).not.toBeVisible()
    await expect(page.locator('#w3m-iframe')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Set up recovery' })).toBeVisible()
    // The dashboard must show the same address, because users would take another address for theft.
    const wallet = await context.newPage()
    await wallet.goto(`${secureOrigin(sandbox)}/dashboard`)
    const address = await page.getByTestId('profile-address').textContent()
    await expect(wallet.getByRole('definition').first()).toHaveText(address ?? 'none')
    await expect(wallet.getByRole('term').first()).toHaveText('Your account')
    await wallet.close()
    const kept = await readKept(page)
    expect(kept).toMatchObject({
      '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
      '@appkit-wallet/EMAIL': email,
    })
    expect(JSON.stringify(kept)).not.toMatch(/0x[\da-f]{130}|wants you to sign in/i)
    await page.reload()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByTestId('account-button')).toBeVisible()
    await expect(modal(page)).not.toBeVisible()
    await expect(page.locator('body > #w3m-iframe')).toHaveCount(1)
    await expect(page.locator('#w3m-iframe')).toBeHidden()

    await page.getByTestId('account-button').click()
    await modal(page).getByTestId('disconnect-button').click()
    await expect(page.getByTestId('account-button')).not.toBeVisible()
    const left = Object.keys(await readKept(page))
    expect(left.filter((key) => /EMAIL|LOGIN_USED|USERNAME|SOCIAL/.test(key))).toEqual([])

    await passMailPause(page)
    acts.forget()
    const { message } = await sandbox.control.waitForMail({ to: email })
    await loginByKnownDevice(page, { sandbox, email, after: message?.id ?? 0 })
    await hold('known device', acts, three)
    expect(await countMails(sandbox, email)).toBe(2)
  })
})

test('K-SOC-02: by google to the profile by three acts, the provider’s own among them', async ({
  page,
  context,
}) => {
  const acts = await countActs(context)
  const account = { provider: 'google', name: 'Mira Holt', email: createAddress() }
  const window = await loginBySocial(page, account)
  await seeProfile(page)
  await expect.poll(() => window.isClosed()).toBe(true)
  await hold('Google', acts, ['press Log in', 'press Continue with Google', 'press Log in'])
})
