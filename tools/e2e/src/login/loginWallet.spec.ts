import { createPublicClient, http } from 'viem'
import { countFrom, findFrame } from '../fixtures/frame/frame.ts'
import { addAuthenticator } from '../fixtures/login/authenticator.ts'
import { changeEmail } from '../fixtures/login/changeEmail.ts'
import {
  approveShown,
  createAddress,
  frame,
  loginByEmail,
  loginByKnownDevice,
  openApproval,
  pressInFrame,
  recoveryTitle,
  waitForMail,
} from '../fixtures/login/login.ts'
import { passMailPause } from '../fixtures/login/passMailPause.ts'
import { expect, type Page, type Sandbox, test } from '../fixtures/page/test.ts'
import { phones } from '../fixtures/product/phone.ts'
import { modal } from '../fixtures/product/product.ts'

async function shownAddress(page: Page): Promise<`0x${string}`> {
  const text = await page.getByTestId('profile-address').textContent()
  return `0x${text?.slice(2) ?? ''}`
}

test('K-SET-01, K-SET-04, S-43b: a changed e-mail address opens the same wallet', async ({
  page,
  sandbox,
}) => {
  const email = createAddress()
  const newEmail = createAddress()
  await loginByEmail(page, { sandbox, email })
  const address = await shownAddress(page)
  const { id: after } = await waitForMail(sandbox, { to: email, subject: 'code' })
  const second = await changeEmail(page, { sandbox, email, newEmail, after })
  await expect(page.getByTestId('profile-login')).toContainText(newEmail.slice(0, 20))
  await expect(page.getByText('Email address changed')).toBeVisible()

  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('disconnect-button').click()
  await expect(page).not.toHaveURL(/\/profile$/)
  await passMailPause(page)
  await loginByKnownDevice(page, { sandbox, email: newEmail, after: second })
  expect(await shownAddress(page)).toBe(address)
})

const oneCoin = 10n ** 18n
/** Recipient of the test's payment, an address that no other test of this run uses. */
const receiver: `0x${string}` = '0x000000000000000000000000000000000000c0de'

async function readBalance({ manifest }: Sandbox, address: `0x${string}`): Promise<bigint> {
  const chain = manifest.chains.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')
  return createPublicClient({ transport: http(chain?.loopbackRpcUrl) }).getBalance({ address })
}

/**
 * Opens the approval window of a payment on a device with a passkey authenticator. The window
 * offers a passkey as soon as its session is loaded.
 */
async function openWithAuthenticator(page: Page): Promise<Page> {
  let release = (): void => undefined
  const ready = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.context().route('**/api/session', async (route) => {
    // The frame requests the session too, before it offers the window.
    if (route.request().frame().page() !== page) await ready
    await route.continue()
  })
  const window = await openApproval(page)
  await addAuthenticator(window)
  release()
  return window
}

/**
 * Decisions that an attacker's page sends as if it were the secure frame's window, for all likely
 * request ids.
 */
const forged = Array.from({ length: 20 }, (_, id) => [
  { type: 'approve/way-back', id, how: 'later' },
  { type: 'approve/way-back', id, how: 'made' },
  { type: 'approve/decision', id, approved: true },
]).flat()

/** Sends the forged decisions to the secure frame from the page that embeds it. */
async function forgeDecisions(page: Page, sandbox: Sandbox): Promise<void> {
  const readHeard = await countFrom(findFrame(page, sandbox), sandbox.appUrl)
  await page.locator('#w3m-iframe').evaluate((node, messages) => {
    const { contentWindow } = node as HTMLIFrameElement
    for (const message of messages) contentWindow?.postMessage(message, '*')
  }, forged)
  await expect.poll(readHeard).toBeGreaterThanOrEqual(forged.length)
}

test.describe('on a phone, with a plain account instead of a smart one', () => {
  test.use({ ...phones[1].profile })

  test('K-APPROVE-01, K-APPROVE-02, S-51, S-35f, S-35g, S-54b, S-17: signing a transfer safely', async ({
    page,
    sandbox,
  }) => {
    // The browser is that of a user who has chosen this account type before.
    await page.addInitScript(() => {
      if (location.hostname.startsWith('app.'))
        localStorage.setItem('@appkit/preferred_account_types', '{"eip155":"eoa"}')
    })
    await loginByEmail(page, { sandbox, email: createAddress() })
    const address = await shownAddress(page)
    await page.goto('/profile-test')
    const send = async () => {
      await page.getByRole('textbox', { name: 'To', exact: true }).fill(receiver)
      await page.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.25')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    }
    await send()
    const short = frame(page).getByText('Not enough ETH for the amount and the fee.').first()
    await expect(short).toBeVisible()
    await expect(frame(page).getByRole('button', { name: 'Open window' })).toBeDisabled()
    await pressInFrame(page, 'Reject')
    await expect(page.getByTestId('transfer-result')).toHaveText(/^You declined/)

    await sandbox.control.fund({ chainId: 1, address, amount: String(oneCoin) })
    const before = await readBalance(sandbox, receiver)
    await send()
    const window = await openApproval(page)
    await expect(window.getByRole('heading', { name: recoveryTitle })).toBeVisible()
    await forgeDecisions(page, sandbox)
    await window.getByRole('button', { name: 'Later' }).click()
    for (const text of ['Send 0.25 ETH', receiver, address, sandbox.appUrl, 'Ethereum'])
      await expect(window.getByText(text).first()).toBeVisible()
    await forgeDecisions(page, sandbox)
    expect(await readBalance(sandbox, receiver)).toBe(before)
    await approveShown(window)
    await expect(page.getByTestId('transfer-result')).toHaveText(/^Sent: 0x[\da-f]{64}$/)
    expect((await readBalance(sandbox, receiver)) - before).toBe(oneCoin / 4n)
    await expect(page.locator('#w3m-iframe')).toBeHidden()

    await send()
    const second = await openWithAuthenticator(page)
    await expect(second.getByRole('heading', { name: recoveryTitle })).toBeVisible()
    await expect(second.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await expect(second.getByRole('button', { name: 'Later' })).toHaveCount(0)
    await second.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(second.getByRole('heading', { name: 'Send 0.25 ETH' })).toBeVisible()
    await approveShown(second)
    await expect
      .poll(async () => (await readBalance(sandbox, receiver)) - before)
      .toBe(oneCoin / 2n)
  })
})

test('K-AUTH-12, K-AUTH-15b, S-135a: a second tab has the login, and loses it with the first', async ({
  page,
  sandbox,
}) => {
  await loginByEmail(page, { sandbox, email: createAddress() })
  const tab = await page.context().newPage()
  await tab.goto('/profile')
  await expect(tab.getByTestId('account-button')).toBeVisible()
  await expect(tab.getByTestId('profile-login')).toBeVisible()
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('disconnect-button').click()
  for (const left of [page, tab]) {
    await expect(left).not.toHaveURL(/\/profile$/)
    await expect(left.getByTestId('account-button')).not.toBeVisible()
  }
  await tab.reload()
  await expect(tab.getByRole('main').getByTestId('connect-button')).toBeVisible()
  expect(await tab.evaluate(() => localStorage.getItem('@appkit-wallet/EMAIL'))).toBeNull()
})
