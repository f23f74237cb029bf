import { openModal } from '@latchkey/kit'
import { type FakeWallet, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../testing/renderWithKit.tsx'

afterEach(cleanup)

/** Connects as a person does; the sign-in follows by itself. */
async function connectWith(wallet: FakeWallet, signIn = fakeSignIn()) {
  const metadata = { name: 'Clubhouse' }
  const { kit } = renderWithKit(null, { wallets: [wallet], signIn, metadata })
  act(() => openModal(kit))
  await userEvent.click(await screen.findByTestId('wallet-selector-test.wallet'))
  await screen.findByTestId('w3m-connecting-siwe-sign')
  return { kit, signIn }
}

test('K-SIWX-01: connecting without session opens the view; signing stores the session and closes', async () => {
  const { kit, signIn } = await connectWith(fakeWallet())
  expect(screen.getByText('Clubhouse asks you to prove that this wallet is yours')).toBeTruthy()
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-sign'))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(signIn.getHeld()).toHaveLength(1)
  expect(JSON.stringify(kit.connection.getState())).not.toContain('signed:')
})

test('K-SIWX-02: cancel while required disconnects', async () => {
  const { kit } = await connectWith(fakeWallet())
  expect(screen.getByText('Cancelling disconnects your wallet.')).toBeTruthy()
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-cancel'))
  await waitFor(() => expect(kit.connection.getState().connections).toEqual([]))
  expect(kit.modal.getState().open).toBe(false)
})

test('K-SIWX-02: cancel while optional only closes', async () => {
  const { kit } = await connectWith(fakeWallet(), fakeSignIn({ required: false }))
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-cancel'))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(kit.connection.getState().connections).toHaveLength(1)
})

test('behavior: the address stands in full where it is signed', async () => {
  const wallet = fakeWallet()
  await connectWith(wallet)
  expect(screen.getAllByText(wallet.getAccounts()[0]?.address ?? '')).not.toHaveLength(0)
})

test('behavior: a refused signature stays on the view and can be repeated', async () => {
  const wallet = fakeWallet({ rejects: 'signMessage' })
  const { kit } = await connectWith(wallet)
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-sign'))
  await screen.findByText('Error signing message')
  wallet.behave({})
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-sign'))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
})
