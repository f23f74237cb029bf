import { askForEverySignIn } from '../fixtures/frame/frame.ts'
import {
  approveInWindow,
  createAddress,
  enterAddress,
  frame,
  loginBySocial,
  readMailedCode,
  typeCode,
} from '../fixtures/login/login.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { chooseWallet, header, modal, settleCookies, signIn } from '../fixtures/product/product.ts'

test('K-INJ-01, K-INJ-02, K-SIWX-01: connect, sign in, see the profile with the wallet’s balance', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  await expect(modal(page)).not.toBeVisible()
  await expect(page.getByTestId('profile-balance')).toContainText('ETH')
})

test('K-INJ-04: a declined connection says so and can be tried again', async ({ page, wallet }) => {
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page)
  await wallet.reject('connect')
  await expect(modal(page)).toContainText('Connection declined')
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await wallet.approve('connect')
  await expect(header(page)).toHaveText('Sign in')
})

test('K-STATE-04, K-SIWX-04: a reload stays connected and signed in, without asking anybody', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  await page.reload()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('account-button')).toBeVisible()
  expect(await wallet.control.getPending({ instance: wallet.instance })).toEqual([])
})

test.describe('wallet on another device', () => {
  test.use({ personas: 'auto,none' })

  test('a code is shown, and the wallet that takes it up connects', async ({ page, wallet }) => {
    await settleCookies(page)
    await page.goto('/')
    await page.getByRole('main').getByTestId('connect-button').click()
    await page.getByTestId('wallet-selector-walletconnect').click()
    const code = page.getByTestId('wui-qr-code')
    await expect(code).toHaveAttribute('uri', /^wc:/)
    // Reads the URI instead of a screenshot. For a screenshot, the driver would insert a style that
    // the page's policy forbids.
    await expect(code).toBeVisible()
    const uri = (await code.getAttribute('uri')) ?? ''
    await wallet.control.pair({ instance: wallet.instance, uri })
    await expect(page).toHaveURL(/\/profile$/)
  })
})

test('K-AUTH-01, K-APPROVE-01, S-54h: an e-mail login, approved in the frame’s window', async ({
  page,
  sandbox,
}) => {
  const email = createAddress()
  await askForEverySignIn(page, sandbox)
  await enterAddress(page, { sandbox, email })
  await typeCode(page, await readMailedCode({ sandbox, email }))
  const approval = frame(page).getByRole('button', { name: 'Approve', exact: true })
  await expect(frame(page).getByRole('button', { name: 'Open window' })).toBeEnabled()
  await expect(approval).toHaveCount(0)
  await approveInWindow(page)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('account-button')).toBeVisible()
})

test('K-SOC-01, S-72: at a provider, whose page finishes through the frame of the app', async ({
  page,
  findings,
}) => {
  await loginBySocial(page, { provider: 'google', name: 'Mira Holt', email: createAddress() })
  await expect(page).toHaveURL(/\/profile$/)
  // Firefox requests a favicon that the sandbox's provider does not have.
  for (const found of [findings.csp, findings.errors]) {
    expect(found.splice(0).filter((line) => !/\/\/id\..*favicon\.ico/s.test(line))).toEqual([])
  }
})
