import { approve, createAddress, frame, loginByEmail } from '../fixtures/login/login.ts'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import { createName, offered, typeName } from '../fixtures/product/names.ts'
import { modal } from '../fixtures/product/product.ts'

const question = (page: Page) => frame(page).getByRole('button', { name: 'Approve', exact: true })

const path = /\/v1\/profile\/account\?/

/**
 * Repeats the registration of an account name until it succeeds. The kit pauses requests to a host
 * for 10 s after five failures (S-130h).
 */
const register = (page: Page, done: () => Promise<void>) =>
  expect(async () => {
    const button = modal(page).getByRole('button', { name: 'Register this name' })
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await done()
  }).toPass()

test('K-NAME-03, S-102: a name is not registered on a lost request, but is on a lost answer', async ({
  page,
  sandbox,
}) => {
  const { control } = sandbox
  const { label, name } = createName()
  const toast = page.getByTestId('wui-snackbar-message')
  const fail = (happens: () => Promise<unknown>) =>
    page.route(
      path,
      async (route) => {
        await happens()
        await route.continue()
      },
      { times: 1 },
    )
  await loginByEmail(page, { sandbox, email: createAddress() })
  await typeName(page, label)
  await expect(offered(page)).toBeEnabled()
  await fail(() => control.kill({ service: 'api' }))
  await offered(page).click()
  await approve(page)
  await expect(toast).toHaveText('Error registering name')
  await control.restart({ service: 'api' })

  // The request reaches the API, but the connection breaks during the response.
  await fail(() => control.setFault({ service: 'api', resetRate: 1 }))
  await register(page, () => expect(question(page)).toBeVisible({ timeout: 2_000 }))
  const cut = page.waitForEvent('requestfailed', (request) => path.test(request.url()))
  await approve(page)
  await cut
  await expect(toast).toHaveText('Error registering name')
  await control.clearFaults()
  await register(page, () =>
    expect(modal(page)).toContainText(`${name} is yours`, { timeout: 2_000 }),
  )
  await expect(question(page)).toHaveCount(0)
})
