import { BaseError } from '@latchkey/core'
import { dropEscrow, putEscrow } from '@latchkey/frame-api/endpoints'
import { createSealingKeys, openBytes } from '@latchkey/frame-api/sealing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { toBase64url } from '../../client/base64url.ts'
import { deriveAddresses } from '../../keys/accountKeys.ts'
import { createTestPage } from '../../testing/createTestPage.ts'
import { OperatorSection } from './OperatorSection.tsx'

afterEach(cleanup)

/**
 * Opens the page of a user whose operator recovers wallets, with or without a copy of this wallet.
 */
async function openSection({ escrowed = false, offered = true } = {}) {
  const page = await createTestPage()
  const keys = await createSealingKeys()
  const { session, remote, services } = page
  if (!session?.wallet) return expect.unreachable('no wallet')
  const onSwitched = vi.fn()
  const drawn = render(
    <OperatorSection
      escrowKey={offered ? toBase64url(keys.publicKey) : undefined}
      onSwitched={onSwitched}
      services={services}
      session={{ ...session, wallet: { ...session.wallet, escrowed } }}
    />,
  )
  const { walletId, addresses } = session.wallet
  const count = (of: { readonly path: string }) =>
    remote.calls.filter(({ path }) => path === of.path).length
  return { ...drawn, remote, keys, onSwitched, walletId, addresses, count }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('S-26: after a confirmation the operator gets a copy that only the key service opens', async () => {
  const { remote, keys, walletId, addresses, onSwitched, count } = await openSection()
  screen.getByText('Not recoverable by the operator')
  await press('Turn on')
  screen.getByText(/a copy that it can open without you/)
  expect(count(putEscrow)).toBe(0)
  await press('Give the operator a copy')
  await screen.findByText('Recoverable by the operator')
  expect(onSwitched).toHaveBeenCalledExactlyOnceWith(true)
  const copy = remote.wallets.getEscrow(walletId) ?? expect.unreachable('no copy')
  const entropy = await openBytes(copy, { ...keys, purpose: 'secure-frame/escrow/v1', walletId })
  expect(deriveAddresses(entropy)).toEqual(addresses)
})

test('S-26: an owner deletes the copy after a confirmation', async () => {
  const { onSwitched, count } = await openSection({ escrowed: true })
  screen.getByText('Recoverable by the operator')
  screen.getByText(/has a copy and can open it/)
  await press('Turn off')
  expect(count(dropEscrow)).toBe(0)
  await press('Delete the operator’s copy')
  await screen.findByText('Not recoverable by the operator')
  expect(onSwitched).toHaveBeenCalledExactlyOnceWith(false)
  expect(count(dropEscrow)).toBe(1)
})

test.each([
  [false, 'Turn on', 'Leave it off'],
  [true, 'Turn off', 'Keep it on'],
])(
  'S-26: a user who cancels the confirmation changes nothing (%s)',
  async (escrowed, change, keep) => {
    const { count } = await openSection({ escrowed })
    await press(change)
    await press(keep)
    screen.getByRole('button', { name: change })
    expect([count(putEscrow), count(dropEscrow)]).toEqual([0, 0])
  },
)

test('S-26: a login that is too old changes nothing and shows the next action', async () => {
  const { remote, onSwitched } = await openSection()
  remote.answer(putEscrow, () => {
    throw new BaseError('Sign in again to do this.', { code: 'login_too_old' })
  })
  await press('Turn on')
  await press('Give the operator a copy')
  await screen.findByText(/sign in again, and come back here within ten minutes/)
  screen.getByText('Not recoverable by the operator')
  expect(onSwitched).not.toHaveBeenCalled()
})

test('S-26: without operator recovery the section is hidden; an existing copy can be deleted', async () => {
  const { container } = await openSection({ offered: false })
  expect(container.childElementCount).toBe(0)
  cleanup()
  await openSection({ offered: false, escrowed: true })
  await press('Turn off')
  await press('Delete the operator’s copy')
  await expect.poll(() => screen.queryByRole('heading')).toBeNull()
})

test('accessibility: the confirmation has no violations', async () => {
  const { container } = await openSection({ escrowed: true })
  await press('Turn off')
  // jsdom computes no colours. The tokens' own test checks the contrast.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
