import { bitcoin, mainnet, polygon, solana } from '@latchkey/core/networks'
import { fakeLogin, fakeWallet, type TestKit } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getViews, openOn } from '../../testing/openOn.tsx'
import type { RenderWithKitOptions } from '../../testing/renderWithKit.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const networks = [mainnet, polygon, solana, bitcoin] as const

async function openReceive(options: RenderWithKitOptions = {}): Promise<TestKit> {
  return openOn([{ view: 'Account' }, { view: 'WalletReceive' }], {
    connected: fakeWallet(),
    networks,
    ...options,
  })
}

/** Replaces `writeText`. With `fails` the browser denies access to the clipboard. */
function watchClipboard({ fails = false } = {}) {
  return vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => (fails ? Promise.reject(new Error('denied')) : Promise.resolve()))
}

test('K-REC-01: shows the address as QR code and as full text', async () => {
  await openReceive()
  expect(await screen.findByRole('img', { name: 'QR code of your address' })).toBeTruthy()
  expect(screen.getByTestId('receive-full-address').textContent).toBe(address)
})

test.each([
  [false, 'Address copied', 'success'],
  [true, 'Failed to copy', 'error'],
] as const)('K-REC-01: copying (fails: %s) shows "%s"', async (fails, message, variant) => {
  const kit = await openReceive()
  const button = await screen.findByRole('button', { name: 'Copy address' })
  const written = watchClipboard({ fails })
  await userEvent.click(button)
  await waitFor(() => expect(kit.toasts.getState().toast).toMatchObject({ message, variant }))
  expect(written).toHaveBeenCalledExactlyOnceWith(address)
})

test('K-REC-02: a profile name replaces the short address', async () => {
  const kit = await openReceive({ networks: [mainnet] })
  const chip = await screen.findByTestId('receive-address')
  expect(chip.textContent).toBe('0x5a…1BeAed')
  const { getQueryClient, identityQuery } = await import('@latchkey/kit/query')
  const { queryKey } = identityQuery(kit, { address, network: mainnet })
  act(() => getQueryClient(kit).setQueryData(queryKey, { profileName: 'mira.eth' }))
  await waitFor(() => expect(chip.textContent).toBe('mira.eth'))
})

test('K-REC-03: a row names the networks of the namespace and opens the full list', async () => {
  const kit = await openReceive()
  const row = await screen.findByTestId('receive-networks')
  expect(row.textContent).toContain('Ethereum, Polygon')
  expect(row.textContent).not.toContain('Solana')
  await userEvent.click(row)
  expect(getViews(kit).at(-1)).toBe('WalletCompatibleNetworks')
  expect(await screen.findByText(/Only send assets on these networks/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ethereum',
    'Polygon',
  ])
})

test('K-REC-03: a smart account lists only the active network', async () => {
  const accounts = [{ address, type: 'smartAccount' }] as const
  await openReceive({
    connected: fakeLogin({ accounts, accountType: 'smartAccount', backedUp: true }),
  })
  const row = await screen.findByTestId('receive-networks')
  expect(row.textContent).toContain('Ethereum')
  expect(row.textContent).not.toContain('Polygon')
})

test('K-REC-01, S-35e: without recovery, the address shows with a notice beside it', async () => {
  const kit = await openReceive({ connected: fakeLogin({ backedUp: false }) })
  expect((await screen.findByTestId('receive-full-address')).textContent).toBe(address)
  expect(screen.getByTestId('wui-qr-code')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Set up recovery' }))
  expect(getViews(kit).at(-1)).toBe('UpgradeEmailWallet')
})

test.each([
  ['a login with recovery', fakeLogin({ backedUp: true })],
  ['a login whose frame does not report it', fakeLogin({})],
  ['a wallet without a login', fakeWallet()],
])('S-35e: %s sees no notice', async (_, connected) => {
  await openReceive({ connected })
  expect((await screen.findByTestId('receive-full-address')).textContent).toBe(address)
  expect(screen.queryByRole('button', { name: 'Set up recovery' })).toBeNull()
})

test('K-VIEW-03: without an account a toast reports the error', async () => {
  const kit = await openOn([{ view: 'WalletReceive' }], {})
  await waitFor(() => expect(kit.toasts.getState().toast?.message).toBe('Account not found'))
})
