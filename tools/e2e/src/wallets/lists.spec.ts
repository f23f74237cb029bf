import { expect, type Page, test } from '../fixtures/page/test.ts'
import { findTile, openAllWallets, searchField } from '../fixtures/product/phone.ts'
import { card, modal, settleCookies } from '../fixtures/product/product.ts'

test.use({ personas: 'auto,none' })

const tiles = (page: Page) => page.getByTestId(/^wallet-search-item-/)

async function openList(page: Page): Promise<void> {
  await settleCookies(page)
  await page.goto('/')
  await openAllWallets(page)
  await expect(tiles(page).first()).toBeVisible()
}

/** Returns a list to which the page numbers of all requests to the wallet directory are added. */
function recordPages(page: Page): readonly string[] {
  const pages: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/getWallets' || searchParams.get('entries') !== '40') return
    pages.push(searchParams.get('page') ?? '')
  })
  return pages
}

/** Returns a list to which the texts of all searches of the wallet directory are added. */
function recordSearches(page: Page): readonly string[] {
  const searches: string[] = []
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search')
    if (search !== null) searches.push(search)
  })
  return searches
}

/** Scrolls down until the list of wallets has loaded its last wallet. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const list = document.querySelector('[data-testid="w3m-modal-card"] ul')
    let scroller = list?.parentElement
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
      scroller = scroller.parentElement
    }
    if (!list || !scroller) throw new Error('There is no list to scroll.')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let still = 0; still < 30; ) {
      scroller.scrollTop = scroller.scrollHeight
      await frame()
      const isLoading = list.querySelector('li[aria-hidden="true"]') !== null
      still = isLoading ? 0 : still + 1
    }
  })
}

/**
 * Returns the names of the first 16 wallets in the list. Every viewport renders at least as many.
 */
const readFirst = async (page: Page) => (await tiles(page).allTextContents()).slice(0, 16)

const readSize = async (page: Page) =>
  Number(await modal(page).locator('li[aria-setsize]').last().getAttribute('aria-setsize'))

test('K-CONN-19: pages of 40 are loaded until the end is reached, each once', async ({ page }) => {
  const pages = recordPages(page)
  await openList(page)
  await expect.poll(() => pages).toEqual(['1'])
  await scrollToEnd(page)
  const size = await readSize(page)
  expect(size).toBeGreaterThan(600)
  const last = modal(page).locator('li[aria-posinset]').last()
  await expect(last).toHaveAttribute('aria-posinset', String(size))
  // Four suggested wallets come before the pages of the directory.
  const count = Math.ceil((size - 4) / 40)
  expect(pages).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)))
})

test('K-CONN-17a, K-CONN-17b, K-CONN-17c: a search filters, queries and never shows a wrong list', async ({
  page,
}) => {
  const searches = recordSearches(page)
  await page.clock.install()
  await openList(page)
  // Four wallets are suggested; the other tiles arrive with the first page of the directory.
  await expect(tiles(page).nth(15)).toBeAttached()
  const before = await readFirst(page)
  expect(before).toHaveLength(16)
  await searchField(page).fill('z')
  // A search would start 150 ms after the last letter.
  await page.clock.runFor(1_000)
  expect(await readFirst(page)).toEqual(before)

  // This wallet is far behind the first page, so only the directory's search can find it.
  await searchField(page).fill('nectar ledg')
  await expect(findTile(page, 'Nectar Ledgerbook')).toBeVisible()
  await expect(tiles(page)).toHaveCount(1)
  // One letter starts no search.
  expect([...new Set(searches)]).toEqual(['nectar ledg'])

  await searchField(page).fill('no such wallet anywhere')
  await expect(page.getByTestId('no-wallet-found')).toHaveText(
    /No wallet is called “no such wallet anywhere”/,
  )
  await expect(tiles(page)).toHaveCount(0)

  const none = page.getByTestId('no-wallet-found')
  await expect(none.getByRole('button', { name: 'Show QR code' })).toBeVisible()
  await none.getByRole('button', { name: 'Clear search' }).click()
  await expect(tiles(page).first()).toBeVisible()
  expect(await readFirst(page)).toEqual(before)
})

test('K-CONN-06: the two wallets used last are shown as recent', async ({ page, wallet }) => {
  test.slow()
  await settleCookies(page)
  await page.goto('/')
  for (const name of ['MetaMask', 'Rainbow', 'Zerion']) {
    await openAllWallets(page)
    await searchField(page).fill(name)
    await findTile(page, name).click()
    const code = page.getByTestId('wui-qr-code')
    await expect(code).toHaveAttribute('uri', /^wc:/)
    const { instance, control } = wallet
    await control.pair({ instance, uri: (await code.getAttribute('uri')) ?? '' })
    await page.getByTestId('account-button').click()
    await page.getByTestId('disconnect-button').click()
    await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
  }
  await page.getByRole('main').getByTestId('connect-button').click()
  const recent = card(page)
    .getByRole('button')
    .filter({ hasText: /recent/i })
  await expect(recent).toHaveCount(2)
  await expect(recent.first()).toContainText('Zerion')
  await expect(recent.last()).toContainText('Rainbow')
})

test('arrow keys move over the grid, which is one stop for Tab', async ({ page }) => {
  await openList(page)
  // Waits for the directory's tiles, because the suggested ones appear earlier and have no row
  // below them.
  await expect(tiles(page).nth(12)).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-index'))
  await tiles(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('1')
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => Number(await focused())).toBeGreaterThan(2)
  const below = Number(await focused())
  await page.keyboard.press('ArrowLeft')
  await expect.poll(focused).toBe(String(below - 1))
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toBe('0')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBeNull()
})
