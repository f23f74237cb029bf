import type { BrowserContext } from '@playwright/test'
import { secureOrigin, toDocument } from '../fixtures/frame/frame.ts'
import { createAddress, loginByEmail, openConnect } from '../fixtures/login/login.ts'
import { expect, type Page, type Sandbox, type TestWallet, test } from '../fixtures/page/test.ts'
import { card, modal, seeProfile, signInAutomatically } from '../fixtures/product/product.ts'

type Row = { readonly name: string; readonly kept: string }
/**
 * An entry in the browser's storage: its name and content. The content of databases and cookies is
 * not read.
 */
type Entry = readonly [name: string, content: string]
type Visitor = { readonly page: Page; readonly sandbox: Sandbox; readonly wallet: TestWallet }

/** Reads the rows of the table of stored items on the page `/privacy`. */
async function readRows(page: Page): Promise<readonly Row[]> {
  await page.goto('/privacy')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('code')?.textContent ?? '',
      kept: row.lastElementChild?.textContent ?? '',
    })),
  )
}

/** Finds the row that describes a stored entry. `…` in the name of a row is a wildcard. */
const findRow = (rows: readonly Row[], stored: string) =>
  rows.find(({ name }) => {
    const [head = '', tail] = name.split('…')
    return tail === undefined ? stored === name : stored.startsWith(head) && stored.endsWith(tail)
  })

/** Reads the storage of an origin, in an empty document of that origin. */
async function readOrigin(context: BrowserContext, origin: string): Promise<readonly Entry[]> {
  const page = await context.newPage()
  const address = `${origin}/document-of-a-test`
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: toDocument('') }),
  )
  await page.goto(address)
  const entries = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [
      ...Object.entries<string>(localStorage),
      ...databases.map(({ name = '' }): [string, string] => [name, '']),
    ]
  })
  await page.close()
  return entries
}

/** Reads the session storage of every frame. Each origin has a separate one. */
async function readSessionStorage(page: Page): Promise<readonly Entry[]> {
  const frames = page.frames().filter((frame) => frame.url().startsWith('http'))
  const entries = frames.map((frame) =>
    frame.evaluate(() => Object.entries<string>(sessionStorage)),
  )
  return (await Promise.all(entries)).flat()
}

/** Reads everything that the app and the secure frame have stored in the browser. */
async function readEntries({ page, sandbox }: Visitor): Promise<readonly Entry[]> {
  const context = page.context()
  const secure = secureOrigin(sandbox)
  const cookies = await context.cookies([sandbox.appUrl, secure])
  // The test itself has stored the answer to the cookie banner on every origin.
  const ofFrame = (await readOrigin(context, secure)).filter(([name]) => name !== 'cookieConsent')
  return [
    ...(await readOrigin(context, sandbox.appUrl)),
    ...ofFrame,
    ...(await readSessionStorage(page)),
    ...cookies.map(({ name }): Entry => [name, '']),
  ]
}

const toNames = (entries: readonly Entry[]) =>
  [...new Set(entries.map(([name]) => name))].toSorted()

/** Returns the stored entries whose content includes any of these texts. */
const findTexts = (entries: readonly Entry[], texts: readonly string[]) =>
  entries.filter(([, content]) => texts.some((text) => content.includes(text)))

/**
 * Returns whether the list of stored items in the privacy notice promises that an item is deleted
 * at the latest by a sign-out.
 */
const endsNow = ({ kept }: Row) =>
  /^Until you (?:sign out|disconnect$|are back|have logged in)/.test(kept)
const stays = ({ kept }: Row) => /^Until you delete it/.test(kept)

/** Functions that sign out by each of the two buttons: in the account view and in the profile. */
const signOuts = {
  account: async (page: Page) => {
    await page.getByTestId('account-button').click()
    await modal(page).getByTestId('disconnect-button').click()
  },
  profile: async (page: Page) => {
    const ways = page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true })
    await ways.last().click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Sign out/ })
      .click()
  },
}

async function chooseSocial(page: Page, name: string): Promise<void> {
  await openConnect(page)
  await card(page).getByTestId(`social-selector-${name}`).click()
}

type Way = {
  /**
   * Matches an entry of the browser's storage that only this login method stores, to prove that the
   * storage was read.
   */
  readonly leaves: RegExp
  readonly signOut?: 'profile'
  /**
   * Logs in by this method.
   *
   * @returns Texts that identify the user and the wallet. They are stored until a sign-out.
   */
  readonly go: (visitor: Visitor) => Promise<readonly string[]>
}

/** The login methods whose stored data the test checks, by name. */
const ways: Readonly<Record<string, Way>> = {
  extension: {
    leaves: /^@appkit\/eip155:connected_connector_id$/,
    go: async ({ page }) => {
      await signInAutomatically(page)
      return []
    },
  },
  WalletConnect: {
    leaves: /^wc@2:.*session$/,
    signOut: 'profile',
    go: async ({ page, wallet }) => {
      await openConnect(page)
      await page.getByTestId('wallet-selector-walletconnect').click()
      const code = page.getByTestId('wui-qr-code')
      await expect(code).toHaveAttribute('uri', /^wc:/)
      const uri = (await code.getAttribute('uri')) ?? ''
      await wallet.control.pair({ instance: wallet.instance, uri })
      return ['Sandbox Wallet']
    },
  },
  email: {
    leaves: /^@appkit-wallet\/EMAIL$/,
    go: async ({ page, sandbox }) => {
      const email = createAddress()
      await loginByEmail(page, { sandbox, email })
      return [email]
    },
  },
  Google: {
    leaves: /^@appkit\/connected_social$/,
    go: async ({ page }) => {
      const popup = page.waitForEvent('popup')
      await chooseSocial(page, 'google')
      const window = await popup
      await window.getByRole('textbox', { name: 'Name' }).fill('Mira Holt')
      await window.getByRole('textbox', { name: /^E-?mail$/i }).fill(createAddress())
      await window.getByRole('button', { name: 'Log in', exact: true }).click()
      return ['Mira Holt']
    },
  },
  Farcaster: {
    leaves: /^secure-frame$/,
    go: async ({ page, sandbox }) => {
      await chooseSocial(page, 'farcaster')
      const code = card(page).getByTestId('wui-qr-code')
      await expect(code).toHaveAttribute('uri', /./)
      const url = (await code.getAttribute('uri')) ?? ''
      await sandbox.control.approveFarcaster({ url, fid: 103 })
      return []
    },
  },
}

for (const [name, { leaves, go, signOut = 'account' }] of Object.entries(ways)) {
  test.describe(name, () => {
    test.use({ personas: name === 'extension' ? 'auto' : 'auto,none' })

    test(`S-100, S-101: /privacy lists what a login by ${name} stores and what a sign-out deletes`, async ({
      page,
      sandbox,
      wallet,
    }) => {
      const visitor = { page, sandbox, wallet }
      const texts = await go(visitor)
      await seeProfile(page)
      const stored = await readEntries(visitor)
      const before = toNames(stored)
      expect(before).toContainEqual(expect.stringMatching(leaves))
      expect(texts.filter((text) => findTexts(stored, [text]).length === 0)).toEqual([])
      await signOuts[signOut](page)
      await expect(page.getByTestId('account-button')).not.toBeVisible()
      const reader = await page.context().newPage()
      const rows = await readRows(reader)
      await reader.close()
      const unlisted = (names: readonly string[]) => names.filter((one) => !findRow(rows, one))
      expect(unlisted(before)).toEqual([])

      const left = (names: readonly string[], is: (row: Row) => boolean) =>
        names.filter((one) => is(findRow(rows, one) ?? { name: one, kept: '' }))
      const readNames = async () => toNames(await readEntries(visitor))
      await expect.poll(async () => left(await readNames(), endsNow)).toEqual([])
      await expect.poll(async () => findTexts(await readEntries(visitor), texts)).toEqual([])
      const after = await readNames()
      expect(unlisted(after)).toEqual([])
      expect(after).toEqual(expect.arrayContaining(left(before, stays)))
    })
  })
}
