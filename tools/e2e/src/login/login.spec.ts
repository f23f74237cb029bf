import type { Route } from '@playwright/test'
import { askForEverySignIn, secureOrigin } from '../fixtures/frame/frame.ts'
import {
  createAddress,
  enterAddress,
  frame,
  loginByEmail,
  openConnect,
  pressInFrame,
  readMailedCode,
  takeSocial,
  typeCode,
} from '../fixtures/login/login.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { card, header, modal } from '../fixtures/product/product.ts'

/** Returns which part has the focus: the modal, the frame, or another part of the page. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (at?.id === 'w3m-iframe') return 'frame'
    return at?.closest('dialog') ? 'dialog' : String(at?.tagName)
  })

test('K-AUTH-03, K-AUTH-04, K-MODAL-11d: a wrong code, the mail countdown and the focus loop', async ({
  page,
  sandbox,
}) => {
  const email = createAddress()
  await askForEverySignIn(page, sandbox)
  await enterAddress(page, { sandbox, email })
  const code = await readMailedCode({ sandbox, email })
  const wrong = code === '111111' ? '222222' : '111111'
  await typeCode(page, wrong)
  await expect(card(page)).toContainText('Wrong code. Try again.')
  const fields = card(page).getByTestId('wui-otp-input').getByRole('textbox')
  expect(
    await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual([...wrong])
  await expect(card(page).getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled()
  await page.keyboard.press('Home')
  await fields.first().click()
  await page.keyboard.type(code)
  await expect(frame(page).getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const visited = new Set<string>()
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab')
    visited.add(await readFocus(page))
  }
  expect([...visited].toSorted()).toEqual(['dialog', 'frame'])
})

/** Returns a function that counts the loads of the secure frame's document since this call. */
async function countLoads(page: Page): Promise<() => Promise<number>> {
  const element = page.locator('#w3m-iframe')
  await element.evaluate((node) => {
    node.addEventListener('load', () => {
      node.dataset['loads'] = `${Number(node.dataset['loads'] ?? 0) + 1}`
    })
  })
  return () => element.evaluate((node) => Number(node.dataset['loads'] ?? 0))
}

/** Presses Tab until a button of the secure frame has the focus, then presses Enter. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const button = frame(page).getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  const moveOn = async () => {
    await page.keyboard.press('Tab')
    return button.evaluate((node) => node.matches(':focus') && document.hasFocus())
  }
  await expect.poll(moveOn, { intervals: [20] }).toBe(true)
  await page.keyboard.press('Enter')
}

test('K-APPROVE-01, K-APPROVE-02, K-SIWX-03, K-MODAL-18: a refused sign-in retried by keyboard', async ({
  page,
  sandbox,
}) => {
  const email = createAddress()
  await askForEverySignIn(page, sandbox)
  await enterAddress(page, { sandbox, email })
  await typeCode(page, await readMailedCode({ sandbox, email }))
  await expect(page.locator('#w3m-iframe')).toBeVisible()
  const readLoads = await countLoads(page)
  await expect(header(page)).toHaveText('Sign in')
  await pressInFrame(page, 'Reject')
  await expect(page.locator('#w3m-iframe')).toBeHidden()
  await expect(header(page)).toHaveText('Sign in')
  await page.getByTestId('w3m-connecting-siwe-sign').click()
  await pressByKeys(page, 'Approve')
  await expect(page).toHaveURL(/\/profile$/)
  expect(await readLoads()).toBe(0)
})

/** Returns the names of the session cookies of the frame and the product. */
const readSessions = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => ['__Host-frame', '__Host-sid'].includes(name))

test('S-29a: both sessions end although the page is left while the network is slow', async ({
  page,
  sandbox,
}) => {
  await loginByEmail(page, { sandbox, email: createAddress() })
  expect(await readSessions(page)).toHaveLength(2)
  const held: Route[] = []
  const origins = [sandbox.appUrl, secureOrigin(sandbox)]
  for (const origin of origins)
    await page.context().route(`${origin}/api/sign-out`, (route) => void held.push(route))
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('disconnect-button').click()
  const readAsked = () => held.map((route) => new URL(route.request().url()).origin)
  await expect.poll(() => readAsked().toSorted()).toEqual(origins.toSorted())
  await page.goto('about:blank')
  await Promise.all(held.map((route) => route.fallback()))
  await expect.poll(() => readSessions(page)).toEqual([])
})

test('K-SOC-02: each provider logs in to the profile, in sequence', async ({ page }) => {
  for (const provider of ['github', 'apple', 'facebook', 'x']) {
    await openConnect(page)
    const popup = page.waitForEvent('popup')
    await takeSocial(page, provider)
    const window = await popup
    await window.getByRole('textbox', { name: 'Name' }).fill('Mira Holt')
    await window.getByRole('textbox', { name: 'Email' }).fill(createAddress())
    await window.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect.poll(() => window.isClosed()).toBe(true)
    await page.getByTestId('account-button').click()
    await modal(page).getByTestId('disconnect-button').click()
    await expect(page).toHaveURL(/\/$/)
  }
})

test('K-SOC-03: closing the window returns to the list without a connection', async ({ page }) => {
  await openConnect(page)
  const popup = page.waitForEvent('popup')
  await card(page).getByTestId('social-selector-google').click()
  const window = await popup
  await expect(window.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await window.close()
  await expect(header(page)).toHaveText('Log in')
  await expect(page.getByTestId('account-button')).not.toBeVisible()
})

test('K-SOC-05: a refusal by the provider is shown and can be retried', async ({ page }) => {
  await openConnect(page)
  const popup = page.waitForEvent('popup')
  await card(page).getByTestId('social-selector-google').click()
  await (await popup).getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page)).toContainText('Something went wrong')
  const again = page.waitForEvent('popup')
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect((await again).getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('K-SOC-08: by Farcaster, with a phone that scans the code', async ({ page, sandbox }) => {
  await openConnect(page)
  await takeSocial(page, 'farcaster')
  await expect(header(page)).toHaveText('Farcaster')
  const code = card(page).getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /./)
  const url = await code.getAttribute('uri')
  await sandbox.control.approveFarcaster({ url: url ?? '', fid: 101 })
  await expect(page).toHaveURL(/\/profile$/)
})
