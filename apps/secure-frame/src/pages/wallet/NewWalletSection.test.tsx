import { archiveWallet } from '@latchkey/frame-api/endpoints'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeChange, fakeSession } from '../../testing/createFakeFrameServer.ts'
import { createTestPage } from '../../testing/createTestPage.ts'
import { NewWalletSection } from './NewWalletSection.tsx'

afterEach(cleanup)

/**
 * Creates a signed-in page without the wallet's record, as after data loss or in another browser.
 */
async function createLostPage() {
  const page = await createTestPage()
  await page.database.remove('wallets', fakeSession.userId)
  page.remote.answer(archiveWallet, () => ({ change: { ...fakeChange, kind: 'archive' } }))
  const archives = () => page.remote.calls.filter(({ path }) => path === archiveWallet.path)
  return { ...page, archives }
}

test('S-27c: archiving the wallet takes two confirmations of different kinds', async () => {
  const { services, session, archives } = await createLostPage()
  render(<NewWalletSection services={services} />)
  await userEvent.dblClick(
    await screen.findByRole('button', { name: 'I have lost my recovery code' }),
  )
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Archive the old wallet' })
  const field = screen.getByRole('textbox')
  expect(confirm.disabled).toBe(true)
  await userEvent.type(field, 'new{Enter}')
  expect(confirm.disabled).toBe(true)
  expect(archives()).toEqual([])
  await userEvent.type(field, ' wallet')
  await userEvent.click(confirm)
  await screen.findByRole('heading', { name: 'The old wallet will be archived' })
  screen.getByText(/This happens on 16 January 2030/)
  const walletId = session?.wallet?.walletId
  expect(archives().map(({ input }) => input)).toEqual([{ walletId, confirmations: 2 }])
})

test('S-27c: a user who cancels keeps the wallet', async () => {
  const { services, archives } = await createLostPage()
  render(<NewWalletSection services={services} />)
  await userEvent.click(await screen.findByRole('button', { name: 'I have lost my recovery code' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await screen.findByRole('button', { name: 'I have lost my recovery code' })
  expect(archives()).toEqual([])
})

test('S-27a: a browser that has the wallet hides the section', async () => {
  const { services, database } = await createTestPage()
  const close = vi.fn()
  const openDatabase = async () => ({ ...database, close })
  const { container } = render(<NewWalletSection services={{ ...services, openDatabase }} />)
  await waitFor(() => expect(close).toHaveBeenCalled())
  await act(async () => undefined)
  expect(container.childElementCount).toBe(0)
})
