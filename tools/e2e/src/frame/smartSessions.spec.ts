import {
  allowance,
  grant,
  openGrantingPage,
  openSessions,
  readGranted,
  revoke,
} from '../fixtures/frame/smartSession.ts'
import { expect } from '../fixtures/page/test.ts'
import { header, modal, signInAutomatically } from '../fixtures/product/product.ts'
import { test } from '../fixtures/servers/smartFrame.ts'

test('K-SS-01, K-SS-02: a key spends its grant; after its revocation the chain refuses it', async ({
  page,
  sandbox,
  openKitPage,
  smartFrame,
}) => {
  const app = await openGrantingPage(page, { sandbox, openKitPage, smartFrame })
  await grant(page)
  await expect(modal(page).getByRole('status')).toContainText('Smart session created')
  const { context, accountMeta } = await readGranted(page)
  await app.send(accountMeta.factory, accountMeta.factoryData)
  await app.spend(context, allowance - 1n)
  await modal(page).getByTestId('smart-session-got-it').click()
  // The list shows the token's name, which the account page has loaded before.
  await expect(modal(page)).toContainText('GOLD')
  await modal(page).getByTestId('w3m-header-smart-sessions').click()
  const session = modal(page).getByTestId('smart-session')
  await expect(session).toContainText(/^Latchkey/)
  await expect(session).toContainText(/Until [A-Z][a-z]+ \d/)
  const permissions = modal(page).getByTestId('smart-session-permissions')
  await expect(permissions).toHaveText(/^Spend up to 2 GOLD \(0x.*\) every day$/)

  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await openSessions(tab)
  await expect(modal(tab).getByTestId('smart-session')).toHaveCount(1)
  await tab.reload()
  await openSessions(tab)
  await expect(modal(tab).getByTestId('smart-session')).toHaveCount(1)
  await tab.evaluate((end) => {
    Date.now = () => end
  }, app.expiry * 1_000)
  await modal(tab).getByTestId('tab-expired').click()
  await expect(modal(tab).getByTestId('smart-session')).toContainText('Expired')
  await tab.close()

  await page.bringToFront()
  await revoke(page)
  await expect(header(page)).toContainText('Smart sessions')
  await expect(modal(page)).toContainText('No active sessions')
  await modal(page).getByTestId('tab-revoked').click()
  await expect(session).toContainText(/Revoked/)
  await expect(app.spend(context, 1n)).rejects.toThrow('CannotUseADisabledDelegation')
})

test.describe('in the product', () => {
  test.use({ personas: 'auto' })

  test('error: a wallet of the browser that grants nothing is told what does', async ({ page }) => {
    await signInAutomatically(page)
    await page.goto('/profile-test')
    await page.getByRole('button', { name: 'Grant permission' }).click()
    await expect(page.getByTestId('act-result')).toContainText(
      'A smart account can: log in with email',
    )
  })
})
