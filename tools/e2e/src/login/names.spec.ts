import { approve, createAddress, frame, loginByEmail } from '../fixtures/login/login.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { createName, offered, openAccount, typeName } from '../fixtures/product/names.ts'
import { header, modal } from '../fixtures/product/product.ts'
import { openSecondDevice } from '../fixtures/product/secondDevice.ts'

const { label, name } = createName()

/** Returns the address of the active account, which the profile shows. */
async function readAddress(page: Page): Promise<`0x${string}`> {
  const text = await page.getByTestId('profile-address').textContent()
  return `0x${text?.slice(2) ?? ''}`
}

test('K-NAME-02, K-NAME-03, K-NAME-05, K-NAME-06, K-NAME-07, K-SEND-05: a login registers a name', async ({
  page,
  browser,
  sandbox,
}) => {
  await loginByEmail(page, { sandbox, email: createAddress() })
  await typeName(page, label)
  const row = offered(page)
  await expect(row).toBeEnabled()
  await row.click()
  await expect(header(page)).toHaveText('Sign message')
  await frame(page).getByRole('button', { name: 'Reject' }).click()
  await expect(header(page)).toHaveText('Choose name')
  await modal(page).getByRole('button', { name: 'Register this name' }).click()
  await approve(page)
  await expect(modal(page)).toContainText(`${name} is yours`)
  await modal(page).getByRole('button', { name: 'Let’s go' }).click()
  await expect(modal(page)).toContainText(name)
  await page.reload()
  await expect(page.getByTestId('account-button')).toContainText(label.slice(0, 8))
  const address = await readAddress(page)

  const other = await openSecondDevice(browser, sandbox)
  const friend = other.page
  await loginByEmail(friend, { sandbox, email: createAddress() })
  await typeName(friend, label)
  await expect(offered(friend)).toBeDisabled()
  await modal(friend).getByTestId('w3m-header-close').click()
  const payer = await readAddress(friend)
  await sandbox.control.fund({ chainId: 1, address: payer, amount: String(10n ** 18n) })
  await openAccount(friend)
  await modal(friend).getByTestId('wallet-features-send-button').click()
  await modal(friend).getByTestId('send-token-button').click()
  await modal(friend).getByTestId('send-token-ETH').click()
  await modal(friend).getByTestId('send-amount-input').fill('0.25')
  await modal(friend).getByTestId('send-receiver-input').fill(name)
  await modal(friend).getByRole('button', { name: 'Preview send' }).click()
  await expect(modal(friend).getByTestId('send-preview-address')).toHaveText(address)
  // For a login, the frame above the send view shows the request.
  await modal(friend).getByTestId('send-confirm-button').click()
  await expect(frame(friend).getByText('Send 0.25 ETH').first()).toBeVisible()
  expect(other.findings).toEqual({ foreign: [], csp: [], errors: [] })
  await other.close()
})
