import { createMemoryStorage } from '@latchkey/core/testing'
import { connect, openModal } from '@latchkey/kit'
import {
  type CreateTestKitOptions,
  createTestKit,
  type FakeDirectoryOptions,
  fakeDirectory,
  fakeLoginFrame,
  fakeWallet,
} from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { AccountButton } from '../buttons/AccountButton.tsx'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { fetchViews } from '../testing/fetchViews.ts'
import { renderWithKit } from '../testing/renderWithKit.tsx'

await fetchViews('Connect')

afterEach(cleanup)

const login = [{ id: 'social_login', config: ['email'] }]

/** Opens the modal of a project whose directory answers as given. */
async function open(directory: FakeDirectoryOptions, options: CreateTestKitOptions = {}) {
  const { url, fetch } = fakeDirectory(directory)
  const frame = fakeLoginFrame()
  const given = { directoryUrl: url, wallets: [fakeWallet()], frame, ...options }
  const { kit } = renderWithKit(null, { ...given, ports: { fetch, ...options.ports } })
  act(() => openModal(kit))
  await screen.findByTestId('wallet-selector-test.wallet')
  return kit
}
const findAlert = async () => (await screen.findByTestId('wui-alertbar-text')).textContent

test('K-INIT-03: without a project id the modal shows the alert, and a wallet connects', async () => {
  const kit = await open({}, { projectId: '' })
  expect(await findAlert()).toBe('Project ID Not Configured')
  await userEvent.click(screen.getByTestId('wallet-selector-test.wallet'))
  await waitFor(() => expect(kit.connection.getState().connections).toHaveLength(1))
})

test.each<[string, FakeDirectoryOptions['allowedOrigins'], string]>([
  ['an origin that is not allowed', ['https://other.example'], 'Invalid App Configuration'],
  ['too many requests', 429, 'Rate Limited'],
  ['a failing server', 503, 'Server Error'],
  ['an unknown project', 403, 'Invalid Project ID'],
])('K-INIT-04, K-INIT-05: with %s the modal shows its alert', async (_, origins, text) => {
  await open({ features: login, ...(origins !== undefined && { allowedOrigins: origins }) })
  expect(await findAlert()).toBe(text)
})

test('K-INIT-04: a project without origins shows no alert, and its login form is there', async () => {
  await open({ features: login, allowedOrigins: [] })
  expect(await screen.findByTestId('wui-email-input')).toBeTruthy()
  expect(screen.queryByTestId('wui-alertbar-text')).toBeNull()
})

test('K-INIT-07: without the directory the modal shows local settings, then built-in ones', async () => {
  await open({ features: 503 }, { features: { email: false } })
  expect(screen.queryByTestId('wui-email-input')).toBeNull()
  cleanup()
  await open({ features: 503 })
  expect(await screen.findByTestId('wui-email-input')).toBeTruthy()
})

test('K-INIT-12: without reconnecting the button offers to connect after a reload', async () => {
  const wallet = fakeWallet()
  const storage = createMemoryStorage()
  const first = createTestKit({ wallets: [wallet], ports: { storage } })
  await connect(first, { connectorId: 'test.wallet', namespace: 'eip155' })
  first.test.stop()
  const ui = (
    <>
      <ConnectButton />
      <AccountButton />
    </>
  )
  const options = { wallets: [wallet], ports: { storage } }
  renderWithKit(ui, { ...options, enableReconnect: false })
  expect((await screen.findByTestId('connect-button')).textContent).toBe('Connect wallet')
  expect(screen.queryByTestId('account-button')).toBeNull()
  expect(storage.getItem('@appkit/connections')).toBeNull()
})

test('K-MODAL-04: with manual control of pairings the modal opens on the code', async () => {
  const { kit } = renderWithKit(null, { manualWCControl: true, relayUrl: 'wss://relay.example' })
  act(() => openModal(kit, { view: 'Networks' }))
  await waitFor(() =>
    expect(screen.getByTestId('w3m-header-text').textContent).toBe('WalletConnect'),
  )
})
