import { secureOrigin } from '../fixtures/frame/frame.ts'
import { clearStorage } from '../fixtures/login/authenticator.ts'
import { frame, loginBySocial } from '../fixtures/login/login.ts'
import { writeDownCode } from '../fixtures/login/writeDownCode.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { modal, seeProfile } from '../fixtures/product/product.ts'
import { openSecondDevice } from '../fixtures/product/secondDevice.ts'

const shownAddress = (page: Page) => page.getByTestId('profile-address').textContent()

/**
 * Returns the page of the secure frame's origin that `press` opens, and a list of the URLs whose
 * requests are answered with 401.
 */
async function follow(page: Page, press: () => Promise<void>) {
  const opening = page.context().waitForEvent('page')
  const refused: string[] = []
  page.context().on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url())
  })
  await press()
  return { opened: await opening, refused }
}

/**
 * Opens the embedded wallet's own page from the profile, and reads and confirms the recovery code
 * there.
 */
async function backUp(page: Page): Promise<string> {
  await expect(page.getByText(/^Not set up yet/)).toBeVisible()
  const button = page.getByRole('button', { name: 'Set up recovery' })
  const { opened, refused } = await follow(page, () => button.click())
  const code = await writeDownCode(opened)
  expect(refused).toEqual([])
  await opened.close()
  return code
}

test('S-24, S-25a, S-33: the recovery code restores a wallet whose storage is lost', async ({
  page,
  sandbox,
}) => {
  const person = {
    provider: 'google',
    name: 'Mira Holt',
    email: `${crypto.randomUUID()}@example.test`,
  }
  await loginBySocial(page, person)
  await seeProfile(page)
  const address = await shownAddress(page)
  const code = await backUp(page)
  await clearStorage(page, [secureOrigin(sandbox), sandbox.appUrl])
  await loginBySocial(page, person)
  const open = frame(page).getByRole('link', { name: 'Open the recovery page' })
  const { opened } = await follow(page, () => open.click())
  await opened.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await opened.getByRole('button', { name: 'Recover', exact: true }).click()
  await expect(opened.getByRole('heading', { name: 'Done' })).toBeVisible()
  await opened.close()
  await modal(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  expect(await shownAddress(page)).toBe(address)
})

test('S-24, S-25a, S-25f, S-27b: the code brings the same wallet to another device', async ({
  page,
  browser,
  sandbox,
}) => {
  const person = {
    provider: 'google',
    name: 'Mira Holt',
    email: `${crypto.randomUUID()}@example.test`,
  }
  await loginBySocial(page, person)
  await seeProfile(page)
  const address = await shownAddress(page)
  const code = await backUp(page)
  await page.reload()
  await expect(page.getByText(/^Set up\./)).toBeVisible()

  const other = await openSecondDevice(browser, sandbox)
  await loginBySocial(other.page, person)
  // Both devices show the same number, so that a user cannot be tricked into recovering the wallet
  // for another device.
  const open = frame(other.page).getByRole('link', { name: 'Open the recovery page' })
  await expect(open).toBeVisible()
  const number = await frame(other.page)
    .getByText(/^\d{3} \d{3}$/)
    .textContent()
  const { opened } = await follow(other.page, () => open.click())
  await expect(opened.getByText(String(number))).toBeVisible()
  const field = opened.getByRole('textbox', { name: 'Recovery code' })
  await field.fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  await opened.getByRole('button', { name: 'Recover', exact: true }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await modal(other.page).getByRole('button', { name: 'Continue' }).click()
  await expect(other.page.getByText('Not recovered yet.')).toBeVisible()
  await expect(other.page.getByTestId('account-button')).not.toBeVisible()
  await field.fill(code)
  await opened.getByRole('button', { name: 'Recover', exact: true }).click()
  await expect(opened.getByRole('heading', { name: 'Done' })).toBeVisible()
  // Closes the recovery page, because the hidden page behind it could not show an approval.
  await opened.close()
  await modal(other.page).getByRole('button', { name: 'Continue' }).click()
  await expect(other.page).toHaveURL(/\/profile$/)
  expect(await shownAddress(other.page)).toBe(address)
  expect(other.findings).toEqual({ foreign: [], csp: [], errors: [] })
  await other.close()
})
