import { expect, test } from '../fixtures/page/test.ts'
import {
  card,
  chooseNetwork,
  chooseWallet,
  header,
  modal,
  seeProfile,
  settleCookies,
} from '../fixtures/product/product.ts'

test('K-CONN-11: a wallet of several ecosystems is one row; links lead to the other ecosystems', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/')
  await page.getByRole('main').getByTestId('connect-button').click()
  const rows = modal(page).getByRole('button', { name: /^Sandbox Wallet/ })
  await expect(rows).toHaveCount(1)
  await rows.click()
  await expect(card(page)).toContainText('Continue in Sandbox Wallet')
  const asked = await wallet.waitForRequest('connect')
  await card(page).getByRole('button', { name: 'Use Solana or Bitcoin instead' }).click()
  await expect(header(page)).toHaveText('Select chain')
  for (const ecosystem of ['solana', 'bip122']) {
    await expect(page.getByTestId(`wui-list-chain-${ecosystem}`)).toBeVisible()
  }
  // The user has cancelled this request, so the wallet's answer has no effect.
  await asked.approve()
  await expect(header(page)).toHaveText('Select chain')
  await page.getByTestId('wui-list-chain-solana').click()
  await wallet.approve('connect')
  await wallet.approve()
  await expect(page.getByTestId('profile-balance')).toContainText('SOL')
})

test('K-SIWX-11: a Solana wallet connects, signs in at the server and shows its balance', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page, undefined, 'solana')
  await wallet.approve('connect')
  await expect(header(page)).toHaveText('Sign in')
  await wallet.approve()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('profile-balance')).toContainText('SOL')
})

test('K-SIWX-11: a Bitcoin wallet connects, signs in at the server and shows its balance', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page, undefined, 'bip122')
  await wallet.approve('connect')
  await expect(header(page)).toHaveText('Sign in')
  await wallet.approve()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('profile-balance')).toContainText('BTC')
})

test('K-STATE-07: Solana and both Bitcoin accounts are restored after a reload', async ({
  page,
  wallet,
}) => {
  await wallet.become('auto')
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page, undefined, 'bip122')
  await seeProfile(page)
  const openWallets = async () => {
    await page.getByTestId('account-button').click()
    await page.getByTestId('wui-wallet-switch').click()
  }
  const active = page.getByTestId('wui-active-profile-wallet-item')
  await openWallets()
  await page.getByTestId('tab-solana').click()
  await page.getByTestId('empty-state-button').click()
  await card(page)
    .getByRole('button', { name: /^Sandbox Wallet/ })
    .click()
  await expect(page.getByTestId('profile-balance')).toContainText('SOL')
  await page.reload()
  await openWallets()
  await page.getByTestId('tab-solana').click()
  await expect(active).toHaveAttribute('address', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  await page.getByTestId('tab-bitcoin').click()
  await expect(active.getByText('Payment')).toBeVisible()
  await expect(active.getByText('Ordinals')).toBeVisible()
  expect(await wallet.control.getPending({ instance: wallet.instance })).toEqual([])
})

test('K-CHAIN-02: a Solana wallet changes its cluster', async ({ page, wallet }) => {
  await wallet.become('auto')
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page, undefined, 'solana')
  await expect(page).toHaveURL(/\/profile$/)
  await chooseNetwork(page, 'Solana Devnet')
  await expect(page.getByTestId('profile-balance')).toContainText('On Solana Devnet')
})
