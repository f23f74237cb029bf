import { mainnet } from '@latchkey/core/networks'
import { getAddressLabel, openModal, renameAccount } from '@latchkey/kit'
import { fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

afterEach(cleanup)

const amber = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const basalt = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

async function show() {
  const rendered = renderWithKit(null, {
    networks: [mainnet],
    features: { multiWallet: true },
    connected: [
      fakeWallet({ id: 'basalt', name: 'Basalt', accounts: [basalt] }),
      fakeWallet({ id: 'amber', name: 'Amber' }),
    ],
  })
  act(() => openModal(rendered.kit, { view: 'ProfileWallets', data: { namespace: 'eip155' } }))
  await screen.findAllByText(/wallets? connected/)
  const read = (address: string) => getAddressLabel(rendered.kit, { namespace: 'eip155', address })
  return { ...rendered, read }
}
const getActive = () => within(screen.getByTestId('wui-active-profile-wallet-item'))
const getOther = () => within(screen.getByTestId('active-connection'))
const getField = () => screen.getByRole<HTMLInputElement>('textbox')

test('behavior: the renamed active account shows its label, wallet and address', async () => {
  const { kit, read } = await show()
  const before = kit.connection.getState().connections
  await userEvent.click(getActive().getByRole('button', { name: 'Rename Amber 0x5a…1BeAed' }))
  expect(document.activeElement).toBe(getField())
  expect(screen.getByRole('textbox', { name: 'Account name', description: '0x5a…1BeAed' })).toBe(
    getField(),
  )
  expect(getField().placeholder).toBe('Amber')
  await userEvent.keyboard('  Savings {Enter}')
  expect(read(amber)).toBe('Savings')
  expect(getActive().getByRole('heading', { name: 'Savings' })).toBeTruthy()
  expect(getActive().getByText('Amber')).toBeTruthy()
  expect(getActive().getByText('0x5a…1BeAed')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Savings' })).toBeTruthy()
  await screen.findByText('Account renamed')
  // Focus returns to the button, whose accessible name now contains the new label.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Savings 0x5a…1BeAed')
  expect(kit.connection.getState().connections).toBe(before)
})

test('behavior: renaming another wallet does not rename the active one', async () => {
  const { kit, read } = await show()
  await userEvent.click(getOther().getByRole('button', { name: /^Rename Basalt/ }))
  await userEvent.type(getField(), 'Games')
  await userEvent.click(getOther().getByRole('button', { name: 'Save' }))
  expect([read(basalt), read(amber)]).toEqual(['Games', undefined])
  expect(getOther().getByText('Games')).toBeTruthy()
  expect(getOther().getByText('Basalt')).toBeTruthy()
  expect(getOther().getByText('0xfB…c5d359')).toBeTruthy()
  expect(getOther().getByRole('button', { name: 'Switch Games 0xfB…c5d359' })).toBeTruthy()
  expect(getActive().getByRole('heading', { name: 'Amber' })).toBeTruthy()
  expect(kit.connection.getState().activeConnectors.eip155).toBe('amber')
})

test('behavior: a recent wallet can be renamed, and keeps its label when it reconnects', async () => {
  await show()
  await userEvent.click(getOther().getByRole('button', { name: /^Disconnect Basalt/ }))
  const recent = within(await screen.findByTestId('recent-connection'))
  await userEvent.click(recent.getByRole('button', { name: /^Rename Basalt/ }))
  await userEvent.type(getField(), 'Games{Enter}')
  expect(recent.getByText('Games')).toBeTruthy()
  await userEvent.click(recent.getByRole('button', { name: 'Connect Games 0xfB…c5d359' }))
  await waitFor(() => expect(getActive().getByRole('heading', { name: 'Games' })).toBeTruthy())
})

test('behavior: the field contains the current label, and an empty field removes it', async () => {
  const { kit, read } = await show()
  act(() => renameAccount(kit, { namespace: 'eip155', address: amber, label: 'Savings' }))
  await userEvent.click(getActive().getByRole('button', { name: /^Rename Savings/ }))
  expect(getField().value).toBe('Savings')
  // The whole text is selected, so the typed text replaces it.
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(read(amber)).toBeUndefined()
  expect(getActive().getByRole('heading', { name: 'Amber' })).toBeTruthy()
  await screen.findByText('Name removed')
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])(
  'behavior: %s keeps the name and the modal, and returns focus to the button',
  async (_, leave) => {
    const { kit, read } = await show()
    const control = getActive().getByRole('button', { name: /^Rename/ })
    await userEvent.click(control)
    await userEvent.type(getField(), 'Savings')
    await leave()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(read(amber)).toBeUndefined()
    expect(kit.modal.getState().open).toBe(true)
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Rename Amber/)
    // Outside the field, Escape closes the modal.
    await userEvent.keyboard('{Escape}')
    expect(kit.modal.getState().open).toBe(false)
  },
)

test('behavior: no more than 32 characters can be typed', async () => {
  const { read } = await show()
  await userEvent.click(getActive().getByRole('button', { name: /^Rename/ }))
  await userEvent.type(getField(), `${'x'.repeat(40)}{Enter}`)
  expect(read(amber)).toBe('x'.repeat(32))
})

test('behavior: a switch to another account discards the unsaved label', async () => {
  const { kit, read } = await show()
  await userEvent.click(getActive().getByRole('button', { name: /^Rename/ }))
  await userEvent.type(getField(), 'Savings')
  await act(async () =>
    kit.connection.setState(({ activeConnectors }) => ({
      activeConnectors: { ...activeConnectors, eip155: 'basalt' },
    })),
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  expect([read(amber), read(basalt)]).toEqual([undefined, undefined])
})
