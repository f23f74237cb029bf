import { addPasskey, removePasskey } from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakePasskeys } from '../../testing/createFakePasskeys.ts'
import { createTestPage } from '../../testing/createTestPage.ts'
import { PasskeySection } from './PasskeySection.tsx'

afterEach(cleanup)

async function show(options: { readonly offered?: boolean } = {}) {
  const page = await createTestPage()
  const { session, remote } = page
  const passkeys = createFakePasskeys(options)
  const services = { ...page.services, passkeys }
  const onNews = vi.fn()
  const { wallet } = session ?? {}
  if (!session || !wallet) return expect.unreachable('no session')
  render(<PasskeySection onNews={onNews} services={services} session={{ ...session, wallet }} />)
  return { remote, onNews, passkeys, walletId: wallet.walletId }
}

test('S-35a: one press creates a passkey and its record, two presses remove it', async () => {
  const { remote, onNews } = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await screen.findByText(/^Added .*this browser$/)
  expect(onNews).toHaveBeenLastCalledWith('passkey')
  expect(remote.wallets.getPasskeys()).toHaveLength(1)
  expect(remote.calls.at(-1)?.path).toBe(addPasskey.path)

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(remote.wallets.getPasskeys()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }))
  await screen.findByRole('button', { name: 'Add a passkey' })
  expect(onNews).toHaveBeenLastCalledWith('no-passkey')
  expect(remote.calls.at(-1)?.path).toBe(removePasskey.path)
  expect(remote.wallets.getPasskeys()).toEqual([])
})

test('S-35a: a closed prompt or a second passkey of a device adds none and shows the next action', async () => {
  const { passkeys, remote, onNews } = await show()
  passkeys.refuse()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await screen.findByText('No passkey was used. Try again, or use another option.')
  expect(remote.wallets.getPasskeys()).toEqual([])
  expect(onNews).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add another passkey' }))
  await screen.findByText('This device already has a passkey for your wallet.')
  expect(remote.wallets.getPasskeys()).toHaveLength(1)
})

test('S-35d: a browser without passkey support hides the section; the code remains', async () => {
  const { passkeys } = await show({ offered: false })
  await passkeys.isOffered()
  expect(screen.queryByRole('heading', { name: 'Passkey' })).toBeNull()
})
