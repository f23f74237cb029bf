import { becomeVisitor, expect, type Page, test } from '../fixtures/page/test.ts'
import { settleCookies, signIn } from '../fixtures/product/product.ts'

const linked = (page: Page) => page.getByRole('region', { name: 'Linked accounts' })

/** Enters a name and an email address on the provider's page, and agrees to link the account. */
async function agree(page: Page, name: string, email: string): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/id\./)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Creates an email address that no other test uses. */
const toEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`

test('S-70, S-71, S-74: links three kinds of accounts, logs in by each, and unlinks them', async ({
  page,
  wallet,
  browser,
  sandbox,
}) => {
  const [name, email] = ['Zoe Lind', toEmail('zoe')]
  await signIn(page, wallet)
  const address = await page.getByTestId('profile-address').textContent()
  for (const [provider, path] of [
    ['Marketplace', 'openloot-callback'],
    ['Marketplace sandbox', 'openloot-sandbox-callback'],
    ['Discord', 'discord-callback'],
  ] as const) {
    await linked(page)
      .getByRole('button', { name: `Link ${provider}`, exact: true })
      .click()
    await agree(page, name, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${provider} is linked`)
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(
      linked(page).getByRole('button', { name: `Unlink ${provider}`, exact: true }),
    ).toBeVisible()
  }

  const context = await browser.newContext({ baseURL: sandbox.appUrl })
  await becomeVisitor(context, sandbox)
  const elsewhere = await context.newPage()
  await settleCookies(elsewhere)
  await elsewhere.goto('/?return=%2Fleaderboard')
  await elsewhere.getByRole('button', { name: 'Discord' }).click()
  await agree(elsewhere, name, email)
  await expect(elsewhere).toHaveURL(/\/leaderboard$/)
  await elsewhere.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(linked(elsewhere).getByRole('button', { name: /^Unlink/ })).toHaveCount(3)

  await linked(page).getByRole('button', { name: 'Unlink Discord' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(linked(page).getByRole('button', { name: 'Link Discord' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: 'Discord' })).toBeVisible()
  await expect(page.getByTestId('profile-address')).toHaveText(address ?? '')
  await context.close()
})

test('S-73b, S-75: refusal, outage and a linked account of another user each show a screen', async ({
  page,
  sandbox: { control },
}) => {
  const [ida, otto] = [toEmail('ida'), toEmail('otto')]
  const heading = page.getByRole('heading', { level: 1 })
  const logIn = (provider: string) =>
    page.getByRole('main').getByRole('button', { name: provider, exact: true }).click()
  const toLink = (provider: string) =>
    linked(page).getByRole('button', { name: `Link ${provider}`, exact: true })

  await settleCookies(page)
  await page.goto('/')
  await logIn('Marketplace')
  await agree(page, 'Ida Falk', ida)
  await expect(page.getByText('No wallet yet')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(heading).toHaveText('Your key hangs here')

  await logIn('Discord')
  await control.setIdentityFault({ provider: 'discord', fault: { at: 'user', status: 503 } })
  await agree(page, 'Otto Berg', otto)
  await expect(heading).toHaveText('The provider isn’t responding')
  await control.setIdentityFault({ provider: 'discord' })
  await page.getByRole('button', { name: 'Start again' }).click()
  await agree(page, 'Otto Berg', otto)
  await expect(page).toHaveURL(/\/profile$/)

  await toLink('Marketplace').click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading).toHaveText('You cancelled')
  await expect(page).toHaveURL(/\/openloot-callback$/)
  await page.getByRole('button', { name: 'Start again' }).click()
  await agree(page, 'Ida Falk', ida)
  await expect(heading).toHaveText('Linked to another player')
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(toLink('Marketplace')).toBeVisible()
})
