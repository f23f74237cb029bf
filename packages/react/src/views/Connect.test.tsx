import { openModal } from '@latchkey/kit'
import { fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type RenderWithKitOptions, renderWithKit } from '../testing/renderWithKit.tsx'

afterEach(cleanup)

const amber = fakeWallet({ id: 'Amber', name: 'Amber' })
const basalt = fakeWallet({ id: 'basalt', name: 'Basalt' })
const legal = {
  termsConditionsUrl: 'https://app.example/terms',
  privacyPolicyUrl: 'https://app.example/privacy',
}

async function openConnect(options: RenderWithKitOptions) {
  const rendered = renderWithKit(null, options)
  act(() => openModal(rendered.kit))
  await screen.findByTestId('w3m-modal-card')
  return rendered
}

test('default: lists the wallets of the page with the mark "installed"', async () => {
  await openConnect({ wallets: [amber, basalt] })
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(within(row).getByText('installed')).toBeTruthy()
  expect(screen.getByTestId('wallet-selector-basalt')).toBeTruthy()
})

test('behavior: a wallet that announces itself later appears at once', async () => {
  const { kit } = await openConnect({ wallets: [amber] })
  await screen.findByTestId('wallet-selector-amber')
  act(() => kit.test.adapter.announce(basalt))
  expect(screen.getByTestId('wallet-selector-basalt')).toBeTruthy()
})

test('behavior: a connected wallet is marked "connected"', async () => {
  const { kit } = renderWithKit(null, { connected: amber })
  act(() => openModal(kit, { view: 'Connect', data: { addWalletForNamespace: 'eip155' } }))
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(within(row).getByText('connected')).toBeTruthy()
})

test('S-61: wallets that share a name are both shown with a notice and no "installed" mark', async () => {
  const twins = ['one', 'two'].map((id) =>
    fakeWallet({ id, name: 'Amber', info: { duplicate: true } }),
  )
  await openConnect({ wallets: twins })
  const row = await screen.findByTestId('wallet-selector-two')
  expect(within(row).getByText('Two extensions use this name')).toBeTruthy()
  expect(screen.queryByText('installed')).toBeNull()
  expect(screen.getByTestId('wallet-selector-one')).toBeTruthy()
})

test('S-61: an announced icon is shown by an image element and nothing else', async () => {
  const icon = 'data:image/svg+xml,%3Csvg%20onload%3D%22x%22%2F%3E'
  await openConnect({ wallets: [fakeWallet({ id: 'amber', name: 'Amber', info: { icon } })] })
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(row.querySelector('img')?.getAttribute('src')).toBe(icon)
  expect(row.innerHTML.split(icon)).toHaveLength(2)
})

test('behavior: without any wallet it says so and leads to the guide', async () => {
  await openConnect({})
  await screen.findByText('No wallet found')
  await userEvent.click(screen.getByTestId('w3m-wallet-guide-get-started'))
  await screen.findByText('One key to many apps')
})

test('K-CONN-14: the checkbox keeps all methods out of reach until ticked, also after a change of view', async () => {
  const { kit } = await openConnect({
    wallets: [amber],
    features: { legalCheckbox: true },
    ...legal,
  })
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(row.closest('[inert]')).not.toBeNull()
  await userEvent.click(screen.getByTestId('w3m-legal-checkbox'))
  expect(row.closest('[inert]')).toBeNull()
  act(() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  await userEvent.click(await screen.findByTestId('header-back'))
  expect((await screen.findByTestId('wallet-selector-amber')).closest('[inert]')).toBeNull()
})

test('K-CONN-15: the legal footer links to what is set, and only with the checkbox off', async () => {
  const first = await openConnect({ wallets: [amber], ...legal })
  const link = await screen.findByRole('link', { name: 'Terms of service' })
  expect(link.getAttribute('href')).toBe('https://app.example/terms')
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeTruthy()
  first.unmount()

  const second = await openConnect({ wallets: [amber] })
  await screen.findByTestId('wallet-selector-amber')
  expect(screen.queryByRole('link')).toBeNull()
  second.unmount()

  await openConnect({ wallets: [amber], features: { legalCheckbox: true }, ...legal })
  await screen.findByTestId('w3m-legal-checkbox')
  expect(screen.getAllByRole('link', { name: 'Terms of service' })).toHaveLength(1)
})

test('behavior: all text follows the language, also while open', async () => {
  await openConnect({ wallets: [amber], messages: { 'title.Connect': 'Wallet verbinden' } })
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Wallet verbinden')
})
