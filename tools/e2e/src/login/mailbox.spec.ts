import {
  activateWallet,
  archiveWallet,
  getSession,
  listWalletChanges,
  releaseShare,
  reserveWallet,
  startEmailChange,
  submitPrimaryCode,
  submitSecondaryCode,
  uploadRecovery,
} from '@latchkey/frame-api/endpoints'
import { secureOrigin } from '../fixtures/frame/frame.ts'
import { changeEmail } from '../fixtures/login/changeEmail.ts'
import {
  createAddress,
  loginByEmail,
  loginByKnownDevice,
  waitForMail,
} from '../fixtures/login/login.ts'
import { openThief, type Thief } from '../fixtures/login/openThief.ts'
import { passMailPause } from '../fixtures/login/passMailPause.ts'
import { expect, type Page, type Sandbox, test } from '../fixtures/page/test.ts'
import { modal } from '../fixtures/product/product.ts'

const subjects = {
  archive: 'Someone asked to archive your wallet',
  code: 'Someone asked to change your recovery code',
  email: 'email was changed',
}

const shownAddress = (page: Page) => page.getByTestId('profile-address').textContent()
const refusal = (code: string) => expect.objectContaining({ code })

/**
 * Addresses and proofs of an attacker's wallet, which must not replace the owner's. The server
 * rejects the request before it checks the proofs.
 */
const another = {
  addresses: {
    eip155: `0x${'ab'.repeat(20)}`,
    solana: '11111111111111111111111111111112',
  },
  proofs: { eip155: `0x${'ab'.repeat(65)}`, solana: '2'.repeat(88) },
}

/**
 * Tries, as the attacker, to replace the owner's wallet by an invalid recovery record and by
 * another wallet. Expects that the frame's server prevents both.
 */
async function overwrite({ server, walletId }: Thief) {
  const record = 'A'.repeat(80)
  const { change } = await server.call(uploadRecovery, { walletId, record })
  expect(change).toMatchObject({ kind: 'code', state: 'waiting', proven: false })
  expect((await server.call(reserveWallet, {})).wallet.walletId).toBe(walletId)
  const activating = server.call(activateWallet, { walletId, ...another })
  await expect(activating).rejects.toEqual(refusal('wallet_exists'))
}

/**
 * Archives the wallet, as the attacker, on the page for users who have lost their recovery code.
 */
async function archive({ desk }: Thief, sandbox: Sandbox) {
  await desk.goto(`${secureOrigin(sandbox)}/recover`)
  await desk.getByRole('button', { name: 'I have lost my recovery code' }).click()
  await desk.getByRole('textbox', { name: /^Type “new wallet”/ }).fill('new wallet')
  await desk.getByRole('button', { name: 'Archive the old wallet' }).click()
  const waits = { name: 'The old wallet will be archived' }
  await expect(desk.getByRole('heading', waits)).toBeVisible()
}

type Change = { readonly sandbox: Sandbox; readonly email: string; readonly newEmail: string }

/**
 * Changes the login's email address, as the attacker, with the codes from both mailboxes. Expects
 * that a second change is rejected.
 */
async function moveEmail({ server }: Thief, { sandbox, email, newEmail }: Change) {
  const before = await waitForMail(sandbox, { to: email, subject: subjects.archive })
  const origin = sandbox.appUrl
  const begun = await server.call(startEmailChange, { email: newEmail, origin })
  const { transactionId } = begun
  const old = await waitForMail(sandbox, { to: email, subject: 'code', after: before.id })
  await server.call(submitPrimaryCode, { transactionId, code: old.codes[0] ?? '' })
  const { codes } = await waitForMail(sandbox, { to: newEmail, subject: 'code' })
  await server.call(submitSecondaryCode, { transactionId, code: codes[0] ?? '' })
  const again = server.call(startEmailChange, { email: createAddress(), origin })
  await expect(again).rejects.toEqual(refusal('wallet_proof_needed'))
}

/** Opens the link of a mail and presses the only button of the page. */
async function follow(
  page: Page,
  {
    sandbox,
    to,
    subject,
  }: { readonly sandbox: Sandbox; readonly to: string; readonly subject: string },
  [button, title]: readonly [string, string],
) {
  const { links } = await waitForMail(sandbox, { to, subject })
  const opened = await page.context().newPage()
  await opened.goto(links.find((link) => /\/device#(undo|revert)=/.test(link)) ?? '')
  await opened.getByRole('button', { name: button }).click()
  await expect(opened.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await opened.close()
}

/** Expects that the attacker has neither a session of the owner nor access to the wallet. */
async function expectNothing({ server, walletId }: Thief) {
  expect((await server.call(getSession, {})).session).toBeNull()
  for (const ask of [
    () => server.call(releaseShare, { walletId, purpose: 'use' }),
    () => server.call(listWalletChanges, {}),
    () => server.call(archiveWallet, { walletId, confirmations: 2 }),
  ])
    await expect(ask()).rejects.toEqual(refusal('not_signed_in'))
}

/** Signs in to the product again, which requires a signature of the wallet. */
async function signAgain(page: Page, owner: { sandbox: Sandbox; email: string; after: number }) {
  await page.getByTestId('account-button').click()
  await modal(page).getByTestId('disconnect-button').click()
  await expect(page).not.toHaveURL(/\/profile$/)
  await passMailPause(page)
  await loginByKnownDevice(page, owner)
}

test('S-36d, S-36e, S-43c, S-43d: a thief with the mailbox comes first and still gains nothing', async ({
  page,
  browser,
  sandbox,
}) => {
  test.slow()
  const email = createAddress()
  await loginByEmail(page, { sandbox, email })
  const address = await shownAddress(page)
  const thief = await openThief(browser, { sandbox, email, page })
  await overwrite(thief)
  await archive(thief, sandbox)
  await passMailPause(page)
  await moveEmail(thief, { sandbox, email, newEmail: createAddress() })

  await test.step('the owner stops what waits, by mail and on the own page', async () => {
    await follow(page, { sandbox, to: email, subject: subjects.archive }, [
      'Stop the change',
      'Undone',
    ])
    const dashboard = await page.context().newPage()
    await dashboard.goto(`${secureOrigin(sandbox)}/dashboard`)
    const waits = dashboard.getByText(/^The recovery code will be changed on /)
    await expect(waits).toBeVisible()
    await expect(dashboard.getByText(/^The wallet will be archived/)).not.toBeVisible()
    await dashboard.getByRole('button', { name: 'Stop the change' }).click()
    await expect(waits).not.toBeVisible()
    await dashboard.close()
    expect((await thief.server.call(listWalletChanges, {})).changes).toEqual([])
  })
  await follow(page, { sandbox, to: email, subject: subjects.email }, ['Undo it', 'Undone'])
  await expectNothing(thief)

  const { id: after } = await waitForMail(sandbox, { to: email, subject: subjects.email })
  await signAgain(page, { sandbox, email, after })
  expect(await shownAddress(page)).toBe(address)
  expect(thief.findings).toEqual({ foreign: [], csp: [], errors: [] })
  await thief.close()
})

test('S-36d, S-36e, S-43f: after the owner, a thief changes no address and is stopped', async ({
  page,
  browser,
  sandbox,
}) => {
  test.slow()
  const email = createAddress()
  const newEmail = createAddress()
  await loginByEmail(page, { sandbox, email })
  const address = await shownAddress(page)
  const thief = await openThief(browser, { sandbox, email, page })
  const { id } = await waitForMail(sandbox, { to: email, subject: 'new device' })
  const after = await changeEmail(page, { sandbox, email, newEmail, after: id })
  const origin = sandbox.appUrl
  const moving = thief.server.call(startEmailChange, { email: createAddress(), origin })
  await expect(moving).rejects.toEqual(refusal('wallet_proof_needed'))
  await archive(thief, sandbox)
  for (const to of [email, newEmail]) await waitForMail(sandbox, { to, subject: subjects.archive })

  const dashboard = await page.context().newPage()
  await dashboard.goto(`${secureOrigin(sandbox)}/dashboard`)
  const waits = dashboard.getByText(/^The wallet will be archived on /)
  await expect(waits).toBeVisible()
  await dashboard.getByRole('button', { name: 'Stop the change' }).click()
  await expect(waits).not.toBeVisible()
  await dashboard.getByRole('button', { name: 'Revoke' }).click()
  await expect(dashboard.getByRole('button', { name: 'Revoke' })).not.toBeVisible()
  await dashboard.close()
  await expectNothing(thief)

  await page.bringToFront()
  await signAgain(page, { sandbox, email: newEmail, after })
  expect(await shownAddress(page)).toBe(address)
  expect(thief.findings).toEqual({ foreign: [], csp: [], errors: [] })
  await thief.close()
})
