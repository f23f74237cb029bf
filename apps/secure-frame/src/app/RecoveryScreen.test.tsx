import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { RecoveryState } from '../accounts/createRecovery.ts'
import type { ReleaseState } from '../accounts/createRelease.ts'
import { RecoveryScreen, type RecoveryScreenProps } from './RecoveryScreen.tsx'

afterEach(cleanup)

const unasked = () => expect.unreachable('nothing is asked of the operator')
const noRelease: RecoveryScreenProps['release'] = {
  store: createStore<ReleaseState>()(() => ({ status: 'none' })),
  follow: unasked,
  ask: unasked,
  take: unasked,
}

function show(state: RecoveryState, openWallet?: RecoveryScreenProps['openWallet']) {
  const store = createStore<RecoveryState>()(() => state)
  const asked: string[] = []
  const sendLink = async (origin: string) => {
    asked.push(origin)
    return 42
  }
  render(
    <RecoveryScreen openWallet={openWallet} recovery={{ store, sendLink }} release={noRelease} />,
  )
  return { asked, tell: (next: RecoveryState) => act(async () => store.setState(next, true)) }
}

const waiting = {
  status: 'waiting',
  origin: 'https://app.test',
  fingerprint: '123456',
} as const

test('S-25f: a waiting recovery shows site and number, and can mail a link', async () => {
  const { asked } = show(waiting)
  expect(screen.getByText('https://app.test')).toBeTruthy()
  expect(screen.getByText('123 456')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/recover')
  await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }))
  expect(asked).toEqual(['https://app.test'])
  expect(screen.getByText('42')).toBeTruthy()
})

test('S-25c: across sites the frame opens the recovery page and reports a blocked window', async () => {
  const openWallet = vi.fn(() => false)
  show(waiting, openWallet)
  expect(screen.queryByRole('link')).toBeNull()
  const open = screen.getByRole('button', { name: 'Open the recovery page' })
  await userEvent.click(open)
  screen.getByText('The browser blocked the window. Allow it and try again.')
  openWallet.mockReturnValue(true)
  await userEvent.click(open)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(openWallet).toHaveBeenCalledTimes(2)
})

test.each([
  ['done', 'Your wallet is here'],
  ['failed', 'Recovery failed'],
] as const)('behavior: a notice shows the status %s', async (status, title) => {
  const { tell } = show(waiting)
  await tell({ status })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

test('behavior: nothing renders without a recovery', async () => {
  const { tell } = show({ status: 'opening' })
  expect(screen.getByRole('main')).toBeTruthy()
  await tell({ status: 'none' })
  expect(screen.queryByRole('main')).toBeNull()
})
