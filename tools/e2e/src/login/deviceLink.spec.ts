import {
  approveDevice,
  createAddress,
  findDeviceLink,
  readMailedCode,
  typeAddress,
  typeCode,
  waitForMail,
} from '../fixtures/login/login.ts'
import { expect } from '../fixtures/page/test.ts'
import { card, header, modal } from '../fixtures/product/product.ts'
import { test } from '../fixtures/servers/linkFrame.ts'

test('S-42b, K-AUTH-05: the number on the mailed page ends the login; a known device gets a code', async ({
  page,
  sandbox,
  openKitPage,
  linkFrame,
}) => {
  const email = createAddress()
  const secureFrame = { url: `${linkFrame.origin}/sdk` }
  await openKitPage(page, { options: { secureFrame, features: { email: true } } })
  await page.getByTestId('connect-button').click()
  await typeAddress(page, email)
  await expect(header(page)).toHaveText('Register device')
  const number = (await card(page).locator('strong').textContent()) ?? ''
  const mail = await waitForMail(sandbox, { to: email })
  await approveDevice(page.context(), { link: findDeviceLink(mail), number })
  await expect(page.getByTestId('account-button')).toBeVisible()
  const { id: after } = mail
  const { message } = await sandbox.control.waitForMail({ to: email, after, timeoutMs: 0 })
  expect(message).toBeNull()

  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('disconnect-button').click()
  linkFrame.pass(31_000)
  await page.getByTestId('connect-button').click()
  await typeAddress(page, email)
  await expect(header(page)).toHaveText('Confirm email')
  await typeCode(page, await readMailedCode({ sandbox, email, after }))
  await expect(page.getByTestId('account-button')).toBeVisible()
})
