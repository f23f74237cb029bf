import { approve, createAddress, openConnect } from '../fixtures/login/login.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { card } from '../fixtures/product/product.ts'

test('K-SOC-10: inside Telegram a social login leaves in the same tab and completes on return', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'TelegramWebviewProxy', { value: {} })
  })
  await openConnect(page)
  await card(page).getByTestId('social-selector-google').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mira Holt')
  await page.getByRole('textbox', { name: 'Email' }).fill(createAddress())
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await approve(page)
  await expect(page).toHaveURL(/\/profile$/)
  expect(context.pages()).toHaveLength(1)
})
