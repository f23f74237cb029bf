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

/** Kills the blockchain API when the page sends the given call, so that the call never arrives. */
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

test('K-SS-02: an API killed during a grant or a revocation learns of it later, exactly once', async ({
  page,
  sandbox,
  openKitPage,
  smartFrame,
}) => {
  const app = await openGrantingPage(page, { sandbox, openKitPage, smartFrame })
  const reviveAfterGrant = await killAt(page, sandbox, 'activate')
  await grant(page)
  await expect(modal(page).getByRole('status')).toContainText('The session couldn’t be listed yet')
  const { code, context } = await readGranted(page)
  expect(code).toBe('smart_session_not_kept')
  await modal(page).getByTestId('smart-session-show').click()
  await expect(modal(page)).toContainText('Smart sessions couldn’t be loaded')
  await reviveAfterGrant()
  const session = modal(page).getByTestId('smart-session')
  // The kit pauses a host for 10 s after five failures (S-130h), so an earlier attempt is rejected
  // and the test retries.
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
    'The smart session couldn’t be revoked',
  )
  await expect(app.spend(context, allowance)).rejects.toThrow('CannotUseADisabledDelegation')
  await reviveAfterEnd()
  // After a reload, the page does not know the transaction that has already been mined.
  await page.reload()
  await openSessions(page)
  await signEnd(page)
  await expect(header(page)).toContainText('Smart sessions')
  await modal(page).getByTestId('tab-revoked').click()
  await expect(session).toContainText('Revoked')
})
