import { BaseError, formatMoment } from '@latchkey/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RecoveryState } from '../accounts/createRecovery.ts'
import type { ReleaseState } from '../accounts/createRelease.ts'
import { RecoveryScreen } from './RecoveryScreen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const waiting = { status: 'waiting', origin: 'https://app.test', fingerprint: '123456' } as const
const opensAt = '2030-01-16T10:00:00.000Z'
const moment = formatMoment(opensAt)

function show(released: ReleaseState, recovering: RecoveryState = waiting) {
  const store = createStore<ReleaseState>()(() => released)
  const recovery = createStore<RecoveryState>()(() => recovering)
  const follow = vi.fn(
    (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const ask = vi.fn(async () => store.setState({ status: 'asked', deviceNumber: 42 }, true))
  const take = vi.fn(async () => store.setState({ status: 'done' }, true))
  const sendLink = async () => expect.unreachable('no link of the code is asked for')
  const drawn = render(
    <RecoveryScreen
      recovery={{ store: recovery, sendLink }}
      release={{ store, follow, ask, take }}
    />,
  )
  const tell = (next: ReleaseState) => act(async () => store.setState(next, true))
  const end = () => act(async () => recovery.setState({ status: 'none' }, true))
  return { ...drawn, follow, ask, take, tell, end }
}

const heading = (name: string) => screen.getByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('S-26: the operator can be asked next to the code; the number for the mailed page shows', async () => {
  const { ask } = show({ status: 'offered' })
  heading('Recover your wallet')
  await press('Ask the operator')
  expect(ask).toHaveBeenCalledOnce()
  heading('Confirm it in your email')
  screen.getByText('42')
})

test('S-26: without an operator’s copy only the recovery code is offered', () => {
  show({ status: 'none' })
  heading('Recover your wallet')
  expect(screen.queryByText(/operator/i)).toBeNull()
})

test('S-26: a reloaded page does not know the number and gets a new one with a new mail', async () => {
  const { ask } = show({ status: 'asked' })
  screen.getByText(/sent before this page was reloaded/)
  await press('Email me a new link')
  expect(ask).toHaveBeenCalledOnce()
  screen.getByText('42')
})

test('S-26: the waiting view shows the opening time and how to cancel', () => {
  show({ status: 'waiting', opensAt })
  screen.getByText(moment)
  expect(screen.getByText(/Anyone who can read your email can cancel it/)).toBeDefined()
})

test('S-26: an open release downloads the wallet only after a press', async () => {
  const { take } = show({ status: 'open' })
  expect(take).not.toHaveBeenCalled()
  await press('Recover my wallet')
  expect(take).toHaveBeenCalledOnce()
  heading('Your wallet is here')
})

test('S-26: an unreachable key service shows an error, and the user can try again', async () => {
  const { take } = show({ status: 'open' })
  const text = 'The recovery service cannot be reached at the moment. Try again.'
  take.mockRejectedValueOnce(new BaseError(text, { code: 'unreachable' }))
  await press('Recover my wallet')
  expect(await screen.findByText(text)).toBeDefined()
  await press('Recover my wallet')
  heading('Your wallet is here')
})

test('S-26: a cancelled, refused or expired request shows its end and can be repeated', async () => {
  const { ask, tell } = show({ status: 'waiting', opensAt })
  await tell({ status: 'over' })
  heading('The request has ended')
  await press('Request again')
  expect(ask).toHaveBeenCalledOnce()
})

test('S-26: the recovery code stays available while a release is waiting', async () => {
  show({ status: 'waiting', opensAt })
  await press('Use the recovery code')
  screen.getByText('123 456')
  await press('Back to the operator’s copy')
  expect(screen.getByText(moment)).toBeDefined()
})

test('S-26: the operator’s recovery stays visible after the code’s mailbox has closed', async () => {
  const { tell } = show({ status: 'offered' }, { status: 'failed' })
  heading('Recovery failed')
  expect(screen.getByRole('button', { name: 'Ask the operator' })).toBeDefined()
  await tell({ status: 'open' })
  heading('Your wallet is ready')
})

test('S-26: a failed status request shows the error and a button to try again', async () => {
  const { follow, end } = show({ status: 'unknown' })
  expect(follow).toHaveBeenCalledOnce()
  await end()
  cleanup()
  const again = show({ status: 'none' })
  again.follow.mockRejectedValueOnce(new BaseError('No answer', { code: 'unreachable' }))
  await again.tell({ status: 'unknown' })
  await screen.findByText('No answer')
  await press('Try again')
  expect(again.follow).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('No answer')).toBeNull()
})

test('S-138: the status is polled only while it is visible and may change', async () => {
  const { follow, tell, end } = show({ status: 'waiting', opensAt })
  const signal = () => follow.mock.lastCall?.[0]
  expect(signal()?.aborted).toBe(false)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  expect(signal()?.aborted).toBe(true)
  visibility.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(2))
  await tell({ status: 'over' })
  expect(signal()?.aborted).toBe(true)
  await tell({ status: 'asked' })
  expect(follow).toHaveBeenCalledTimes(3)
  await end()
  expect(signal()?.aborted).toBe(true)
})

test.each<ReleaseState>([
  { status: 'offered' },
  { status: 'asked', deviceNumber: 42 },
  { status: 'waiting', opensAt },
  { status: 'open' },
  { status: 'over' },
])('accessibility: $status has no violations', async (released) => {
  const { container } = show(released)
  // jsdom computes no colours. The tokens' own test checks the contrast.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
