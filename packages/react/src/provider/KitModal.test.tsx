import { openModal } from '@latchkey/kit'
import { type CreateTestKitOptions, createTestKit, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../testing/fetchViews.ts'
import { KitModal } from './KitModal.tsx'
import { KitProvider } from './KitProvider.tsx'

await fetchViews('Account', 'ConnectingExternal')

afterEach(cleanup)

function renderPlaced(options: CreateTestKitOptions) {
  const kit = createTestKit({ started: false, ...options })
  render(
    <KitProvider kit={kit}>
      <button type="button">Page</button>
      <main>
        <KitModal />
      </main>
    </KitProvider>,
  )
  return kit
}
const main = () => screen.getByRole('main')
const getTitle = () => screen.getByTestId('w3m-header-text').textContent

test('K-MODAL-14: with disableAppend there is one dialog, at the position of KitModal', async () => {
  const kit = renderPlaced({ disableAppend: true })
  const hosts = screen.getAllByTestId('w3m-modal')
  expect(hosts.map((host) => host.closest('main'))).toEqual([main()])
  act(() => openModal(kit))
  await screen.findByTestId('w3m-modal-card')
  expect(hosts[0]?.hasAttribute('open')).toBe(true)
  expect(screen.getByText('Page').closest('[inert]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(hosts[0]?.hasAttribute('open')).toBe(false)
  expect(document.querySelector('[inert]')).toBeNull()
})

test('K-MODAL-14: embedded, it has no overlay or close button, and the page stays usable', async () => {
  renderPlaced({ disableAppend: true, enableEmbedded: true, wallets: [fakeWallet()] })
  await screen.findByText('Test Wallet')
  expect(main().contains(screen.getByTestId('w3m-modal-card'))).toBe(true)
  expect(document.querySelector('dialog')).toBeNull()
  expect(screen.queryByTestId('w3m-modal-overlay')).toBeNull()
  expect(screen.queryByTestId('w3m-header-close')).toBeNull()
  expect(document.querySelector('[inert]')).toBeNull()
  expect(getTitle()).toBe('Connect wallet')
})

test('K-MODAL-14: embedded, it shows the account after connecting and stays open', async () => {
  const kit = renderPlaced({ disableAppend: true, enableEmbedded: true, wallets: [fakeWallet()] })
  await userEvent.click(await screen.findByText('Test Wallet'))
  await screen.findByTestId('disconnect-button')
  expect(getTitle()).toBe('')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByTestId('disconnect-button')).toBeTruthy()
  await userEvent.click(screen.getByTestId('disconnect-button'))
  await waitFor(() => expect(getTitle()).toBe('Connect wallet'))
  expect(kit.modal.getState().open).toBe(true)
})

test.each([
  ['dialog', {}],
  ['embedded modal', { enableEmbedded: true }],
])('K-WORLD-21d: the %s has language and direction of its texts', async (_, options) => {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
  const kit = renderPlaced({ disableAppend: true, ...options })
  act(() => openModal(kit))
  const modal = (await screen.findByTestId('w3m-modal-card')).closest<HTMLElement>('[lang]')
  expect([modal?.lang, modal?.dir]).toEqual(['en', 'ltr'])
  act(() => kit.preferences.setState({ locale: 'ar' }))
  expect([modal?.lang, modal?.dir]).toEqual(['ar', 'rtl'])
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
})

test('K-ROUTER-06: embedded Connect has no back button', async () => {
  const kit = renderPlaced({ disableAppend: true, enableEmbedded: true })
  await screen.findByTestId('w3m-modal-card')
  act(() => {
    kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } })
    kit.modal.send({ type: 'push', page: { view: 'Connect' } })
  })
  await waitFor(() => expect(getTitle()).toBe('Connect wallet'))
  expect(screen.queryByTestId('header-back')).toBeNull()
})

test('K-MODAL-13: full screen only on phones, and the overlay does not close it there', async () => {
  const { page } = createTestKit({ started: false }).ports
  const phone = { ...page, device: () => ({ ...page.device(), os: 'ios' as const, mobile: true }) }
  const fullScreen = () => screen.getByTestId('w3m-modal-card').hasAttribute('data-full-screen')
  const kit = renderPlaced({
    disableAppend: true,
    enableMobileFullScreen: true,
    ports: { page: phone },
  })
  act(() => openModal(kit))
  await screen.findByTestId('w3m-modal-card')
  expect(fullScreen()).toBe(true)
  await userEvent.click(screen.getByTestId('w3m-modal-overlay'))
  expect(kit.modal.getState().open).toBe(true)
  cleanup()
  const desk = renderPlaced({ disableAppend: true, enableMobileFullScreen: true })
  act(() => openModal(desk))
  await screen.findByTestId('w3m-modal-card')
  expect(fullScreen()).toBe(false)
  await userEvent.click(screen.getByTestId('w3m-modal-overlay'))
  expect(desk.modal.getState().open).toBe(false)
})
