import { openModal } from '@latchkey/kit'
import { fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'

import { fetchViews } from '../testing/fetchViews.ts'

import { renderWithKit } from '../testing/renderWithKit.tsx'
import { showView, type ViewCase, viewCases, walletId } from '../testing/viewCases.tsx'
import { registry } from './registry.ts'

await fetchViews()

afterEach(cleanup)

test('behavior: every view of the registry is in this table', () => {
  expect(viewCases.map(({ page }) => page.view)).toEqual(Object.keys(registry))
})

/** What a view of a feature begins with: sending, swapping, buying, names, exchanges, smart sessions. */
const ofFeature =
  /^(WalletSend|Swap|OnRamp|Buy|WhatIsABuy|FundWallet|ChooseAccountName|RegisterAccountName|PayWith|SmartSession)/
const isOfFeature = ({ page }: ViewCase) => ofFeature.test(page.view)
const features = viewCases.filter(isOfFeature)
const isOfPaying = ({ page }: ViewCase) => /^Pay(?:Quote|Loading)?$/.test(page.view)
const payments = viewCases.filter(isOfPaying)
const others = viewCases.filter((each) => !isOfFeature(each) && !isOfPaying(each))

/** Presses Tab until the focus has been everywhere once. */
async function expectFocusInside(dialog: HTMLElement) {
  const seen = new Set<Element | null>()
  while (!seen.has(document.activeElement)) {
    seen.add(document.activeElement)
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
}

async function expectWhole(given: ViewCase) {
  const { kit } = await showView(given)
  expect(kit.modal.getState().stack).toEqual([given.page])
  const dialog = screen.getByTestId('w3m-modal')
  const result = await axe.run(dialog, {
    // The playground scans the same views with their colours.
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await expectFocusInside(dialog)
}

const whole =
  '$page.view shows under its title, passes an accessibility scan and keeps the focus of Tab'
test.each(others)(`K-VIEW-02a, K-VIEW-05a, K-VIEW-05b: ${whole}`, expectWhole)
test.each(features)(`K-VIEW-02b, K-VIEW-05c: ${whole}`, expectWhole)
test.each(payments)(`K-VIEW-02c, K-VIEW-05d: ${whole}`, expectWhole)

test.each(features)('K-VIEW-02b: from $page.view a person goes back, and out', async (given) => {
  const { kit } = await showView(given)
  act(() => kit.modal.send({ type: 'reset', page: { view: 'Networks' } }))
  act(() => kit.modal.send({ type: 'push', page: given.page }))
  await screen.findAllByText(given.shows)
  await userEvent.click(screen.getByTestId('header-back'))
  expect(kit.modal.getState().stack).toEqual([{ view: 'Networks' }])
  act(() => kit.modal.send({ type: 'push', page: given.page }))
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  expect(kit.modal.getState().open).toBe(false)
})

test('K-VIEW-03: views whose subject is gone show nothing or their fallback and do not throw', async () => {
  const { kit } = renderWithKit(null)
  act(() => openModal(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:999999' } }))
  await screen.findByTestId('w3m-modal-card')
  act(() => openModal(kit, { view: 'Account' }))
  act(() => openModal(kit, { view: 'ConnectingExternal', data: walletId }))
  await screen.findByText('Connection declined')
  expect(screen.getByText(/no longer here/)).toBeTruthy()
})

test('K-CONN-17a: AllWallets filters within the keystroke, from two characters on', async () => {
  const wallets = ['Amber', 'Basalt'].map((name) => fakeWallet({ id: name, name }))
  const { kit } = renderWithKit(null, { wallets })
  act(() => openModal(kit, { view: 'AllWallets' }))
  await screen.findByText('Amber')
  await userEvent.type(screen.getByRole('searchbox'), 'b')
  expect(screen.getByText('Amber')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 'a')
  expect(screen.queryByText('Amber')).toBeNull()
  expect(screen.getByText('Basalt')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 'zz')
  expect(screen.getByTestId('no-wallet-found').textContent).toContain('No wallet is called “bazz”.')
})
