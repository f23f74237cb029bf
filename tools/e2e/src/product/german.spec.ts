import { findEnglish, readLines } from '../fixtures/page/englishTexts.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { header, modal, settleCookies, takeWallet } from '../fixtures/product/product.ts'

test.use({ locale: 'de-DE' })

const english = findEnglish()

/** Fails if a line of the page is a text of the English catalogues. */
async function expectGerman(page: Page): Promise<void> {
  const lines = await readLines(page)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => english.test(line))).toEqual([])
}

test('K-WORLD-21d: a German browser logs in, looks at its account and sends in German', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier hängt dein Schlüssel')
  await expectGerman(page)

  await page.getByRole('main').getByTestId('connect-button').click()
  await expect(header(page)).toHaveText('Anmelden')
  await expectGerman(page)
  await takeWallet(page)
  await wallet.approve('connect')
  await wallet.approve('sign-message')

  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('profile-balance')).toContainText('10.000 ETH')
  await expectGerman(page)

  await page.getByTestId('account-button').click()
  await expect(modal(page)).toContainText('10.000 ETH')
  await expectGerman(page)
  await modal(page).getByTestId('w3m-account-default-send-button').click()
  await expect(header(page)).toHaveText('Senden')
  await modal(page).getByTestId('send-token-button').click()
  await modal(page).getByTestId('send-token-ETH').click()
  await modal(page).getByTestId('send-amount-input').fill('0,25')
  await modal(page)
    .getByTestId('send-receiver-input')
    .fill('0x00000000000000000000000000000000000f1e30')
  await modal(page).getByRole('button', { name: 'Überweisung prüfen' }).click()
  await expect(modal(page).getByTestId('send-preview-amount')).toHaveText('0,25 ETH')
  await expectGerman(page)
})
