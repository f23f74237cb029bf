import { approve } from '@latchkey/sandbox-wallet/driver'
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

test.use({ personas: 'auto,none' })

/**
 * Wallets of the directory, and the start of the link that opens each: a native link, one without
 * slashes, a universal link with a path, and the preferred one of two links. The tests of
 * `toWalletLink` cover all other kinds of links.
 */
const rows = [
  ['MetaMask', 'metamask://'],
  ['Probe: native link without slashes', 'probeb://'],
  ['Probe: universal link with a path', 'https://go.probe.example.test/connect/'],
  ['Probe: native and universal link', 'probed://'],
] as const

/** Names of directory wallets without a link that a phone could open. */
const unlisted = [
  'link mode alone',
  'desktop app',
  'App Store alone',
  'both stores',
  'homepage alone',
  'browser store alone',
  'nothing at all',
  'rdns alone',
  'injected',
].map((name) => `Probe: ${name}`)

/** Matches a pairing URI: topic, version, relay protocol and key. */
const pairingUri = /^wc:[0-9a-f]{64}@2\?(?=.*relay-protocol=irn)(?=.*symKey=[0-9a-f]{64})/

test.beforeEach(async ({ page }) => {
  await settleCookies(page)
  await recordLinks(page)
  await page.goto('/')
  await openAllWallets(page)
})

for (const { name: phone, profile } of phones) {
  test.describe(phone, () => {
    test.use(profile)

    test(`K-MOB-01: each of ${rows.length} wallets is opened with the pairing, on ${phone}`, async ({
      page,
    }) => {
      for (const [index, [name, prefix]] of rows.entries()) {
        await takeTile(page, name)
        const { url, target, features } = await waitForLink(page, index)
        expect.soft(url.slice(0, url.indexOf('wc?uri=')), name).toBe(prefix)
        const encoded = url.slice(url.indexOf('wc?uri=') + 'wc?uri='.length)
        expect.soft(encoded, name).not.toMatch(/[:/?=&]/)
        expect.soft(decodeURIComponent(encoded), name).toMatch(pairingUri)
        expect.soft([target, features], name).toEqual(['_self', 'noopener,noreferrer'])
        await page.getByTestId('header-back').click()
      }
      expect(await readLinks(page)).toHaveLength(rows.length)
    })

    test(`K-MOB-05: on ${phone}, a wallet opened by its link connects and is stored as recent`, async ({
      page,
      context,
      wallet,
    }) => {
      await wallet.become('none')
      await takeTile(page, 'Sandbox Wallet')
      const { url } = await waitForLink(page)
      expect(await readStored(page)).toEqual({ recent: [], choice: null })

      // The phone's operating system would pass the URL to the installed app. Here the test opens
      // it.
      const app = await context.newPage()
      await app.goto(url)
      expect(new URL(app.url()).host).toMatch(/^wallet\./)
      await approve(app, 'approve-session')
      await expect(header(page)).toHaveText('Sign in')
      const base = new URL('/', url).href
      await expect
        .poll(() => readStored(page))
        .toEqual({
          recent: ['Sandbox Wallet'],
          choice: { href: base, name: 'Sandbox Wallet' },
        })

      await page.getByTestId('w3m-connecting-siwe-sign').click()
      // The link opens the wallet a second time, for the request.
      expect((await waitForLink(page, 1)).url).toMatch(`${base}wc?`)
      await approve(app, 'sign-message')
      await expect(page).toHaveURL(/\/profile$/)
    })

    test(`K-MOB-06: wallets that no phone can open are not listed, on ${phone}`, async ({
      page,
    }) => {
      await searchField(page).fill('Probe: ')
      await expect(findTile(page, 'Probe: web app')).toBeVisible()
      await expect(findTile(page, 'Probe: native link')).toBeVisible()
      for (const name of unlisted) {
        // Searches for another wallet first. Otherwise the previous empty result would satisfy this
        // check.
        await searchField(page).fill('Probe: web app')
        await expect(findTile(page, 'Probe: web app')).toBeVisible()
        await expect(page.getByTestId('no-wallet-found')).toHaveCount(0)
        await searchField(page).fill(name)
        await expect(page.getByTestId('no-wallet-found'), name).toBeVisible()
      }
    })
  })
}

type Stored = { readonly recent: readonly string[]; readonly choice: unknown }

const readStored = (page: Page): Promise<Stored> =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    const recent: { name: string }[] = read('@appkit/recent_wallets') ?? []
    return {
      recent: recent.map(({ name }) => name),
      choice: read('WALLETCONNECT_DEEPLINK_CHOICE'),
    }
  })
