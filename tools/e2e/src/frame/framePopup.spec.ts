import type { Page } from '@playwright/test'
import { readState, serveInstead, toDocument } from '../fixtures/frame/frame.ts'
import { createAddress, openConnect } from '../fixtures/login/login.ts'
import { expect, type Sandbox, test } from '../fixtures/page/test.ts'
import { card, header, modal } from '../fixtures/product/product.ts'

const identityOrigin = ({ manifest }: Sandbox) => manifest.services.id?.url ?? ''
const takeGoogle = (page: Page) => card(page).getByTestId('social-selector-google').click()

async function logIn(window: Page): Promise<void> {
  await window.getByRole('textbox', { name: 'Name' }).fill('Mira Holt')
  await window.getByRole('textbox', { name: 'Email' }).fill(createAddress())
  await window.getByRole('button', { name: 'Log in', exact: true }).click()
}

test.afterEach(async ({ sandbox }) => {
  await sandbox.control.setIdentityFault({ provider: 'google' })
})

test('S-76, K-SOC-04: a blocked window opens on the next click; a foreign page is rejected', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const { open } = window
    let refused = false
    window.open = (...given) => {
      if (refused) return open.apply(window, given)
      refused = true
      return null
    }
  })
  const claim = `opener.postMessage({ resultUri: location.origin + '/social/callback?reference=eve' }, '*')`
  await serveInstead(
    page.context(),
    new RegExp(`^${identityOrigin(sandbox)}/google/`),
    toDocument(claim),
  )
  await openConnect(page)
  await takeGoogle(page)
  await expect(card(page)).toContainText('Your browser blocked the window')
  const popup = page.waitForEvent('popup')
  await card(page).getByRole('button', { name: 'Try again' }).click()
  const opened = await popup
  await expect(modal(page).getByTestId('wui-snackbar-message')).toHaveText('Untrusted origin')
  await expect(header(page)).toHaveText('Log in')
  await expect.poll(() => opened.isClosed()).toBe(true)
  const { account, stored } = await readState(page)
  expect(account).toBe(false)
  expect(Object.keys(stored).filter((key) => /LOGIN|SOCIAL|EMAIL/.test(key))).toEqual([])
})

test('S-76: a window cut off from its opener, at a slow provider, ends in the login all the same', async ({
  page,
  sandbox,
}) => {
  await page.context().addInitScript(() => {
    if (location.pathname.startsWith('/social/callback')) window.opener = null
  })
  const fault = { at: 'token', delayMs: 2_500 } as const
  await sandbox.control.setIdentityFault({ provider: 'google', fault })
  await openConnect(page)
  const popup = page.waitForEvent('popup')
  await takeGoogle(page)
  await logIn(await popup)
  await expect(page).toHaveURL(/\/profile$/)
})
