import { pairWithUri } from '@latchkey/sandbox-wallet/driver'
import { expect, type Page, type TestWallet, test } from '../fixtures/page/test.ts'
import {
  chooseNetwork,
  header,
  modal,
  seeProfile,
  settleCookies,
} from '../fixtures/product/product.ts'
import { readCode } from '../fixtures/product/readCode.ts'

// The wallet is on another device. The page has no injected wallet.
test.use({ personas: 'auto,none' })

async function showCode(page: Page): Promise<string> {
  await settleCookies(page)
  await page.goto('/')
  await page.getByRole('main').getByTestId('connect-button').click()
  await page.getByTestId('wallet-selector-walletconnect').click()
  return readUri(page)
}

async function readUri(page: Page): Promise<string> {
  const code = page.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  return (await code.getAttribute('uri')) ?? ''
}

/**
 * Pairs the sandbox wallet with the app. The wallet then answers requests automatically, as the
 * test has configured.
 */
const pair = ({ control, instance }: TestWallet, uri: string) => control.pair({ instance, uri })

/**
 * Presses the sign-in button of the product. The wallet is already connected, so it gets the
 * request directly.
 */
async function signIn(page: Page) {
  await expect(header(page)).toHaveText('Sign in')
  await page.getByTestId('w3m-connecting-siwe-sign').click()
}

async function connect(page: Page, wallet: TestWallet) {
  await pair(wallet, await showCode(page))
  await seeProfile(page)
}

test('K-WC-01: the code on the screen can be read by a camera and starts a pairing', async ({
  page,
  wallet,
}) => {
  const uri = await showCode(page)
  const decoded = await readCode(page.context(), await page.getByTestId('wui-qr-code').screenshot())
  expect(decoded).toBe(uri)
  await pair(wallet, uri)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('profile-balance')).toContainText('ETH')
})

test('K-WC-07: one session serves three ecosystems, each signs in with its own key', async ({
  page,
  wallet,
}) => {
  await connect(page, wallet)
  await chooseNetwork(page, 'Solana')
  await signIn(page)
  await expect(page.getByTestId('profile-balance')).toContainText('SOL')
  await chooseNetwork(page, 'Bitcoin')
  await signIn(page)
  await expect(page.getByTestId('profile-balance')).toContainText('BTC')
})

test('K-WC-10: a reload restores the session without interaction', async ({ page, wallet }) => {
  await connect(page, wallet)
  await page.reload()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByTestId('account-button')).toBeVisible()
  await expect(modal(page)).not.toBeVisible()
})

test('K-WC-08: a rejection shows an error, navigates back and allows a retry', async ({
  page,
  wallet,
}) => {
  await wallet.become('rejects,none')
  await pair(wallet, await showCode(page))
  await expect(modal(page)).toContainText('Declined in your wallet')
  await expect(header(page)).toHaveText('Log in')
  await wallet.become('auto,none')
  await page.getByTestId('wallet-selector-walletconnect').click()
  await pair(wallet, await readUri(page))
  await expect(page).toHaveURL(/\/profile$/)
})

test('K-WC-09: the wallet ends the session, and every ecosystem is disconnected', async ({
  page,
  wallet,
}) => {
  await connect(page, wallet)
  await expect(page.getByTestId('account-button')).toBeVisible()
  const connected = () =>
    page.evaluate(() => localStorage.getItem('@appkit/connected_namespaces') ?? '')
  expect((await connected()).split(',').toSorted()).toEqual(['bip122', 'eip155', 'solana'])
  const { instance } = wallet
  const [session] = await wallet.control.getSessions({ instance })
  await wallet.control.endSession({ instance, topic: session?.topic ?? '' })
  await expect(page.getByTestId('account-button')).toHaveCount(0)
  await expect.poll(connected).toBe('')
})

test.describe('a person chooses', () => {
  test.use({ personas: 'approves,none' })
  test('K-WC-06: networks the wallet did not approve cannot be chosen', async ({
    page,
    wallet,
  }) => {
    const { control, instance } = wallet
    const uri = await showCode(page)
    const chains = ['eip155:1', 'eip155:11155111']
    await pairWithUri({ control, instance, uri, choice: { approve: true, chains } })
    const { id } = await control.waitForRequest({ instance, kind: 'sign-message' })
    await control.answer({ id, approve: true })
    await seeProfile(page)
    await page.getByTestId('account-button').click()
    await page.getByTestId('w3m-account-select-network').click()
    const getRow = (name: string) => page.getByTestId(`w3m-network-switch-${name}`)
    await expect(getRow('Polygon')).toHaveAttribute('aria-disabled', 'true')
    await expect(getRow('Sepolia')).not.toHaveAttribute('aria-disabled', 'true')
  })
})

test('S-132h: the pairing on screen survives a relay that is killed, reported and restarted', async ({
  page,
  wallet,
  sandbox,
}) => {
  const uri = await showCode(page)
  await sandbox.control.kill({ service: 'relay' })
  await expect(modal(page)).toContainText('Connection lost. Trying again…')
  await sandbox.control.restart({ service: 'relay' })
  await expect(modal(page)).toContainText('Valid for')
  await pair(wallet, uri)
  await expect(page).toHaveURL(/\/profile$/)
})
