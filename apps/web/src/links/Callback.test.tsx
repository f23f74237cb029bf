import type { ErrorCode, Session } from '@latchkey/product-api'
import { type FakeAnswers, refuse } from '@latchkey/product-api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { chatSession, memberSession, toProviderAddress } from '../testing/fakeServer.ts'
import { renderApp } from '../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
async function show(...parameters: Parameters<typeof renderApp>) {
  shown = await renderApp(...parameters)
  return shown
}
afterEach(() => {
  shown?.end()
  shown = undefined
})

const callbacks = [
  ['/openloot-callback', 'marketplace', 'Marketplace'],
  ['/openloot-sandbox-callback', 'marketplace-sandbox', 'Marketplace sandbox'],
  ['/discord-callback', 'discord', 'Discord'],
] as const
const member = { session: memberSession }
const query = '?code=secret&state=ours&iss=https%3A%2F%2Fid.test#token'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const path = () => window.location.pathname + window.location.search + window.location.hash

type Finish = NonNullable<FakeAnswers['finishLink']>
const finished = (
  purpose: 'login' | 'link',
  returnTo: '/profile' | '/leaderboard' = '/profile',
) => ({
  purpose,
  name: 'wren',
  returnTo,
  session: purpose === 'login' ? chatSession : memberSession,
  csrfToken: 'next',
})

test.each(callbacks)(
  'S-71: %s submits the answer once and first removes it from the URL',
  async (callback, provider, name) => {
    const finish = vi.fn<Finish>(() => {
      expect(path()).toBe(callback)
      return finished('link')
    })
    await show(`${callback}${query}`, member, { finishLink: finish })
    await heading(`${name} is linked`)
    expect(screen.getByText('You can now also log in as wren.')).toBeTruthy()
    expect(finish.mock.calls.map(([input]) => input)).toEqual([
      { provider, code: 'secret', state: 'ours', iss: 'https://id.test' },
    ])
    expect(path()).toBe(callback)
    expect(document.body.textContent).not.toContain('secret')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/secret|ours/)
  },
)

test('S-72: two renders of one page send one request', async () => {
  const finish = vi.fn<Finish>(() => finished('link'))
  await show(`/discord-callback${query}`, member, { finishLink: finish }, {}, StrictMode)
  await heading('Discord is linked')
  expect(finish).toHaveBeenCalledTimes(1)
})

test('default: a login continues to the requested page and notifies other tabs', async () => {
  let session: Session | null = null
  const answers: FakeAnswers = {
    getSession: () => ({ session, csrfToken: 't', serverTime: '2030-01-15T10:00:00.000Z' }),
    finishLink() {
      session = chatSession
      return finished('login', '/leaderboard')
    },
  }
  const { announce } = await show(`/discord-callback${query}`, {}, answers)
  await heading('Leaderboard')
  expect(path()).toBe('/leaderboard')
  expect(announce).toHaveBeenCalledTimes(1)
})

test('behavior: the page shows a status while the request is pending', async () => {
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await show(`/discord-callback${query}`, member, {
    finishLink: async () => {
      await waiting
      return finished('link')
    },
  })
  await heading('One moment')
  expect(screen.getByText('Finishing with Discord…')).toBeTruthy()
  expect(screen.getByRole('status', { name: 'One moment' })).toBeTruthy()
  answer()
  await heading('Discord is linked')
})

test.each<[ErrorCode, string, string | undefined]>([
  ['link_cancelled', 'You cancelled', 'Start again'],
  ['link_expired', 'That took too long', 'Start again'],
  ['link_used', 'Already used', 'Start again'],
  ['link_mixed_up', 'This link is from another session', 'Start again'],
  ['link_elsewhere', 'Linked to another player', 'Log in with Discord'],
  ['link_present', 'One account at a time', undefined],
  ['link_refused', 'We couldn’t verify that', 'Start again'],
  ['provider_unreachable', 'The provider isn’t responding', 'Start again'],
  ['provider_unavailable', 'Not available here', undefined],
  ['internal', 'Our server isn’t responding', 'Try again'],
  ['not_found', 'That didn’t work', 'Start again'],
])('S-75: %s has its own text and action', async (code, title, way) => {
  const { openWindow, state } = await show(`/discord-callback${query}`, member, {
    finishLink: () => refuse(code),
  })
  await heading(title)
  expect(document.title).toBe(`${title} · Latchkey`)
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(screen.queryAllByRole('button', { name: /again|Log in with/ })).toHaveLength(way ? 1 : 0)
  if (way && way !== 'Try again') {
    await userEvent.click(screen.getByRole('button', { name: way }))
    await waitFor(() =>
      expect(openWindow.mock.calls.map(([url]) => url)).toContain(toProviderAddress('discord')),
    )
    const purpose = way === 'Start again' ? 'link' : 'login'
    expect(state.calls).toEqual([`startLink {"provider":"discord","purpose":"${purpose}"}`])
  }
  await userEvent.click(screen.getByRole('link', { name: 'Go to your profile' }))
  await heading('Wren')
})

test('behavior: a guest can restart the login or go to the start page', async () => {
  const { state } = await show(
    `/discord-callback${query}`,
    {},
    {
      finishLink: () => refuse('link_cancelled'),
    },
  )
  await heading('You cancelled')
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  await waitFor(() =>
    expect(state.calls).toEqual(['startLink {"provider":"discord","purpose":"login"}']),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Back to Latchkey' }))
  await heading('Your key hangs here')
})

test('S-72: after a lost response the same answer is submitted again', async () => {
  let lost = true
  const finish = vi.fn<Finish>(() => (lost ? refuse('timed_out') : finished('link')))
  await show(`/discord-callback${query}`, member, { finishLink: finish })
  await heading('Our server isn’t responding')
  lost = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Discord is linked')
  const [first, second] = finish.mock.calls.map(([input]) => input)
  expect(second).toEqual(first)
})

test('S-75: a provider’s error is submitted and not shown', async () => {
  const finish = vi.fn<Finish>(() => refuse('link_refused'))
  const error = encodeURIComponent('<b>Call this number</b>')
  await show(`/discord-callback?error=${error}&error_description=Hello&state=ours`, member, {
    finishLink: finish,
  })
  await heading('We couldn’t verify that')
  expect(finish.mock.calls[0]?.[0]).toEqual({
    provider: 'discord',
    state: 'ours',
    error: '<b>Call this number</b>',
  })
  expect(document.body.textContent).not.toMatch(/number|Hello/)
})

test.each(callbacks)(
  'behavior: %s without an answer shows that there is nothing to finish',
  async (callback) => {
    const finish = vi.fn<Finish>(() => finished('link'))
    await show(`${callback}?code=secret`, {}, { finishLink: finish })
    await heading('No login in progress')
    expect(path()).toBe(callback)
    expect(finish).not.toHaveBeenCalled()
  },
)

test('S-74: without its sandbox, the marketplace’s second callback sends no request', async () => {
  const finish = vi.fn<Finish>(() => finished('link'))
  const build = { VITE_MARKETPLACE_SANDBOX_REDIRECT_URL: '' }
  await show(`/openloot-sandbox-callback${query}`, {}, { finishLink: finish }, build)
  await heading('Not available here')
  expect(path()).toBe('/openloot-sandbox-callback')
  expect(finish).not.toHaveBeenCalled()
  await act(async () => {})
})

test('error: a banned user sees reason and end, the contact link and another login', async () => {
  const details = { until: '2030-02-01T10:00:00.000Z', reason: 'Two accounts in one race' }
  await show(
    `/discord-callback${query}`,
    {},
    { finishLink: () => refuse('banned', details) },
    { VITE_CONTACT_URL: 'mailto:team@club.example.test' },
  )
  await heading('You are banned for now')
  expect(screen.getByText(/until .*2030/)).toBeTruthy()
  expect(screen.getByText('Two accounts in one race').tagName).toBe('BLOCKQUOTE')
  const write = screen.getByRole('link', { name: 'Contact the team' })
  expect(write.getAttribute('href')).toBe('mailto:team@club.example.test')
  expect((await axe.run(document.body)).violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }))
  await heading('Your key hangs here')
})
