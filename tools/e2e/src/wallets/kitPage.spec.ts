import { createPublicClient, http } from 'viem'
import { expect, type Page } from '../fixtures/page/test.ts'
import { findTile, phones, searchField } from '../fixtures/product/phone.ts'
import { header, modal } from '../fixtures/product/product.ts'
import { test } from '../fixtures/servers/kitPage.ts'

// The wallet is on another device. The page has no injected wallet.
test.use({ personas: 'auto,none' })

const connectButton = (page: Page) => page.getByTestId('connect-button')
const accountButton = (page: Page) => page.getByTestId('account-button')

async function readUri(page: Page): Promise<string> {
  const code = page.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  return (await code.getAttribute('uri')) ?? ''
}

for (const [mode, options] of [
  ['universal', {}],
  ['basic', { basic: true }],
] as const) {
  test(`K-WC-11: without adapters, in ${mode} mode, a searched wallet connects and is restored`, async ({
    page,
    wallet,
    openKitPage,
  }) => {
    const { control, instance } = wallet
    await openKitPage(page, { adapters: 'none', options })
    await connectButton(page).click()
    await expect(header(page)).toHaveText('WalletConnect')
    await readUri(page)
    await page.getByTestId('all-wallets').click()
    await searchField(page).fill('rainbow')
    await findTile(page, 'Rainbow').click()
    await expect(header(page)).toHaveText('Rainbow')
    const uri = await readUri(page)
    await control.pair({ instance, uri })
    await expect(modal(page)).not.toBeVisible()
    await expect(accountButton(page)).toBeVisible()
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await expect(modal(page)).not.toBeVisible()
    await accountButton(page).click()
    await expect(modal(page).getByTestId('disconnect-button')).toBeVisible()
  })
}

test('K-MODAL-03: without adapters a view that is asked for gives way to the code', async ({
  page,
  openKitPage,
}) => {
  await openKitPage(page, { adapters: 'none' })
  await page.getByRole('button', { name: 'Open a view' }).click()
  await expect(header(page)).toHaveText('WalletConnect')
  await readUri(page)
})

test.describe('on a phone', () => {
  test.use(phones[0].profile)
  test('K-MODAL-03: without adapters a view that is asked for gives way to all wallets', async ({
    page,
    openKitPage,
  }) => {
    await openKitPage(page, { adapters: 'none' })
    await page.getByRole('button', { name: 'Open a view' }).click()
    await expect(header(page)).toHaveText('All wallets')
  })
})

test('K-INIT-01: a project id and preset networks are enough to open the modal', async ({
  page,
  openKitPage,
}) => {
  const nothing = { blockchainApiUrl: '', directoryUrl: '', relayUrl: '' }
  await openKitPage(page, { adapters: 'none', options: nothing })
  await connectButton(page).click()
  await expect(header(page)).toHaveText('Connect wallet')
})

test('K-MODAL-02, K-NET-09: a reload restores a network chosen without a wallet, if configured', async ({
  page,
  openKitPage,
}) => {
  await openKitPage(page, { view: 'Networks' })
  const current = modal(page).locator('[aria-current="true"]')
  const openView = async () => {
    await page.getByRole('button', { name: 'Open a view' }).click()
    await expect(header(page)).toHaveText('Choose network')
  }
  await openView()
  await expect(current).toContainText('Ethereum')
  await page.getByTestId('w3m-network-switch-Polygon').click()
  const readChoice = () =>
    page.evaluate(() => localStorage.getItem('@appkit/active_caip_network_id'))
  await expect.poll(readChoice).toBe('eip155:137')
  await page.reload()
  await openView()
  await expect(current).toContainText('Polygon')
  await page.evaluate(() => localStorage.setItem('@appkit/active_caip_network_id', 'eip155:5'))
  await page.reload()
  await openView()
  await expect(page.getByTestId('w3m-network-switch-Polygon')).toBeVisible()
  await expect(current).toHaveCount(0)
})

test('K-MODAL-12: the theme moves the modal to another z-index', async ({ page, openKitPage }) => {
  await openKitPage(page, { options: { themeVariables: { '--w3m-z-index': 1500 } } })
  await connectButton(page).click()
  await expect(modal(page)).toHaveCSS('z-index', '1500')
})

test('K-CONN-09: a custom wallet shows its own image and is paired', async ({
  page,
  openKitPage,
}) => {
  const imageUrl =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
  const own = {
    id: 'own',
    name: 'Own Wallet',
    imageUrl,
    mobileLink: 'own://',
    webappLink: 'https://own.example',
  }
  await openKitPage(page, { options: { customWallets: [own] } })
  await connectButton(page).click()
  const row = page.getByTestId('wallet-selector-own')
  await expect(row.locator('img')).toHaveAttribute('src', imageUrl)
  await row.click()
  await expect(header(page)).toHaveText('Own Wallet')
  await readUri(page)
  await expect(page.getByTestId('tab-webapp')).toBeVisible()
})

test('K-CONN-14, K-CONN-15: wallets are blocked until the checkbox is ticked; else links show', async ({
  page,
  openKitPage,
}) => {
  const links = {
    termsConditionsUrl: 'http://team.latchkey.localhost/terms',
    privacyPolicyUrl: 'http://team.latchkey.localhost/privacy',
  }
  await openKitPage(page, { options: { ...links, features: { legalCheckbox: true } } })
  await connectButton(page).click()
  const row = page.getByTestId('wallet-selector-walletconnect')
  const tabThrough = async () => {
    const reached: boolean[] = []
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      reached.push(await row.evaluate((node) => node.contains(document.activeElement)))
    }
    return reached.includes(true)
  }
  await expect(row).toBeVisible()
  expect(await tabThrough()).toBe(false)
  await page.getByTestId('w3m-legal-checkbox').click()
  expect(await tabThrough()).toBe(true)
  await openKitPage(page, { options: links })
  await connectButton(page).click()
  await expect(modal(page).getByRole('link', { name: 'Terms of service' })).toBeVisible()
  await expect(modal(page).getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  await expect(page.getByTestId('w3m-legal-checkbox')).toHaveCount(0)
})

test("K-API-06, K-BUY-03: a page's button connects by code; its form opens the matching provider", async ({
  page,
  wallet,
  sandbox,
  openKitPage,
}) => {
  const { control, instance } = wallet
  const [chain] = sandbox.manifest.chains
  const address = sandbox.manifest.accounts.at(-4)?.address
  if (!chain || !address) throw new Error('The sandbox has no chain or no account.')
  // Uses another account than other tests, because they read the balances of the first accounts in
  // parallel.
  await control.selectAccount({ instance, address })
  const client = createPublicClient({ transport: http(chain.loopbackRpcUrl) })
  const readEther = () => client.getBalance({ address })
  const buyProviders = [{ id: 'meld', name: 'Card or bank', namespaces: ['eip155'] }]
  await openKitPage(page, { shop: true, options: { buyProviders } })
  const button = page.getByTestId('wallet-button-walletConnect')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await control.pair({ instance, uri: await readUri(page) })
  await expect(modal(page)).not.toBeVisible()
  await expect(button).toBeDisabled()

  const before = await readEther()
  await page.getByTestId('amount-preset-100').click()
  await expect(page.getByTestId('onramp-quote')).toContainText('ETH')
  await page.getByTestId('onramp-widget-button').click()
  const opened = page.context().waitForEvent('page')
  await modal(page).getByTestId('onramp-provider-Card or bank').click()
  const shop = await opened
  await expect(shop.getByText(address)).toBeVisible()
  await expect(shop.getByLabel('Amount', { exact: true })).toHaveValue('100')
  await shop.getByRole('button', { name: 'Buy' }).click()
  await expect(shop.getByRole('heading')).toContainText('ETH bought')
  expect(await readEther()).toBeGreaterThan(before)
})
