import type { Locator } from '@playwright/test'
import { expect, type Page, type TestWallet, test } from '../fixtures/page/test.ts'
import {
  card,
  chooseNetwork,
  type Ecosystem,
  header,
  modal,
  settleCookies,
} from '../fixtures/product/product.ts'

// The page has two injected wallets, both in every ecosystem. A third wallet is on another device.
test.use({ personas: 'auto,neighbours' })

const tabs: Readonly<Record<Ecosystem, string>> = {
  eip155: 'ethereum',
  solana: 'solana',
  bip122: 'bitcoin',
}
const ecosystems = ['solana', 'bip122', 'eip155'] as const

const active = (page: Page) => page.getByTestId('wui-active-profile-wallet-item')
const others = (page: Page) => page.getByTestId('active-connection')
const recents = (page: Page) => page.getByTestId('recent-connection')
const toast = (page: Page) => page.getByTestId('wui-snackbar-message')

/** Creates a wallet on another device. Its account differs from those of the page's wallets. */
async function createRemote({ control }: TestWallet): Promise<string> {
  const instance = crypto.randomUUID()
  await control.setPersonas({ instance, personas: 'auto,none' })
  await control.selectAccount({ instance })
  return instance
}

async function pair(page: Page, { control }: TestWallet, instance: string): Promise<void> {
  await page.getByRole('main').getByTestId('connect-button').click()
  await page.getByTestId('wallet-selector-walletconnect').click()
  const code = page.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  await control.pair({ instance, uri: (await code.getAttribute('uri')) ?? '' })
}

/** Waits until a newly connected wallet has signed in, which it does automatically. */
const signsIn = (page: Page) => expect(modal(page)).not.toBeVisible()

async function openWallets(page: Page): Promise<void> {
  await page.getByTestId('account-button').click()
  await page.getByTestId('wui-wallet-switch').click()
  await expect(header(page)).toHaveText('Wallets')
}

const show = (page: Page, ecosystem: Ecosystem) =>
  page.getByTestId(`tab-${tabs[ecosystem]}`).click()

/** Connects another wallet by the button of an ecosystem in the list of connected wallets. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByTestId('add-connection-button').click()
  await card(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
}

const toText = (row: Locator, name: Locator) =>
  Promise.all([name.textContent(), row.getAttribute('address')]).then((parts) => parts.join(' '))

/**
 * Reads the list of connected wallets: name and address of each, by ecosystem. The active one comes
 * first.
 */
async function readWallets(page: Page): Promise<Wallets> {
  const wallets: Record<string, readonly string[]> = {}
  for (const ecosystem of ecosystems) {
    await show(page, ecosystem)
    const rows = [
      ...(await active(page).all()).map((row) => toText(row, row.getByRole('heading'))),
      ...(await others(page).all()).map((row) => toText(row, row.locator('bdi').first())),
    ]
    wallets[ecosystem] = await Promise.all(rows)
  }
  return wallets
}

/**
 * Connects three wallets in each of the three ecosystems. Leaves the list of connected wallets
 * open.
 */
async function connectNine(page: Page, wallet: TestWallet, remote: string): Promise<void> {
  await settleCookies(page)
  await page.goto('/')
  await pair(page, wallet, remote)
  await signsIn(page)
  await openWallets(page)
  for (const ecosystem of ecosystems) {
    await show(page, ecosystem)
    await expect(active(page)).toHaveCount(1)
    await add(page, 'Sandbox Wallet')
    // A new account must sign in. The next wallet has the same account, so it need not.
    await signsIn(page)
    await openWallets(page)
    await show(page, ecosystem)
    await add(page, 'Harbour Wallet')
    await expect(toast(page)).toHaveText('New wallet added')
    await expect(header(page)).toHaveText('Wallets')
    await expect(others(page)).toHaveCount(2)
  }
}

type Wallets = Readonly<Record<string, readonly string[]>>

/**
 * Expects the list of connected wallets to contain exactly these, with the active one first. The
 * order of the others does not matter.
 */
async function expectWallets(page: Page, wanted: Wallets): Promise<void> {
  const sort = (wallets: Wallets) =>
    Object.entries(wallets).map(([ecosystem, [first, ...rest]]) => [
      ecosystem,
      first,
      ...rest.toSorted(),
    ])
  await expect(async () =>
    expect(sort(await readWallets(page)).toSorted()).toEqual(sort(wanted).toSorted()),
  ).toPass({
    timeout: 15_000,
  })
}

/** Renames an account in the list of connected wallets. */
async function rename(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: /^Rename/ }).click()
  await row.getByRole('textbox').fill(name)
  await row.getByRole('textbox').press('Enter')
  await expect(row.getByTitle(name)).toBeVisible()
}

const names = {
  solana: 'Games',
  bip122: 'حساب التوفير',
  eip155: 'Rainy days',
} as const

/**
 * Returns the expected wallets after the last account of each ecosystem was renamed. The new name
 * appears wherever that account does.
 */
function withNames(wallets: Wallets): Wallets {
  const toAddress = (text = '') => text.split(' ').at(-1)
  const entries = ecosystems.map((ecosystem) => {
    const rows = wallets[ecosystem] ?? []
    const named = toAddress(rows.at(-1))
    const toRenamed = (row: string) =>
      toAddress(row) === named ? `${names[ecosystem]} ${named}` : row
    return [ecosystem, rows.map(toRenamed)]
  })
  return Object.fromEntries(entries)
}

/** Returns the kit's stored data about connections as unparsed text. */
const readStored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('@appkit/connections'),
    localStorage.getItem('@appkit/disconnected_connector_ids'),
  ])

test('K-PROF-04, K-PROF-05, K-PROF-06, K-STATE-04, S-135a: nine wallets, changed one by one', async ({
  page,
  context,
  wallet,
}) => {
  // The test has about sixty steps and four signatures.
  test.setTimeout(180_000)
  const remote = await createRemote(wallet)
  await connectNine(page, wallet, remote)
  const unnamed = await readWallets(page)
  expect(new Set(Object.values(unnamed).flat()).size).toBe(9)
  const nine = withNames(unnamed)
  const [harbour = '', session = '', named = ''] = nine['eip155'] ?? []
  const [first = '', ...rest] = unnamed['eip155'] ?? []
  expect([first, ...rest].map((text) => text.split(' ')[0])).toEqual([
    ...['Harbour', 'Sandbox', 'Sandbox'],
  ])
  // Two wallets may hold the same account. A name belongs to the account, so both show it.
  expect(first.split(' ')[1]).toBe(rest[1]?.split(' ')[1])
  const second = await context.newPage()
  await second.goto('/profile')
  await openWallets(second)
  await expectWallets(second, unnamed)
  const stored = await readStored(page)

  await test.step('each new name appears, and no other name changes', async () => {
    for (const ecosystem of ecosystems) {
      await show(page, ecosystem)
      await rename(others(page).last(), names[ecosystem])
      await expect(toast(page)).toHaveText('Account renamed')
    }
    await expect.poll(() => readWallets(page)).toEqual(nine)
    expect(await readStored(page)).toEqual(stored)
  })

  await test.step('an earlier opened tab shows the names', () => expectWallets(second, nine))

  await test.step('Escape changes neither the name nor the list', async () => {
    const row = others(page).last()
    await row.getByRole('button', { name: /^Rename/ }).click()
    await row.getByRole('textbox').fill('Something else')
    await page.keyboard.press('Escape')
    await expect(header(page)).toHaveText('Wallets')
    await expectWallets(page, nine)
  })

  await test.step('switching keeps both', async () => {
    await show(page, 'eip155')
    await others(page).filter({ hasText: names.eip155 }).getByText('Switch').click()
    await expect(toast(page)).toHaveText('Wallet switched')
    await expectWallets(page, { ...nine, eip155: [named, session, harbour] })
  })

  await page.keyboard.press('Escape')
  await chooseNetwork(page, 'Sepolia')
  await expect(page.getByTestId('profile-balance')).toContainText('On Sepolia')

  await test.step('a reload restores all nine with network and names, without a prompt', async () => {
    await page.reload()
    await expect(page.getByTestId('profile-balance')).toContainText('On Sepolia')
    await openWallets(page)
    await expectWallets(page, { ...nine, eip155: [named, session, harbour] })
    for (const instance of [wallet.instance, `${wallet.instance}~2`, remote]) {
      expect(await wallet.control.getPending({ instance })).toEqual([])
    }
  })

  await test.step('a second tab has the same nine', async () => {
    await second.reload()
    await openWallets(second)
    await expectWallets(second, { ...nine, eip155: [named, session, harbour] })
    await second.close()
  })

  await test.step('disconnecting one makes the next one active and leaves the other eight', async () => {
    await show(page, 'eip155')
    await page.getByTestId('wui-active-profile-wallet-item-disconnect-button').click()
    await expect(others(page)).toHaveCount(1)
    await expect(header(page)).toHaveText('Wallets')
    await expectWallets(page, { ...nine, eip155: [session, harbour] })
  })

  await test.step('connected again it has its name', async () => {
    await show(page, 'eip155')
    await expect(recents(page)).toHaveCount(1)
    const before = recents(page).filter({ hasText: names.eip155 })
    await before.getByRole('button', { name: /^Connect/ }).click()
    // The session of the account still counts, so the list stays open.
    await expect(recents(page)).toHaveCount(0)
    await expect(active(page).getByRole('heading')).toHaveText(names.eip155)
  })

  await test.step('the longest name leaves the account button in a narrow page', async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 900 }
    await rename(active(page), 'W'.repeat(32))
    await page.setViewportSize({ width: 360, height: 740 })
    const readEnd = async () => {
      const box = await page.getByTestId('account-button').boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 360)
    }
    await expect.poll(readEnd).toBeLessThanOrEqual(360)
    await page.setViewportSize(wide)
  })

  await test.step('an empty name takes it away', async () => {
    await active(page)
      .getByRole('button', { name: /^Rename/ })
      .click()
    await active(page).getByRole('textbox').fill('')
    await active(page).getByRole('textbox').press('Enter')
    await expect(active(page).getByRole('heading')).toHaveText(/Wallet$/)
  })

  await test.step('a previously connected wallet can be forgotten', async () => {
    await page.getByTestId('wui-active-profile-wallet-item-disconnect-button').click()
    await expect(recents(page)).toHaveCount(1)
    await recents(page)
      .getByRole('button', { name: /^Forget/ })
      .click()
    await expect(recents(page)).toHaveCount(0)
  })

  await test.step('ending an ecosystem ends all its wallets, and the session they share with others', async () => {
    await show(page, 'solana')
    await page.getByRole('button', { name: 'Disconnect all' }).click()
    await expect(active(page)).toHaveCount(0)
    const [bitcoin = '', , other = ''] = nine['bip122'] ?? []
    const left = { solana: [], bip122: [bitcoin, other], eip155: [first] }
    await expectWallets(page, left)
    await page.reload()
    await openWallets(page)
    await expectWallets(page, left)
  })
})
