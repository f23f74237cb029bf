import { createPublicClient, http, isHex } from 'viem'
import { expect, test } from '../fixtures/page/test.ts'
import { header, modal, signIn } from '../fixtures/product/product.ts'

// Uses another account than other tests, because they read the balances of the first accounts in
// parallel.
test.beforeEach(async ({ wallet, sandbox }) => {
  const address = sandbox.manifest.accounts.at(-3)?.address
  if (!address) throw new Error('The sandbox has no account.')
  await wallet.control.selectAccount({ instance: wallet.instance, address })
})

test("K-BUY-01, K-BUY-04, K-BUY-07: tokens bought in a provider's window arrive on the chain", async ({
  page,
  wallet,
  sandbox,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  await signIn(page, wallet)
  const { selected } = await wallet.control.getInstance(wallet.instance)
  if (!isHex(selected)) throw new Error('The wallet has no account.')
  const readEther = () => client.getBalance({ address: selected })
  const before = await readEther()

  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('w3m-account-default-fund-wallet-button').click()
  await expect(header(page)).toHaveText('Fund wallet')
  // The product has one provider, so the row opens its page without a list.
  const buy = modal(page).getByTestId('wallet-features-onramp-button')
  await expect(buy).not.toHaveAttribute('aria-busy')
  const opened = page.context().waitForEvent('page')
  await buy.click()
  const shop = await opened
  await expect(header(page)).toHaveText('Buy')
  await expect(modal(page)).toContainText('Continue in external window')
  await expect(modal(page)).toContainText('Continue with Card or bank')

  await expect(shop.getByText(selected)).toBeVisible()
  expect(await shop.evaluate(() => window.opener)).toBeNull()
  await shop.getByLabel('Amount', { exact: true }).fill('50')
  await shop.getByRole('button', { name: 'Buy' }).click()
  await expect(shop.getByRole('heading')).toContainText('ETH bought')
  const bought = (await readEther()) - before
  expect(bought).toBeGreaterThan(0n)
  await shop.close()

  // The provider's window reports no status, so the modal offers to choose another provider.
  await expect(modal(page)).toContainText('Continue with Card or bank')
  const again = page.context().waitForEvent('page')
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await expect((await again).getByText(selected)).toBeVisible()
})

test('K-BUY-05, K-BUY-06: a deposit from an exchange arrives and updates the balance', async ({
  page,
  wallet,
  sandbox,
}) => {
  const [chain] = sandbox.manifest.chains
  if (!chain) throw new Error('The sandbox has no chain.')
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  await signIn(page, wallet)
  const { selected } = await wallet.control.getInstance(wallet.instance)
  if (!isHex(selected)) throw new Error('The wallet has no account.')
  const readEther = () => client.getBalance({ address: selected })
  const before = await readEther()

  const balance = page.getByTestId('profile-balance')
  await expect(balance).toContainText('ETH')
  const shown = await balance.textContent()
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('w3m-account-default-fund-wallet-button').click()
  await modal(page).getByTestId('wallet-features-deposit-from-exchange-button').click()
  await expect(header(page)).toHaveText('Deposit from exchange')
  await modal(page).getByTestId('amount-preset-50').click()
  await expect(modal(page).getByTestId('deposit-token-amount')).toContainText('ETH')
  const opened = page.context().waitForEvent('page')
  await modal(page)
    .getByTestId(/^exchange-/)
    .first()
    .click()
  const exchange = await opened
  await expect(exchange.getByText(selected)).toBeVisible()
  const told = await exchange.evaluate(() => [window.opener, document.referrer])
  expect(told).toEqual([null, ''])
  await expect(modal(page).getByTestId('wui-snackbar-message')).toHaveText('Deposit started')
  await exchange.getByRole('button', { name: 'Send' }).click()
  await expect(exchange.getByRole('heading')).toHaveText('Sent')
  expect(await readEther()).toBeGreaterThan(before)
  await exchange.close()

  await expect(modal(page).getByTestId('wui-snackbar-message')).toHaveText('Deposit completed', {
    timeout: 15_000,
  })
  await expect(header(page)).toHaveText('Activity')
  await expect.poll(() => balance.textContent()).not.toBe(shown)
})
