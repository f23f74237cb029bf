import { expect, type Page, test } from '../fixtures/page/test.ts'
import {
  findTile,
  openAllWallets,
  phones,
  readLinks,
  recordLinks,
  searchField,
  takeTile,
  waitForLink,
} from '../fixtures/product/phone.ts'
import { header, settleCookies } from '../fixtures/product/product.ts'

test.use({ personas: 'none' })

test.beforeEach(async ({ page }) => {
  await settleCookies(page)
  await recordLinks(page)
})

const [iPhone, android] = phones

async function openList(page: Page) {
  await page.goto('/')
  await openAllWallets(page)
}

/**
 * Returns the links by which these wallets open the page in their own browser, instead of a
 * pairing. The page starts in its first ecosystem.
 */
async function readOwnLinks(page: Page, names: readonly string[]): Promise<readonly string[]> {
  await openList(page)
  for (const [index, name] of names.entries()) {
    await takeTile(page, name)
    await waitForLink(page, index)
    await expect(header(page)).toHaveText('All wallets')
  }
  return (await readLinks(page)).map(({ url }) => url)
}

const startOnSolana = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      '@appkit/active_caip_network_id',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    ),
  )

test.describe('iPhone', () => {
  test.use(iPhone.profile)

  test('K-MOB-04: wallets with custom browser links open this page in their browser', async ({
    page,
    sandbox,
  }) => {
    const app = encodeURIComponent(sandbox.appUrl)
    const href = encodeURIComponent(`${sandbox.appUrl}/`)
    expect(await readOwnLinks(page, ['Phantom', 'Coinbase Wallet'])).toEqual([
      `https://phantom.app/ul/browse/${href}?ref=${app}`,
      `cbwallet://miniapp?url=${href}`,
    ])
    await startOnSolana(page)
    expect(await readOwnLinks(page, ['Phantom', 'Solflare', 'Coinbase Wallet'])).toEqual([
      `https://phantom.app/ul/browse/${href}?ref=${app}`,
      `https://solflare.com/ul/v1/browse/${href}?ref=${href}`,
      `https://go.cb-w.com/dapp?cb_url=${href}`,
    ])
  })

  test('K-MOB-04: where such a wallet is in the page already, it is asked and no link is opened', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const info = {
        uuid: crypto.randomUUID(),
        name: 'Phantom',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: 'app.phantom',
      }
      const provider = { request: () => new Promise(() => undefined), on() {}, removeListener() {} }
      const announce = () =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {
            detail: Object.freeze({ info, provider }),
          }),
        )
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
    })
    await openList(page)
    await takeTile(page, 'Phantom')
    await expect(header(page)).toHaveText('Phantom')
    await expect(page.getByTestId('w3m-modal-card')).toContainText('Continue in Phantom')
    expect(await readLinks(page)).toEqual([])
  })

  test('K-MOB-06: lists a wallet with custom browser links even without directory links', async ({
    page,
    sandbox,
  }) => {
    const { url = '' } = sandbox.manifest.services['wallets'] ?? {}
    // Removes all links to wallets from the directory's answers.
    await page.addInitScript((origin) => {
      const ask = window.fetch
      window.fetch = async (...parameters) => {
        const response = await ask(...parameters)
        if (!response.url.startsWith(`${origin}/getWallets`)) return response
        const { data, ...rest } = await response.json()
        const bare = data.map((wallet: object) => ({
          ...wallet,
          mobile_link: null,
          webapp_link: null,
        }))
        return Response.json({ ...rest, data: bare })
      }
    }, url)
    await openList(page)
    for (const name of [
      'Phantom',
      'Solflare',
      'Coinbase Wallet',
      'Binance Wallet',
      'Base Account',
    ]) {
      await searchField(page).fill(name)
      await expect(findTile(page, name)).toBeVisible()
    }
    await searchField(page).fill('MetaMask')
    await expect(page.getByTestId('no-wallet-found')).toBeVisible()
  })
})

test.describe('Android', () => {
  test.use(android.profile)

  test('K-MOB-04: one of them is opened by an intent', async ({ page, sandbox }) => {
    const app = encodeURIComponent(sandbox.appUrl)
    const href = encodeURIComponent(`${sandbox.appUrl}/`)
    expect(await readOwnLinks(page, ['Phantom'])).toEqual([
      `intent://browse/${href}?ref=${app}#Intent;scheme=phantom;package=app.phantom;end`,
    ])
  })
})

test.describe('in a frame', () => {
  test.use(iPhone.profile)

  test('a frame is left for its top', async ({ page, context, sandbox }) => {
    // The browser treats a document that the test serves as one from another machine, so it needs
    // this permission to reach the sandbox.
    await context.grantPermissions(['local-network-access'])
    await page.goto('/')
    const document = await page.evaluate(async () => (await fetch('/')).text())
    // The product forbids embedding, so the test serves the product's document without that policy.
    await context.route(`${sandbox.appUrl}/?framed`, (route) =>
      route.fulfill({ contentType: 'text/html', body: document }),
    )
    await context.route(`${sandbox.appUrl}/host.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<iframe src="/?framed" width="390" height="700"></iframe>',
      }),
    )
    await page.goto('/host.html')
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (!frame) throw new Error('The frame has no document.')
    await openAllWallets(frame)
    await takeTile(frame, 'MetaMask')
    const { url, target } = await waitForLink(frame)
    expect(url).toMatch(/^metamask:\/\/wc\?uri=wc%3A/)
    expect(target).toBe('_top')
  })
})

for (const { name: phone, profile } of phones) {
  test.describe(`Telegram on ${phone}`, () => {
    test.use(profile)

    test(`K-MOB-03, K-MOB-07: Telegram on ${phone} opens a tab, Android encodes the pairing twice`, async ({
      page,
    }) => {
      await page.addInitScript(() =>
        Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } }),
      )
      await openList(page)
      await takeTile(page, 'MetaMask')
      const { url, target, during } = await waitForLink(page)
      expect(target).toBe('_blank')
      const encoded = url.slice('metamask://wc?uri='.length)
      const once = phone === 'Android' ? decodeURIComponent(encoded) : encoded
      expect(once).toMatch(/^wc%3A/)
      expect(decodeURIComponent(once)).toMatch(/^wc:[0-9a-f]{64}@2\?/)
      // K-MOB-07: the kit had the pairing before the tap, so the tap itself opened the wallet.
      if (phone === 'iPhone') expect(during).toBe('click')
      await page.getByTestId('header-back').click()
      await expect(page.getByTestId('w3m-header-text')).toHaveText('All wallets')
    })
  })
}
