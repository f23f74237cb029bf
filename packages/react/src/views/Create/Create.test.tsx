import { openModal } from '@latchkey/kit'
import { fakeLogin, fakeLoginFrame, fakeWallet, settle } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fetchViews } from '../../testing/fetchViews.ts'
import { type RenderWithKitOptions, renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews('Connect', 'Create', 'EmailLogin')

afterEach(cleanup)

async function openPage(page: Page, options: RenderWithKitOptions) {
  const opened: string[] = []
  const openWindow = (url: string) => {
    opened.push(url)
    return null
  }
  const ports = { ...options.ports, openWindow }
  const { kit } = renderWithKit(null, { ...options, ports })
  act(() => openModal(kit, page))
  await act(settle)
  await screen.findByTestId('w3m-modal-card')
  return { kit, opened, getView: () => kit.modal.getState().stack.at(-1)?.view }
}
const startGuide = async () =>
  userEvent.click(await screen.findByTestId('w3m-wallet-guide-get-started'))

test('K-VIEW-02a: "Get started" opens Create, which shows logins and no wallets', async () => {
  const { getView } = await openPage(
    { view: 'ConnectWallets' },
    { frame: fakeLoginFrame(), wallets: [fakeWallet()] },
  )
  await startGuide()
  expect(getView()).toBe('Create')
  await screen.findByText('Create wallet')
  await screen.findByTestId('social-selector-google')
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Create wallet')
  expect(screen.getByTestId('wui-email-input')).toBeTruthy()
  expect(screen.queryByText('Test Wallet')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'What is a wallet?' }))
  await screen.findByText('One key to many apps')
})

test('K-VIEW-02a: Create links to the app’s own guide, and is inert until the terms are accepted', async () => {
  const { opened } = await openPage(
    { view: 'Create' },
    {
      frame: fakeLoginFrame(),
      features: { legalCheckbox: true },
      termsConditionsUrl: 'https://app.example/terms',
      guideUrls: { wallets: 'https://guide.example' },
    },
  )
  const field = await screen.findByTestId('wui-email-input')
  expect(field.closest('[inert]')).not.toBeNull()
  await userEvent.click(screen.getByTestId('w3m-legal-checkbox'))
  expect(field.closest('[inert]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Explore all' }))
  expect(opened).toEqual(['https://guide.example/'])
})

test('K-VIEW-03: Create without logins keeps the guide', async () => {
  await openPage({ view: 'Create' }, {})
  await userEvent.click(await screen.findByRole('button', { name: 'What is a wallet?' }))
  expect(await screen.findByText('One key to many apps')).toBeDefined()
})

test('behavior: the guide offers no login for Bitcoin, or while a login is connected', async () => {
  const bitcoin: Page = { view: 'Connect', data: { addWalletForNamespace: 'bip122' } }
  const first = await openPage(bitcoin, { frame: fakeLoginFrame() })
  await startGuide()
  expect(first.getView()).toBe('WhatIsAWallet')
  cleanup()
  const again: Page = { view: 'ConnectWallets', data: { addWalletForNamespace: 'eip155' } }
  const frame = fakeLoginFrame({ loggedIn: true })
  const second = await openPage(again, { frame, connected: fakeLogin({ email: 'a@example.com' }) })
  await startGuide()
  expect(second.getView()).toBe('WhatIsAWallet')
})
