import {
  allowance,
  grant,
  openGrantingPage,
  openSessions,
  readGranted,
  revoke,
  signEnd,
} from '../fixtures/frame/smartSession.ts'
import { expect, type Page, type Sandbox } from '../fixtures/page/test.ts'
import { header, modal } from '../fixtures/product/product.ts'
import { test } from '../fixtures/servers/smartFrame.ts'

/** Ends the API in the moment in which a page tells it something, so that nothing of that arrives. */
async function killAt(page: Page, { control }: Sandbox, call: 'activate' | 'revoke') {
  const address = `**/v1/sessions/*/${call}?*`
  await page.route(address, async (route) => {
    await control.kill({ service: 'api' })
    await route.continue()
  })
  return async () => {
    await page.unroute(address)
    await control.restart({ service: 'api' })
  }
}

test('K-SS-02: an API that ends while it is told of a grant, or of its end, is told when it is back, and nothing is done twice', async ({
  page,
  sandbox,
  openKitPage,
  smartFrame,
}) => {
  const app = await openGrantingPage(page, { sandbox, openKitPage, smartFrame })
  const reviveAfterGrant = await killAt(page, sandbox, 'activate')
  await grant(page)
  await expect(modal(page).getByRole('status')).toContainText('It could not be listed yet')
  const { code, context } = await readGranted(page)
  expect(code).toBe('smart_session_not_kept')
  await modal(page).getByTestId('smart-session-show').click()
  await expect(modal(page)).toContainText('Unable to load smart sessions')
  await reviveAfterGrant()
  const session = modal(page).getByTestId('smart-session')
  // A host that failed five times is left alone for 10 s (S-130h): who asks sooner is refused, and asks again.
  await expect(async () => {
    const again = modal(page).getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click()
    await expect(session).toContainText('Until', { timeout: 2_000 })
  }).toPass()
  expect(await page.evaluate(() => localStorage.getItem('@latchkey/smart_sessions'))).not.toContain(
    context,
  )

  const reviveAfterEnd = await killAt(page, sandbox, 'revoke')
  await revoke(page)
  await expect(page.getByTestId('wui-snackbar-message')).toHaveText(
    'The smart session could not be revoked',
  )
  await expect(app.spend(context, allowance)).rejects.toThrow('CannotUseADisabledDelegation')
  await reviveAfterEnd()
  // Another page knows nothing of what the chain has done already.
  await page.reload()
  await openSessions(page)
  await signEnd(page)
  await expect(header(page)).toContainText('Smart Sessions')
  await modal(page).getByTestId('tab-revoked').click()
  await expect(session).toContainText('Revoked')
})
