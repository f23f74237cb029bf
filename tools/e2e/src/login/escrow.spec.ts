import type { Browser } from '@playwright/test'
import { verifyMessage } from 'viem'
import {
  approve,
  approveDevice,
  createAddress,
  findDeviceLink,
  frame,
  pressInFrame,
  readMailedCode,
  submitAddress,
  typeCode,
  waitForMail,
} from '../fixtures/login/login.ts'
import { expect, type Page, type Sandbox } from '../fixtures/page/test.ts'
import type { Findings } from '../fixtures/page/watchPage.ts'
import { modal } from '../fixtures/product/product.ts'
import { openSecondDevice } from '../fixtures/product/secondDevice.ts'
import { type EscrowFrame, test } from '../fixtures/servers/escrowFrame.ts'

/** Milliseconds until another mail may go to the same email address (S-41). */
const mailPauseMs = 31_000
/** Time limit for news in the secure frame, which polls its server every 15 seconds. */
const news = { timeout: 60_000 }
const subjects = { link: 'Recover your wallet?', begun: 'Someone asked to recover your wallet' }

const readAddress = async (page: Page) =>
  (await page.locator('output').getAttribute('data-address')) as `0x${string}`

/**
 * Signs a message with the login's wallet. `escrowed`: whether the frame must show that the
 * operator can recover the wallet.
 */
async function sign(page: Page, { escrowed }: { readonly escrowed: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(frame(page).getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  const line = frame(page).getByText('Recoverable by the operator')
  await expect(line).toBeVisible({ visible: escrowed })
  await page.bringToFront()
  await approve(page)
  const output = page.locator('output')
  await expect(output).toHaveText(/^0x/)
  const signature = (await output.textContent()) as `0x${string}`
  const address = await readAddress(page)
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
}

type LogInParameters = Pick<Fixtures, 'sandbox' | 'openKitPage' | 'escrowFrame'> & {
  readonly email: string
  /** Id of the last mail to ignore. The mail with the code has a greater id. */
  readonly after?: number
}

/** Logs in by email on the page of an app, up to the account view. */
async function logIn(page: Page, parameters: LogInParameters): Promise<void> {
  const { sandbox, openKitPage, escrowFrame, email, after = 0 } = parameters
  const options = { secureFrame: { url: `${escrowFrame.origin}/sdk` }, features: { email: true } }
  await openKitPage(page, { options })
  await page.getByTestId('connect-button').click()
  await submitAddress(page, email)
  await typeCode(page, await readMailedCode({ sandbox, email, after }))
}

type Person = { readonly sandbox: Sandbox; readonly email: string; readonly escrow: EscrowFrame }

type Fixtures = Pick<Person, 'sandbox'> & {
  readonly page: Page
  readonly browser: Browser
  readonly openKitPage: (page: Page, options: object) => Promise<void>
  readonly escrowFrame: EscrowFrame
}

/**
 * Logs in on two devices of the same user. The first has the wallet; the second waits for the
 * operator's copy of the wallet.
 */
async function openWaitingDevice(fixtures: Fixtures) {
  const { page, browser, sandbox, escrowFrame: escrow } = fixtures
  const email = createAddress()
  const person = { sandbox, email, escrow }
  await logIn(page, { ...fixtures, email })
  await expect(page.getByTestId('account-button')).toBeVisible()
  const other = await openSecondDevice(browser, sandbox)
  escrow.pass(mailPauseMs)
  const { id } = await waitForMail(sandbox, { to: email, subject: 'code' })
  await logIn(other.page, { ...fixtures, email, after: id })
  await ask(other.page, person)
  return { ...person, other }
}

/**
 * Requests the operator's copy of the wallet, and approves the request as the owner by the mailed
 * link.
 */
async function ask(page: Page, { sandbox, email, escrow }: Person): Promise<void> {
  escrow.pass(mailPauseMs)
  await pressInFrame(page, 'Ask the operator')
  const number = frame(page).getByText(/^\d\d$/)
  await expect(number).toBeVisible()
  const link = findDeviceLink(await waitForMail(sandbox, { to: email, subject: subjects.link }))
  await approveDevice(page.context(), { link, number: (await number.textContent()) ?? '' })
  await page.bringToFront()
  await expect(frame(page).getByText('Available from')).toBeVisible(news)
}

const nothingFound: Findings = { foreign: [], csp: [], errors: [] }

test('S-26: the operator’s copy restores a wallet on another device after approval and a wait', async ({
  page,
  browser,
  sandbox,
  openKitPage,
  escrowFrame,
}) => {
  // The test needs two logins, and two servers run in addition to the browser.
  test.slow()
  const fixtures = { page, browser, sandbox, openKitPage, escrowFrame }
  const { other } = await openWaitingDevice(fixtures)

  await test.step('the first device shows who can recover the wallet', async () => {
    await page.bringToFront()
    await sign(page, { escrowed: true })
    const dashboard = await page.context().newPage()
    await dashboard.goto(`${escrowFrame.origin}/dashboard`)
    await expect(dashboard.getByText('Recoverable by the operator', { exact: true })).toBeVisible()
    await expect(dashboard.getByRole('button', { name: 'Turn off' })).toBeVisible()
    await dashboard.close()
  })

  await other.page.bringToFront()
  const take = frame(other.page).getByRole('button', { name: 'Recover my wallet' })
  await expect(take).not.toBeVisible()
  escrowFrame.pass(escrowFrame.waitMs)
  await expect(take).toBeVisible(news)
  await take.click()
  const here = frame(other.page).getByRole('heading', { name: 'Your wallet is here' })
  await expect(here).toBeVisible()
  await modal(other.page).getByRole('button', { name: 'Continue' }).click()
  await expect(other.page.getByTestId('account-button')).toBeVisible()
  expect(await readAddress(other.page)).toBe(await readAddress(page))
  await sign(other.page, { escrowed: true })
  expect(other.findings).toEqual(nothingFound)
  await other.close()
})

test('S-26: the owner cancels a wait by the mail, and the device that waits says so', async ({
  page,
  browser,
  sandbox,
  openKitPage,
  escrowFrame,
}) => {
  test.slow()
  const fixtures = { page, browser, sandbox, openKitPage, escrowFrame }
  const { other, email } = await openWaitingDevice(fixtures)
  const { links } = await waitForMail(sandbox, { to: email, subject: subjects.begun })
  const mailed = await page.context().newPage()
  await mailed.goto(links.find((address) => address.includes('/device#cancel=')) ?? '')
  await mailed.getByRole('button', { name: 'Cancel recovery' }).click()
  await expect(mailed.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await mailed.close()
  await other.page.bringToFront()
  const ended = frame(other.page).getByRole('heading', { name: 'The request has ended' })
  await expect(ended).toBeVisible(news)
  expect(other.findings).toEqual(nothingFound)
  await other.close()
})

test('S-26: an owner takes the copy from the operator, and gives it again', async ({
  page,
  sandbox,
  openKitPage,
  escrowFrame,
}) => {
  await page.goto(`${escrowFrame.origin}/device`)
  const project = await page.evaluate(() =>
    fetch('/api/project?projectId=latchkey-sandbox').then((answer) => answer.json()),
  )
  expect(project.escrow).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) })
  await logIn(page, { sandbox, openKitPage, escrowFrame, email: createAddress() })
  await expect(page.getByTestId('account-button')).toBeVisible()
  const dashboard = await page.context().newPage()
  await dashboard.goto(`${escrowFrame.origin}/dashboard`)
  const press = (name: string) => dashboard.getByRole('button', { name, exact: true }).click()
  const says = (text: string) => expect(dashboard.getByText(text, { exact: true })).toBeVisible()

  await press('Turn off')
  await press('Delete the operator’s copy')
  await says('Not recoverable by the operator')
  await page.bringToFront()
  await sign(page, { escrowed: false })

  await dashboard.bringToFront()
  await press('Turn on')
  await press('Give the operator a copy')
  await says('Recoverable by the operator')
  await page.bringToFront()
  await sign(page, { escrowed: true })
})
