import { addAuthenticator, clearStorage } from '../fixtures/login/authenticator.ts'
import { frame, loginBySocial } from '../fixtures/login/login.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { modal, seeProfile } from '../fixtures/product/product.ts'

/**
 * Returns the page of the secure frame's origin that `press` opens, with a passkey authenticator
 * added to it.
 */
async function follow(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press()
  const opened = await opening
  // The authenticator is added after the load, because the browser may move the page to another
  // process before.
  await opened.waitForLoadState()
  await addAuthenticator(opened)
  await opened.reload()
  return opened
}

test('S-25b, S-33, S-35c: only its own device’s passkey restores a lost wallet', async ({
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
  const address = await page.getByTestId('profile-address').textContent()
  const own = await follow(page, () =>
    page.getByRole('button', { name: 'Set up recovery' }).click(),
  )
  await own.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(own.getByText(/^Added .*this browser$/)).toBeVisible()
  await page.bringToFront()
  await page.reload()
  await seeProfile(page)
  await expect(page.getByText(/^Set up\. You can open your wallet/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up recovery' })).not.toBeVisible()

  const { origin } = new URL(own.url())
  await clearStorage(page, [origin, sandbox.appUrl])
  await loginBySocial(page, person)
  const open = frame(page).getByRole('link', { name: 'Open the recovery page' })
  const stranger = await follow(page, () => open.click())
  await stranger.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(stranger.getByText(/^No passkey was used/)).toBeVisible()
  await stranger.close()
  await modal(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Not recovered yet.')).toBeVisible()

  await own.goto(`${origin}/recover`)
  await own.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(own.getByRole('heading', { name: 'Done' })).toBeVisible()
  await own.close()
  await modal(page).getByRole('button', { name: 'Continue' }).click()
  await seeProfile(page)
  expect(await page.getByTestId('profile-address').textContent()).toBe(address)
})
