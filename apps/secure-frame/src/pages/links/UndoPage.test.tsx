import { BaseError } from '@latchkey/core'
import { readWalletUndo, undoWalletChange } from '@latchkey/frame-api/endpoints'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakeChange } from '../../testing/createFakeFrameServer.ts'
import { createBarePage } from '../../testing/createTestPage.ts'
import { UndoPage } from './UndoPage.tsx'

afterEach(cleanup)
const token = 'T'.repeat(43)

function openPage(change = fakeChange) {
  const page = createBarePage()
  page.remote.answer(readWalletUndo, () => ({ change }))
  page.remote.answer(undoWalletChange, () => ({ state: 'undone' }))
  render(<UndoPage services={page.services} token={token} />)
  return page
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('S-36d: opening the link shows the change and undoes nothing; the press does', async () => {
  const { remote } = openPage()
  await screen.findByText(/^The recovery code will be changed on 16 January 2030/)
  screen.getByText('Chromium on Linux')
  expect(remote.calls.map(({ path }) => path)).toEqual([readWalletUndo.path])
  await press('Stop the change')
  await screen.findByRole('heading', { name: 'Undone' })
  expect(remote.calls.at(-1)).toEqual({ path: undoWalletChange.path, input: { token } })
})

test('S-36c, S-36d: a change with proof is undone later, and the page shows the time', async () => {
  const { remote } = openPage({ ...fakeChange, state: 'done', proven: true })
  remote.answer(undoWalletChange, () => ({
    state: 'waiting',
    takesEffectAt: '2030-01-17T10:00:00.000Z',
  }))
  await press('Undo it')
  await screen.findByRole('heading', { name: 'It will be undone' })
  const text = screen.getByText(/It will be undone on/).textContent
  expect(text).toContain('17 January 2030')
})

test('S-36d: the link of a passkey shows the change', async () => {
  openPage({ ...fakeChange, kind: 'passkey', passkey: 'added', state: 'done', proven: true })
  expect(await screen.findByText(/^A passkey was added\. If this wasn’t you/)).toBeDefined()
})

test('S-36d: an expired link shows an error', async () => {
  const page = createBarePage()
  page.remote.answer(readWalletUndo, () => {
    throw new BaseError('This link is no longer valid.', { code: 'link_over' })
  })
  render(<UndoPage services={page.services} token={token} />)
  await screen.findByText('This link is no longer valid.')
  expect(screen.queryByRole('button')).toBeNull()
})
