import { expect, type Page, test } from '../fixtures/page/test.ts'
import { card, chooseWallet, header, modal, settleCookies } from '../fixtures/product/product.ts'

/** Returns the accounts that the wallet's EVM provider (EIP-6963) has given to the page. */
const readAccounts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const read = (event: Event) => {
          const { provider } = (event as CustomEvent).detail
          provider.request({ method: 'eth_accounts' }).then(resolve, reject)
        }
        addEventListener('eip6963:announceProvider', read, { once: true })
        dispatchEvent(new Event('eip6963:requestProvider'))
      }),
  )

test.beforeEach(async ({ page }) => settleCookies(page))

test.describe('resets', () => {
  test.use({ personas: 'resets' })
  test('K-CHAIN-06: a reset request counts as declined', async ({ page }) => {
    await page.goto('/')
    await chooseWallet(page)
    await expect(modal(page)).toContainText('Connection declined')
  })
})

test.describe('slow', () => {
  test.use({ personas: 'slow:2' })
  test('S-134b: going back from a slow wallet drops its late answer', async ({ page, wallet }) => {
    await page.goto('/')
    await chooseWallet(page)
    await expect(modal(page)).toContainText('Continue in Sandbox Wallet')
    await page.getByTestId('header-back').click()
    await expect(header(page)).toHaveText('Log in')
    await wallet.control.waitUntilIdle({ instance: wallet.instance })
    // The wallet's late answer has reached the page before its accounts do.
    await expect.poll(() => readAccounts(page)).not.toEqual([])
    await expect(header(page)).toHaveText('Log in')
    await expect(page.getByTestId('account-button')).toHaveCount(0)
  })
})

test.describe('silent', () => {
  test.use({ personas: 'silent' })
  test('S-134a: a wallet that never answers can be left at any time', async ({ page }) => {
    await page.goto('/')
    await chooseWallet(page)
    await expect(modal(page)).toContainText('Continue in Sandbox Wallet')
    await page.keyboard.press('Escape')
    await expect(modal(page)).not.toBeVisible()
    // The attempt has ended: the button shows no progress, and the same wallet can be tried again.
    await expect(page.getByRole('main').getByTestId('connect-button')).not.toContainText(
      'Connecting',
    )
    await chooseWallet(page)
    await expect(modal(page)).toContainText('Continue in Sandbox Wallet')
  })
})

test.describe('locked', () => {
  test.use({ personas: 'locked' })
  test('K-INJ-02: a locked wallet prompts to unlock, then connects', async ({ page, wallet }) => {
    await page.goto('/')
    await chooseWallet(page)
    await wallet.approve('unlock')
    await wallet.approve('connect')
    await expect(header(page)).toHaveText('Sign in')
  })
})

test.describe('wrong chain', () => {
  test.use({ personas: 'wrong-chain' })
  test('K-NET-01, K-MODAL-08: the unsupported network blocks first, the sign-in follows', async ({
    page,
    wallet,
  }) => {
    await page.goto('/')
    await chooseWallet(page)
    await wallet.approve('connect')
    await expect(header(page)).toHaveText('Switch network')
    await page.getByTestId('w3m-header-close').click()
    await expect(modal(page)).toBeVisible()
    await modal(page)
      .getByTestId(/^w3m-network-switch-Ethereum/)
      .click()
    await wallet.approve()
    await expect(header(page)).toHaveText('Sign in')
  })
})

test.describe('no switching', () => {
  test.use({ personas: 'wrong-chain,no-switching' })
  test('K-NET-04: a wallet that cannot switch is told apart, and disconnecting is the way out', async ({
    page,
    wallet,
  }) => {
    await page.goto('/')
    await chooseWallet(page)
    await wallet.approve('connect')
    await expect(header(page)).toHaveText('Switch network')
    await modal(page)
      .getByTestId(/^w3m-network-switch-Ethereum/)
      .click()
    await expect(modal(page)).toContainText('Sandbox Wallet can’t switch networks')
    await page.getByTestId('header-back').click()
    await modal(page).getByTestId('disconnect-button').click()
    await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
  })
})

test.describe('disconnects itself', () => {
  test.use({ personas: 'approves' })
  test('K-INJ-06: a wallet that drops the site leaves no connection', async ({ page, wallet }) => {
    await page.goto('/')
    await chooseWallet(page)
    await wallet.approve('connect')
    await expect(header(page)).toHaveText('Sign in')
    await wallet.control.disconnect({ instance: wallet.instance })
    await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
    await expect(page.getByTestId('account-button')).toHaveCount(0)
  })
})

test.describe('twins', () => {
  test.use({ personas: 'twins' })
  test('S-61: two wallets of one name are both shown, with a notice', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByTestId('connect-button').click()
    // Each ecosystem has two wallets with the same name. The list shows both with a warning, so that a
    // fake wallet cannot impersonate the real one.
    for (const ecosystem of ['Ethereum', 'Solana', 'Bitcoin']) {
      const rows = card(page).getByText(`${ecosystem} · Two extensions use this name`)
      await expect(rows).toHaveCount(2)
    }
  })
})

test.describe('hostile', () => {
  test.use({ personas: 'hostile' })
  test('S-60: hostile announcements show as bounded text without script or foreign image', async ({
    page,
    sandbox,
  }) => {
    const { url: directory } = sandbox.manifest.services['wallets'] ?? {}
    await page.goto('/')
    await page.getByRole('main').getByTestId('connect-button').click()
    await expect(card(page).getByText('Hostile icon')).toBeVisible()
    await expect(card(page).getByText('Wallet very very')).toBeVisible()
    for (const name of await card(page).getByRole('button').allInnerTexts()) {
      expect(name.length).toBeLessThan(140)
      expect(name).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
    }
    expect(await card(page).locator('script, object, iframe').count()).toBe(0)
    // Icons that no wallet provides itself come from the directory that the product configures.
    const images = card(page).locator(`img:not([src^="${directory}/"])`)
    await expect(images).not.toHaveCount(0)
    for (const image of await images.all()) {
      expect(await image.getAttribute('src')).toMatch(/^(data:image\/|blob:)/)
    }
  })
})

test.describe('injected', () => {
  test.use({ personas: 'injected' })
  test('K-CONN-10: a wallet that is only in the window has a row on desktop', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByTestId('connect-button').click()
    await expect(header(page)).toHaveText('Log in')
    // The page has an injected wallet, and the list is complete.
    expect(await page.evaluate(() => 'ethereum' in window)).toBe(true)
    await expect(page.getByTestId('wallet-selector-walletconnect')).toBeVisible()
    await expect(page.getByTestId('all-wallets')).toBeVisible()
    await expect(card(page).getByRole('button', { name: /Browser Wallet/ })).toHaveCount(1)
  })
})

test.describe('persona none', () => {
  test.use({ personas: 'none' })
  test('without a wallet in the page the list offers others, and help', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByTestId('connect-button').click()
    await expect(page.getByTestId('wallet-selector-walletconnect')).toBeVisible()
    await expect(card(page).getByText('installed')).toHaveCount(0)
    // The same view offers a login to users without a wallet.
    await expect(page.getByTestId('wui-email-input')).toBeVisible()
    await expect(page.getByTestId('w3m-wallet-guide-get-started')).toHaveCount(0)
    await expect(card(page).getByRole('button', { name: 'What is a wallet?' })).toBeVisible()
  })
})

test.describe('panel', () => {
  test.use({ personas: 'approves' })
  test('K-INJ-02: if pop-ups are blocked, the wallet prompts in a panel on the page', async ({
    page,
    wallet,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/')
    await chooseWallet(page)
    await wallet.approve('connect')
    await expect(header(page)).toHaveText('Sign in')
  })
})
