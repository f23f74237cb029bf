import { putRecovery, readRecovery } from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toBase64url } from '../../client/base64url.ts'
import { toPasskeyText } from '../../client/passkeyText.ts'
import { toRecoveryText } from '../../client/recoveryText.ts'
import { addPasskey, readBackup } from '../../keys/readBackup.ts'
import { createTransferReceiver, toFingerprint } from '../../keys/transfer.ts'
import { fakeSession } from '../../testing/createFakeFrameServer.ts'
import { createFakePasskeys } from '../../testing/createFakePasskeys.ts'
import { createTestPage } from '../../testing/createTestPage.ts'
import { RecoverPage } from './RecoverPage.tsx'

afterEach(cleanup)

const { userId } = fakeSession

/**
 * Opens the recovery page while an app waits for a wallet, which has a recovery code and optionally
 * a passkey.
 */
async function openPage({ withPasskey }: { readonly withPasskey: boolean }) {
  const { services, passkeys, remote, session, database } = await createTestPage()
  const walletId = session?.wallet?.walletId ?? ''
  const { wallets } = services
  if (withPasskey) {
    const passkey = await passkeys.create({ walletId, name: 'ada', known: [] })
    await addPasskey({ database, wallets, userId, passkey })
  }
  const record = remote.wallets.getRecovery(walletId) ?? expect.unreachable('no record')
  const { publicKey } = await createTransferReceiver(walletId)
  remote.answer(putRecovery, () => ({ ok: true }))
  remote.answer(readRecovery, () => ({
    mailboxId: 'mailbox000000001',
    origin: 'https://app.test',
    publicKey: toBase64url(publicKey),
    walletId,
    userId,
    record: toRecoveryText(record),
    passkeys: remote.wallets.getPasskeys().map((passkey) => ({
      credentialId: passkey.credentialId,
      record: toPasskeyText(passkey),
    })),
  }))
  const code = (await readBackup({ database, wallets, userId })) ?? ''
  const puts = () => remote.calls.filter(({ path }) => path === putRecovery.path).length
  return { services, puts, code, fingerprint: await toFingerprint(publicKey) }
}

test('S-35c: a wallet’s passkey is offered first and recovers the wallet', async () => {
  const { services, puts } = await openPage({ withPasskey: true })
  render(<RecoverPage services={services} />)
  const button = await screen.findByRole('button', { name: 'Use a passkey' })
  expect(button.getAttribute('data-variant')).toBe('primary')
  await userEvent.click(button)
  await screen.findByRole('heading', { name: 'Done' })
  expect(puts()).toBe(1)
})

test('S-35c: another user’s passkey transfers nothing, and the code still works', async () => {
  const { services, puts, code } = await openPage({ withPasskey: true })
  render(<RecoverPage services={{ ...services, passkeys: createFakePasskeys() }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  await screen.findByText('No passkey was used. Try again, or use another option.')
  expect(puts()).toBe(0)
  await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), code)
  await userEvent.click(screen.getByRole('button', { name: 'Recover' }))
  await screen.findByRole('heading', { name: 'Done' })
  expect(puts()).toBe(1)
})

test('S-25a: without a passkey the code is the primary action', async () => {
  const { services } = await openPage({ withPasskey: false })
  render(<RecoverPage services={services} />)
  const button = await screen.findByRole('button', { name: 'Recover' })
  expect(button.getAttribute('data-variant')).toBe('primary')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

test('S-25f: the page shows the site and the six digits of the waiting frame', async () => {
  const { services, fingerprint } = await openPage({ withPasskey: false })
  render(<RecoverPage services={services} />)
  expect(await screen.findAllByText('https://app.test')).not.toEqual([])
  screen.getByText(`${fingerprint.slice(0, 3)} ${fingerprint.slice(3)}`)
  expect(fingerprint).toMatch(/^\d{6}$/)
})
