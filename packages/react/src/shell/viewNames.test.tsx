import { fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openOn } from '../testing/openOn.tsx'

afterEach(cleanup)

const connected = fakeWallet()

/** Waits until a view is announced: it names the dialog and the element with the focus. */
async function expectAnnounced(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  expect(within(dialog).getByRole('heading', { level: 2, name })).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('group', { name })),
  )
}

test('K-VIEW-05e: the name of the dialog and the focus follow the view', async () => {
  await openOn([{ view: 'Account' }], { connected })
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Account' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /^Choose network/ }))
  await expectAnnounced('Choose network')
  await userEvent.click(screen.getByTestId('header-back'))
  await expectAnnounced('Account')
})

test.each([
  [{ view: 'SwapPreview', data: { requestId: 'a' } }, 'Preview swap'],
  [{ view: 'AccountSettings' }, 'Account settings'],
] as const satisfies readonly (readonly [Page, string])[])(
  'K-VIEW-05e: a view without a title in the registry names the dialog: $view',
  async (page, name) => {
    const kit = await openOn([{ view: 'Account' }], { connected })
    act(() => kit.modal.send({ type: 'push', page }))
    expect(await screen.findByRole('dialog', { name })).toBeTruthy()
  },
)
