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

/** A page whose app waits for a wallet that has a code, and a passkey where it is told so. */
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

test('S-35c: where the wallet has a passkey it comes first, and brings the wallet back', async () => {
  const { services, puts } = await openPage({ withPasskey: true })
  render(<RecoverPage services={services} />)
  const button = await screen.findByRole('button', { name: 'Use a passkey' })
  expect(button.getAttribute('data-variant')).toBe('primary')
  await userEvent.click(button)
  await screen.findByRole('heading', { name: 'Done' })
  expect(puts()).toBe(1)
})

test('S-35c: the passkey of somebody else hands nothing over, and the code still does', async () => {
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

test('S-25a: without a passkey the code is the first thing to do', async () => {
  const { services } = await openPage({ withPasskey: false })
  render(<RecoverPage services={services} />)
  const button = await screen.findByRole('button', { name: 'Recover' })
  expect(button.getAttribute('data-variant')).toBe('primary')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

test('S-25f: it shows the site and the six digits that the waiting frame shows', async () => {
  const { services, fingerprint } = await openPage({ withPasskey: false })
  render(<RecoverPage services={services} />)
  expect(await screen.findAllByText('https://app.test')).not.toEqual([])
  screen.getByText(`${fingerprint.slice(0, 3)} ${fingerprint.slice(3)}`)
  expect(fingerprint).toMatch(/^\d{6}$/)
})
