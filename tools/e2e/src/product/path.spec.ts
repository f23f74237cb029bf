import type { Locator } from '@playwright/test'
import { parseEther } from 'viem'
import { expect, type Page, test } from '../fixtures/page/test.ts'
import {
  card,
  chooseNetwork,
  chooseWallet,
  header,
  modal,
  settleCookies,
  signIn,
} from '../fixtures/product/product.ts'

test('profile: the balance follows a transfer on the chain', async ({ page, wallet, sandbox }) => {
  await signIn(page, wallet)
  const { selected } = await wallet.control.getInstance(wallet.instance)
  const balance = page.getByTestId('profile-balance')
  await expect(balance).toContainText('ETH')
  const before = Number((await balance.textContent())?.split(' ')[0]?.replaceAll(',', ''))
  const payer = sandbox.manifest.accounts.find(({ address }) => address !== selected)
  if (!payer) throw new Error('The sandbox has one account only.')
  const amount = parseEther('7').toString()
  await sandbox.control.transfer({ chainId: 1, from: payer.address, to: selected, amount })
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  const after = new Intl.NumberFormat('en-GB').format(before + 7)
  await expect(balance).toContainText(`${after} ETH`)
})

/**
 * Returns all data that scripts can read in the browser's storage, and the secrets that must not be
 * part of it.
 */
async function readKept(page: Page) {
  const { entries, cookies, csrfToken } = await page.evaluate(async () => ({
    entries: [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
    cookies: document.cookie,
    csrfToken: String((await (await fetch('/api/session')).json()).csrfToken),
  }))
  const secrets = (await page.context().cookies(page.url())).map(({ value }) => value)
  return { kept: [...entries.flat(), cookies].join('\n'), secrets: [...secrets, csrfToken] }
}

test('S-101, K-STATE-04, K-SIWX-04: a reload needs no prompt and no stored secret', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  const { kept, secrets } = await readKept(page)
  expect(kept).toContain('@appkit/connections')
  expect(kept).not.toMatch(/0x[\da-f]{130}|wants you to sign in/i)
  expect(secrets.every((secret) => secret.length > 20)).toBe(true)
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
  await page.reload()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('account-button')).toBeVisible()
  await expect(modal(page)).not.toBeVisible()
  expect(await wallet.control.getPending({ instance: wallet.instance })).toEqual([])
})

test('K-NET-04, K-SIWX-03: switching to another network needs no further sign-in', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  await chooseNetwork(page, 'Sepolia')
  await wallet.approve('switch-network')
  // After the switch, the modal shows the network list again.
  await expect(modal(page).getByTestId('w3m-network-switch-Sepolia')).toBeVisible()
  await expect(page.getByTestId('profile-balance')).toContainText('On Sepolia')
  expect(await wallet.control.getPending({ instance: wallet.instance })).toEqual([])
})

test('K-NET-05: adds an unknown network to the wallet with its name, currency and addresses', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  const asked = page
    .context()
    .waitForEvent('request', (request) =>
      Boolean(request.postData()?.includes('wallet_addEthereumChain')),
    )
  await chooseNetwork(page, 'Polygon')
  const request = await wallet.waitForRequest('add-network')
  await expect(page.context().pages().at(-1) ?? page).toHaveURL(/wallet\.latchkey\.localhost/)
  const [added] = (await asked).postDataJSON().params
  expect(added).toMatchObject({
    chainId: '0x89',
    chainName: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    blockExplorerUrls: ['https://polygonscan.com'],
  })
  expect(added.rpcUrls).toEqual([expect.stringContaining('eip155%3A137')])
  await request.approve()
  await expect(page.getByTestId('profile-balance')).toContainText('POL')
})

test('K-NET-04, K-SIWX-03: a refused switch shows an error, allows a retry and keeps the session', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  await chooseNetwork(page, 'Sepolia')
  await wallet.reject('switch-network')
  await expect(modal(page)).toContainText('Switch declined')
  await expect(modal(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByTestId('w3m-header-close').click()
  await expect(modal(page)).not.toBeVisible()
  await expect(page.getByTestId('profile-balance')).toContainText('ETH')
})

test('K-INJ-07, K-MODAL-08, K-NET-02: an unknown network blocks; a known one is followed', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  await wallet.become('approves,wrong-chain')
  await expect(header(page)).toHaveText('Switch network')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeVisible()
  await page.getByTestId('w3m-header-close').click()
  await expect(modal(page)).toBeVisible()
  await modal(page)
    .getByTestId(/^w3m-network-switch-Ethereum/)
    .click()
  await wallet.approve('switch-network')
  await expect(modal(page)).not.toBeVisible()
  await expect(page.getByTestId('profile-balance')).toContainText('ETH')

  await wallet.control.selectChain({ instance: wallet.instance, chainId: 11_155_111 })
  await page.getByTestId('account-button').click()
  await expect(page.getByTestId('w3m-account-select-network')).toContainText('Sepolia')
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

test('S-135a: a second tab follows sign-in, account and disconnect', async ({
  page,
  wallet,
  context,
}) => {
  await signIn(page, wallet)
  const second = await context.newPage()
  await second.goto('/profile')
  await expect(second.getByTestId('profile-balance')).toContainText('ETH')
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('disconnect-button').click()
  await expect(page.getByTestId('account-button')).toBeHidden()
  await expect(second.getByTestId('account-button')).toBeHidden()
})

test('K-ACC-08, K-SIWX-09: disconnecting ends the session and stays ended after a reload', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('disconnect-button').click()
  await expect(modal(page)).not.toBeVisible()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await page.reload()
  await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('K-SIWX-02: cancelling a required sign-in disconnects the wallet', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page)
  await wallet.approve('connect')
  // The buttons move until the wallet has the request, because the card has its final height only
  // then.
  await expect(page.getByTestId('w3m-connecting-siwe-sign')).toHaveText('Signing…')
  await page.getByTestId('w3m-connecting-siwe-cancel').click()
  await expect(modal(page)).not.toBeVisible()
  await expect(page.getByRole('main').getByTestId('connect-button')).toBeVisible()
})

test('K-MODAL-07, K-MODAL-09: a required, unsigned sign-in cannot be closed; the card shakes', async ({
  page,
  wallet,
}) => {
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page)
  await wallet.approve('connect')
  await expect(header(page)).toHaveText('Sign in')
  await expect(page.getByTestId('w3m-connecting-siwe-sign')).toHaveText('Signing…')
  // The observer starts before the press, so that it sees every change.
  const shaken = await card(page).evaluateHandle((node) => {
    const seen: (string | null)[] = []
    const note = () => seen.push(node.getAttribute('data-shaking'))
    new MutationObserver(note).observe(node, { attributeFilter: ['data-shaking'] })
    return seen
  })
  await page.getByTestId('w3m-header-close').click()
  await expect.poll(() => shaken.jsonValue()).toEqual(['true', null])
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header(page)).toHaveText('Sign in')
})

test('K-SIWX-01: a refused signature can be tried again', async ({ page, wallet }) => {
  await settleCookies(page)
  await page.goto('/')
  await chooseWallet(page)
  await wallet.approve('connect')
  await wallet.reject('sign-message')
  await expect(page.getByTestId('wui-snackbar-message')).toHaveText('Error signing message')
  await page.getByTestId('w3m-connecting-siwe-sign').click()
  await wallet.approve('sign-message')
  await expect(page).toHaveURL(/\/profile$/)
})

/** Expects that an element shows a name and its picture, and that the picture has loaded. */
async function seeIdentity(place: Locator, name: string): Promise<void> {
  await expect(place.getByText(name)).toBeVisible()
  const picture = place.locator(`img[src$="/public/getAssetImage/${name}"]`)
  const readWidth = () => picture.evaluate((node) => (node as HTMLImageElement).naturalWidth)
  await expect.poll(readWidth).toBeGreaterThan(0)
}

test('S-83, K-ACC-10, K-BAPI-02, S-65: shows name and avatar, per signed-in account', async ({
  page,
  wallet,
}) => {
  await signIn(page, wallet)
  const button = page.getByTestId('account-button')
  await seeIdentity(button, 'mira.eth')
  await button.click()
  await seeIdentity(card(page), 'mira.eth')
  await page.keyboard.press('Escape')

  // This account's avatar is on a foreign host. The test would report a request to it.
  await wallet.control.selectAccount({ instance: wallet.instance })
  await expect(header(page)).toHaveText('Sign in')
  await expect(button).toContainText('jonas.eth')
  await expect(page.locator('img[src*="jonas"]')).toHaveCount(0)
})
