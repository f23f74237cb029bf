import { isUsageExceeded, openModal } from '@latchkey/kit'
import { fakeDirectory, fakeWallet, settle } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews('Connect', 'UsageExceeded')

afterEach(cleanup)

test('K-ROUTER-09: over the plan no wallet is requested, and "Try again" returns to the list', async () => {
  const planLimits = { tier: 'starter', isAboveRpcLimit: false, isAboveMauLimit: true }
  const directory = fakeDirectory({ planLimits })
  const { kit } = renderWithKit(null, {
    wallets: [fakeWallet({ hangs: 'connect' })],
    directoryUrl: directory.url,
    ports: { fetch: directory.fetch },
  })
  act(() => openModal(kit))
  await act(settle)
  await waitFor(() => expect(isUsageExceeded(kit)).toBe(true))
  await userEvent.click(await screen.findByText('Test Wallet'))
  await screen.findByText('This app has reached its plan limit')
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Usage exceeded')
  expect(kit.connection.getState().pending).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Test Wallet')
})
