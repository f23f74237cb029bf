import { confirmBackup, getOperator, getSession } from '@latchkey/frame-api/endpoints'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Prompt, RecoveryNeed } from '../../approvals/PromptBoard.ts'
import { ApprovePage } from '../../approvals/screen/ApprovePage.tsx'
import type { WindowBoard } from '../../approvals/window/createWindowBoard.ts'
import { createFakePasskeys } from '../../testing/createFakePasskeys.ts'
import { createTestPage } from '../../testing/createTestPage.ts'
import { RecoverySetupPage } from './RecoverySetupPage.tsx'

afterEach(cleanup)

type Options = { readonly need?: RecoveryNeed; readonly offered?: boolean }

/** Opens the payment window of a user whose wallet has no recovery method. */
async function open({ need = 'offer', offered = true }: Options = {}) {
  const page = await createTestPage()
  const app = { name: 'Clubhouse', origin: 'https://app.test', projectId: 'test' }
  page.remote.answer(getOperator, () => ({ name: 'Latchkey', app }))
  page.remote.answer(confirmBackup, () => ({ ok: true }))
  const services = { ...page.services, passkeys: createFakePasskeys({ offered }) }
  const prompt: Prompt = {
    id: 3,
    origin: 'https://app.test',
    backedUp: false,
    status: 'loading',
    wayBack: need,
  }
  const state = { prompt }
  const board = {
    getState: () => state,
    subscribe: () => () => undefined,
    approve: vi.fn(),
    reject: vi.fn(),
    passRecovery: vi.fn(),
    rejectAll: vi.fn(),
    dismiss: vi.fn(),
    openedByApp: false,
  } satisfies WindowBoard
  const onNews = vi.fn()
  const show = () =>
    render(
      <ApprovePage
        board={board}
        operator="The Clubhouse"
        recoverySetup={(props) => (
          <RecoverySetupPage {...props} onNews={onNews} services={services} />
        )}
      />,
    )
  return { ...page, board, onNews, show }
}

test('S-35f: the screen explains the risk and continues after a passkey was added', async () => {
  const { board, onNews, show } = await open()
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set up recovery')
  screen.getByText(/lost for good/)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await expect.poll(() => board.passRecovery.mock.calls).toEqual([[3, 'made']])
  expect(onNews).toHaveBeenCalledWith('passkey')
})

test('S-35f: without passkey support the screen continues after the code was confirmed', async () => {
  const { board, onNews, show } = await open({ offered: false })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Show the code' }))
  await screen.findByRole('button', { name: 'I have written it down' })
  const groups = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'I have written it down' }))
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
    const at = Number(/\d/.exec(field.name)?.[0])
    await userEvent.type(field, groups[at] ?? '')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await expect.poll(() => board.passRecovery.mock.calls).toEqual([[3, 'made']])
  expect(onNews).toHaveBeenCalledWith('backed-up')
})

test('S-35g: "Later" postpones the recovery method once and is hidden the second time', async () => {
  const first = await open()
  first.show()
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(first.board.passRecovery).toHaveBeenCalledWith(3, 'later')
  cleanup()
  const second = await open({ need: 'require' })
  second.show()
  await screen.findByRole('button', { name: 'Add a passkey' })
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
})

test('S-35f, S-56a, S-56b: the payment can be rejected on this screen', async () => {
  const { board, show } = await open({ need: 'require' })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(board.reject.mock.calls).toEqual([[3], [3]])
  window.dispatchEvent(new Event('pagehide'))
  expect(board.rejectAll).toHaveBeenCalled()
})

test('S-35f: a recovery method that was set up elsewhere counts', async () => {
  const { board, remote, session, show } = await open()
  const wallet = session?.wallet
  remote.answer(getSession, () => ({
    session: session && wallet && { ...session, wallet: { ...wallet, backedUp: true } },
    serverTime: '2030-01-15T10:00:00.000Z',
  }))
  show()
  await expect.poll(() => board.passRecovery.mock.calls).toEqual([[3, 'made']])
})

test('error: a signed-out user sees an error and can cancel', async () => {
  const { remote, board, show } = await open()
  remote.answer(getSession, () => ({ session: null, serverTime: '2030-01-15T10:00:00.000Z' }))
  show()
  await screen.findByText(/^You are signed out/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }))
  expect(board.reject).toHaveBeenCalledWith(3)
})
