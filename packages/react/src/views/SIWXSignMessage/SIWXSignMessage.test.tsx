import { openModal } from '@latchkey/kit'
import { type FakeWallet, fakeLogin, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

afterEach(cleanup)

/** Connects as a user does. The sign-in starts automatically. */
async function connectWith(wallet: FakeWallet, signIn = fakeSignIn()) {
  const metadata = { name: 'Clubhouse' }
  const { kit } = renderWithKit(null, { wallets: [wallet], signIn, metadata })
  act(() => openModal(kit))
  await userEvent.click(await screen.findByTestId('wallet-selector-test.wallet'))
  await screen.findByTestId('w3m-connecting-siwe-sign')
  return { kit, signIn }
}

const slow = () => fakeWallet({ hangs: 'signMessage' })

test('K-SIWX-01: a connection requests the signature immediately, and then the modal closes', async () => {
  const wallet = fakeWallet()
  const { kit, signIn } = await connectWith(wallet)
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(wallet.requests).toEqual(['connect', 'signMessage'])
  expect(signIn.getHeld()).toHaveLength(1)
  expect(JSON.stringify(kit.connection.getState())).not.toContain('signed:')
})

test('K-SIWX-06a: a definite refusal shows its toast, disconnects and returns to Connect', async () => {
  const signIn = fakeSignIn()
  signIn.behave('refuses')
  const { kit } = renderWithKit(null, { wallets: [fakeWallet()], signIn })
  act(() => openModal(kit))
  await userEvent.click(await screen.findByTestId('wallet-selector-test.wallet'))
  const toast = await screen.findByTestId('wui-snackbar-message')
  expect(toast.textContent).toBe('A problem occurred while trying initialize authentication')
  await waitFor(() =>
    expect(screen.getByTestId('w3m-header-text').textContent).toBe('Connect wallet'),
  )
  expect(screen.getByTestId('wallet-selector-test.wallet')).toBeTruthy()
  expect(kit.connection.getState().connections).toEqual([])
})

test('K-SIWX-01: during the request the view names the wallet that has to approve', async () => {
  await connectWith(slow())
  await screen.findByText('Approve in Test Wallet')
  expect(screen.getByTestId('w3m-connecting-siwe-sign').textContent).toBe('Signing…')
})

test('K-SIWX-01: a page opened later, as after a reload, waits for a press', async () => {
  const wallet = fakeWallet()
  const { kit } = renderWithKit(null, { connected: wallet, signIn: fakeSignIn() })
  act(() => openModal(kit, { view: 'SIWXSignMessage' }))
  const sign = await screen.findByTestId('w3m-connecting-siwe-sign')
  expect(screen.getByText(/prove that this wallet is yours/)).toBeTruthy()
  expect(wallet.requests).toEqual([])
  await userEvent.click(sign)
  await waitFor(() => expect(wallet.requests).toEqual(['signMessage']))
})

test('K-SIWX-02: cancel while required disconnects', async () => {
  const { kit } = await connectWith(slow())
  expect(screen.getByText('Cancelling disconnects your wallet.')).toBeTruthy()
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-cancel'))
  await waitFor(() => expect(kit.connection.getState().connections).toEqual([]))
  expect(kit.modal.getState().open).toBe(false)
})

test('K-SIWX-02: cancel while optional only closes', async () => {
  const { kit } = await connectWith(slow(), fakeSignIn({ required: false }))
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-cancel'))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(kit.connection.getState().connections).toHaveLength(1)
})

test('behavior: the view shows the full address', async () => {
  const wallet = slow()
  await connectWith(wallet)
  const address = wallet.getAccounts()[0]?.address
  // `FullAddress` renders each group of four characters as a separate element.
  expect(screen.getAllByText((_, element) => element?.textContent === address)).not.toHaveLength(0)
})

test('behavior: a rejected signature stays on the view, and only a press requests it again', async () => {
  const wallet = fakeWallet({ rejects: 'signMessage' })
  const { kit } = await connectWith(wallet)
  await screen.findByText('Error signing message')
  await waitFor(() => expect(kit.connection.getState().signIn).toBe('required'))
  expect(wallet.requests).toEqual(['connect', 'signMessage'])
  wallet.behave({})
  await userEvent.click(screen.getByTestId('w3m-connecting-siwe-sign'))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
})

test('K-SIWX-03: the sign-in of a login completes while the approval page covers its view', async () => {
  let sign = (_signature: string) => {}
  const asked = new Promise<string>((resolve) => {
    sign = resolve
  })
  const held = fakeSignIn()
  const connected = fakeLogin({ email: 'player@example.com' })
  const signIn = { ...held, signMessage: () => asked }
  const { kit } = renderWithKit(null, { connected, signIn })
  act(() => openModal(kit))
  act(() => kit.modal.send({ type: 'push', page: { view: 'SIWXSignMessage' } }))
  await userEvent.click(await screen.findByTestId('w3m-connecting-siwe-sign'))
  act(() => kit.modal.send({ type: 'push', page: { view: 'ApproveTransaction' } }))
  await waitFor(() => expect(screen.queryByTestId('w3m-connecting-siwe-sign')).toBeNull())
  sign('0x01')
  await waitFor(() => expect(held.getHeld()).toHaveLength(1))
})
