import { screens } from '@latchkey/product-api'
import { type FakeAnswers, refuse } from '@latchkey/product-api/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { unsentReports } from '../outbox/storedReports.ts'
import { memberSession } from '../testing/fakeServer.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { keptBoard } from './keptBoard.ts'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
afterEach(() => {
  shown?.end()
  shown = undefined
  Reflect.deleteProperty(navigator, 'locks')
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
  onlineManager.setOnline(true)
})

const season = {
  id: 's'.repeat(16),
  name: 'Winter',
  startsAt: '2030-01-01T00:00:00.000Z',
  endsAt: null,
  closedAt: null,
  players: 1,
}
const standing = { player: { id: 'p'.repeat(16), name: 'Ada' }, rank: 1, points: 70 }
const board: FakeAnswers = {
  listSeasons: () => ({ seasons: [season] }),
  getLeaderboard: () => ({ standings: [standing], next: null }),
  getPlace: () => ({ place: null, awards: [], next: null }),
}
/**
 * Server responses in which every leaderboard request fails, because an empty list would replace
 * the stored leaderboard.
 */
const down: FakeAnswers = {
  getSession: () => refuse('unavailable'),
  listSeasons: () => refuse('unavailable'),
  getLeaderboard: () => refuse('unavailable'),
  getPlace: () => refuse('unavailable'),
}
const keep = (at = Date.now() - 3_600_000) => {
  const value = { at, season, page: { standings: [standing], next: null } }
  localStorage.setItem(keptBoard.key, keptBoard.format(value))
}

async function show(path: string, answers: FakeAnswers) {
  const request = (_: string, __: object, run: () => unknown) => run()
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  shown = await renderApp(path, { session: memberSession }, answers)
  return shown
}

test('default: a member’s board is stored, and removed at sign-out', async () => {
  const { app } = await show('/leaderboard', board)
  await waitFor(() => expect(app.storage.read(keptBoard)?.page.standings).toEqual([standing]))
  await act(() => app.product.signOut())
  expect(app.storage.read(keptBoard)).toBeUndefined()
})

test('default: without the server the stored board shows with its age', async () => {
  keep()
  await show('/leaderboard', down)
  expect(await screen.findByText('Ada')).toBeTruthy()
  expect(screen.getByText(/This leaderboard was loaded 1 hour ago\./)).toBeTruthy()
})

test('behavior: a page that starts offline notices the reconnect and sends waiting data once', async () => {
  const text = {
    title: 'Offline',
    severity: 'looks',
    happened: 'Written without a network.',
    steps: '',
    diagnostics: null,
  } as const
  const waiting = { key: crypto.randomUUID(), userId: 'user0000000000000001', text }
  localStorage.setItem(unsentReports.key, unsentReports.format([waiting]))
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  const session = { session: memberSession, csrfToken: 't', serverTime: '2030-01-15T10:00:00.000Z' }
  const keys: (string | null)[] = []
  await show('/bugreport', {
    getSession: () => (navigator.onLine ? session : refuse('unavailable')),
    createReport: (_, request) => {
      keys.push(request.headers.get('idempotency-key'))
      return refuse('unavailable')
    },
  })
  expect(await screen.findByText(/^You are offline\./)).toBeTruthy()
  expect(keys).toEqual([])

  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Report a bug' })).toBeTruthy()
  await waitFor(() => expect(keys).toEqual([waiting.key]))
  expect(screen.queryByText(/^You are offline\./)).toBeNull()
})

test('behavior: once the server answers, the banner closes and the server’s board shows', async () => {
  keep()
  let isDown = true
  const answer = <value,>(value: value) => (isDown ? refuse('unavailable') : value)
  const other = { ...standing, player: { ...standing.player, name: 'Bo' } }
  const session = { session: memberSession, csrfToken: 't', serverTime: '2030-01-15T10:00:00.000Z' }
  await show('/leaderboard', {
    getSession: () => answer(session),
    listSeasons: () => answer({ seasons: [season] }),
    getLeaderboard: () => answer({ standings: [other], next: null }),
    getPlace: () => answer({ place: null, awards: [], next: null }),
  })
  await screen.findByText('Ada')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Bo')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/This leaderboard was loaded/)).toBeNull())
})

const others = Object.values(screens).flatMap(({ member, path }) =>
  member && path !== screens.leaderboard.path ? [path] : [],
)

test.each(others)(
  'behavior: %s stores no copy, so an unreachable server shows an error',
  async (path) => {
    keep()
    await show(path, down)
    expect(await screen.findByRole('heading', { name: 'Closed for maintenance' })).toBeTruthy()
  },
)

test('S-100: a stored value that is not a board is set aside', async () => {
  localStorage.setItem(keptBoard.key, '{"v":1,"value":{"at":1,"season":{},"page":{}}}')
  await show('/leaderboard', down)
  expect(await screen.findByRole('heading', { name: 'Closed for maintenance' })).toBeTruthy()
})

test('behavior: a guest sees no data of an earlier member', async () => {
  keep()
  shown = await renderApp('/leaderboard', {})
  await waitFor(() => expect(localStorage.getItem(keptBoard.key)).toBeNull())
})

test('default: a new version is offered until the button activates it', async () => {
  const { app } = await show('/bugreport', {})
  expect(screen.queryByText('A new version is ready')).toBeNull()
  const takeOver = vi.fn()
  act(() => app.updates.setState({ takeOver }))
  expect(screen.getByText('A new version is ready').closest('[role=status]')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(takeOver).toHaveBeenCalledTimes(1)
})

test('behavior: while a confirm popup is open, the offer is inert', async () => {
  const { app } = await show('/bugreport', {})
  act(() => app.updates.setState({ takeOver: () => {} }))
  act(() => void app.confirmPopup.ask({ title: 'Sure', message: 'Is it', yes: 'Yes' }))
  expect(screen.getByText('A new version is ready').closest('[inert]')).not.toBeNull()
})
