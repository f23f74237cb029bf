import { closeModal, openModal } from '@latchkey/kit'
import { fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type RenderWithKitOptions, renderWithKit } from '../testing/renderWithKit.tsx'

afterEach(cleanup)

const isMarked = () => Boolean(window.history.state?.latchkeyModal)
const goBack = () => act(() => window.history.back())

async function open(options: RenderWithKitOptions = {}) {
  const { kit } = renderWithKit(null, { closeOnBack: true, ...options })
  act(() => openModal(kit))
  await screen.findByTestId('w3m-modal-card')
  const views = () => kit.modal.getState().stack.map(({ view }) => view)
  const push = () => act(() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  return { kit, views, push, isOpen: () => kit.modal.getState().open }
}

/** Removes the browser's close watcher, which Safari and Firefox do not have. */
async function openWithoutWatcher(options?: RenderWithKitOptions) {
  vi.stubGlobal('CloseWatcher', undefined)
  const opened = await open(options)
  await waitFor(() => expect(isMarked()).toBe(true))
  return opened
}

test('K-MODAL-19: the back button goes back in the modal, then closes it', async () => {
  const { length } = window.history
  const { views, push, isOpen } = await openWithoutWatcher()
  push()
  goBack()
  await waitFor(() => expect(views()).toEqual(['Connect']))
  expect([isOpen(), isMarked()]).toEqual([true, true])
  goBack()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(isMarked()).toBe(false)
  expect(window.history.length).toBeLessThanOrEqual(length + 1)
})

test('K-MODAL-19: another way to close removes the entry; opening again keeps it', async () => {
  const { kit, isOpen } = await openWithoutWatcher()
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  await waitFor(() => expect(isMarked()).toBe(false))
  act(() => openModal(kit))
  await waitFor(() => expect(isMarked()).toBe(true))
  act(() => {
    closeModal(kit)
    openModal(kit)
  })
  expect(isOpen()).toBe(true)
  goBack()
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('K-MODAL-19: a blocked close leaves modal and page as they are', async () => {
  const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
  const { kit, isOpen } = await openWithoutWatcher({ connected })
  act(() => openModal(kit, { view: 'UnsupportedChain' }))
  goBack()
  await waitFor(() => expect(kit.modal.getState().shaking).toBe(true))
  expect([isOpen(), isMarked()]).toEqual([true, true])
})

test('K-MODAL-19: the state of the page’s router survives in the entry', async () => {
  window.history.replaceState({ idx: 3, key: 'k' }, '')
  await openWithoutWatcher()
  expect(window.history.state).toMatchObject({ idx: 3, key: 'k' })
  goBack()
  await waitFor(() => expect(window.history.state).toEqual({ idx: 3, key: 'k' }))
})

test('K-MODAL-19: with a close watcher no entry is added', async () => {
  const watchers: (EventTarget & { requestClose: () => void })[] = []
  const Native = Reflect.get(window, 'CloseWatcher')
  vi.stubGlobal(
    'CloseWatcher',
    class extends Native {
      constructor() {
        super()
        watchers.push(this as never)
      }
    },
  )
  const { views, push, isOpen } = await open()
  await waitFor(() => expect(watchers).toHaveLength(1))
  push()
  act(() => watchers.at(-1)?.requestClose())
  expect([views(), isOpen()]).toEqual([['Connect'], true])
  act(() => watchers.at(-1)?.requestClose())
  expect(isOpen()).toBe(false)
  expect([isMarked(), watchers.length]).toEqual([false, 2])
})

test('K-MODAL-19: without the setting the history is untouched', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  const { length } = window.history
  const { kit } = await open({ closeOnBack: false })
  act(() => closeModal(kit))
  expect([window.history.length, isMarked()]).toEqual([length, false])
})
