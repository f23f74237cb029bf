import { closeModal, openModal } from '@latchkey/kit'
import { fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { listSmall } from '@latchkey/ui/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'

import { fetchViews } from '../testing/fetchViews.ts'
import { renderWithKit } from '../testing/renderWithKit.tsx'
import { ViewStage, type ViewStageProps } from '../testing/ViewStage.tsx'
import type { Shown } from '../testing/viewStory.tsx'
import { registry } from './registry.ts'

await fetchViews()

afterEach(cleanup)

type ViewStory = { readonly args: ViewStageProps; readonly parameters: { readonly shown: Shown } }

/** A view with the args and expectations of its story. */
type ViewCase = Shown & ViewStageProps & { readonly page: Page }

async function readStory(view: string): Promise<ViewCase> {
  const { default: story }: { default: ViewStory } = await import(`./${view}/${view}.story.tsx`)
  const { args, parameters } = story
  return { ...args, ...parameters.shown, page: args.pages.at(-1) ?? args.pages[0] }
}

const waitForTitle = (title: string) =>
  waitFor(() => expect(screen.getByTestId('w3m-header-text').textContent).toBe(title))

/** Opens the modal on the page of a story, and waits until the view has loaded. */
async function showView({ pages, createKit, title, shows }: ViewCase) {
  const kit = createKit()
  render(<ViewStage createKit={() => kit} pages={pages} />)
  await waitForTitle(title)
  await screen.findAllByText(shows)
  return kit
}

const views = Object.keys(registry)
const viewCases = await Promise.all(views.map(readStory))

test('behavior: the story of every view in the registry shows that view', () => {
  expect(viewCases.map(({ page }) => page.view)).toEqual(views)
})

/**
 * Matches the views of features: sending, swapping, buying, names, exchanges and smart sessions.
 */
const ofFeature =
  /^(WalletSend|Swap|OnRamp|Buy|WhatIsABuy|FundWallet|ChooseAccountName|RegisterAccountName|PayWith|SmartSession)/
const isOfFeature = ({ page }: ViewCase) => ofFeature.test(page.view)
const features = viewCases.filter(isOfFeature)
const isOfPaying = ({ page }: ViewCase) => /^Pay(?:Quote|Loading)?$/.test(page.view)
const payments = viewCases.filter(isOfPaying)
const others = viewCases.filter((each) => !isOfFeature(each) && !isOfPaying(each))

/** Presses Tab until the focus returns to an element that it has visited. */
async function expectFocusInside(dialog: HTMLElement) {
  const seen = new Set<Element | null>()
  while (!seen.has(document.activeElement)) {
    seen.add(document.activeElement)
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
}

async function expectWhole(given: ViewCase) {
  const kit = await showView(given)
  expect(kit.modal.getState().stack).toEqual(given.pages)
  const dialog = screen.getByTestId('w3m-modal')
  const result = await axe.run(dialog, {
    // The playground checks the colour contrast of the same views.
    // A visible label must be part of the accessible name, for users of voice control.
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: true },
    },
  })
  expect(result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await expectFocusInside(dialog)
}

const whole =
  '$page.view shows under its title, passes an accessibility scan and keeps the focus of Tab'
test.each(others)(`K-VIEW-02a, K-VIEW-05a, K-VIEW-05b: ${whole}`, expectWhole)
test.each(features)(`K-VIEW-02b, K-VIEW-05c: ${whole}`, expectWhole)
test.each(payments)(`K-VIEW-02c, K-VIEW-05d: ${whole}`, expectWhole)

test.each(viewCases)(
  'K-VIEW-01: everything to press in $page.view of the registry is at least 40 px',
  async (given) => {
    const kit = await showView(given)
    expect(listSmall(screen.getByTestId('w3m-modal-card'))).toEqual([])
    act(() => closeModal(kit))
  },
)

test.each(features)(
  'K-VIEW-02b: $page.view has back and close buttons that work',
  async (given) => {
    const kit = await showView(given)
    act(() => kit.modal.send({ type: 'reset', page: { view: 'Networks' } }))
    act(() => kit.modal.send({ type: 'push', page: given.page }))
    await waitForTitle(given.title)
    await userEvent.click(await screen.findByTestId('header-back'))
    expect(kit.modal.getState().stack).toEqual([{ view: 'Networks' }])
    act(() => kit.modal.send({ type: 'push', page: given.page }))
    await userEvent.click(screen.getByTestId('w3m-header-close'))
    expect(kit.modal.getState().open).toBe(false)
  },
)

test('K-VIEW-03: views whose subject is gone show nothing or their fallback and do not throw', async () => {
  const { kit } = renderWithKit(null)
  act(() => openModal(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:999999' } }))
  await screen.findByTestId('w3m-modal-card')
  act(() => openModal(kit, { view: 'Account' }))
  const walletId = { connectorId: 'test.wallet', namespace: 'eip155' } as const
  act(() => openModal(kit, { view: 'ConnectingExternal', data: walletId }))
  await screen.findByText('test.wallet isn’t available')
  expect(screen.getByText(/Enable the extension/)).toBeTruthy()
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
