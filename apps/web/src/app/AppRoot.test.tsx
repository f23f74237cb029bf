import { screens } from '@latchkey/product-api'
import { refuse } from '@latchkey/product-api/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { createLanguage } from '../language/createLanguage.ts'
import { en } from '../messages/en.ts'
import { isMemberScreen, screenNames } from '../routing/screenNames.ts'
import { address, memberSession } from '../testing/fakeServer.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { AppRoot } from './AppRoot.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined

async function show(...parameters: Parameters<typeof renderApp>) {
  shown = await renderApp(...parameters)
  return shown
}

afterEach(() => {
  shown?.end()
  shown = undefined
})

const member = { session: memberSession }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const path = () => window.location.pathname + window.location.search

test("default: a guest sees the product's purpose, one action, and the next steps", async () => {
  await show('/')
  await heading('Your key hangs here')
  expect(screen.getByTestId('connect-button')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByTestId('popup-alert')).toBeNull()
  expect(document.title).toBe('Latchkey')
})

test('behavior: while a wallet reconnects, the page shows no login prompt', async () => {
  const { app } = await show('/')
  act(() => app.kit.connection.setState({ status: { eip155: 'reconnecting' } }))
  expect(within(screen.getByRole('main')).getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(screen.queryByText('Log in')).toBeNull()
  act(() => app.kit.connection.setState({ status: {} }))
  expect(screen.getByText('Log in')).toBeTruthy()
})

test.each(['/nowhere', '/profile/x', '/privacy-old'])(
  'behavior: %s redirects to /',
  async (unknown) => {
    await show(unknown)
    await heading('Your key hangs here')
    expect(path()).toBe('/')
  },
)

test.each(screenNames.filter(isMemberScreen))(
  'behavior: a member sees the screen %s',
  async (name) => {
    await show(screens[name].path, member)
    await screen.findByRole('heading', { level: 1 })
    expect(document.title).toBe(`${en.screens[name].title} · Latchkey`)
    expect(path()).toBe(screens[name].path)
  },
)

test('S-75: a guest is sent to the login page and returns to the requested page after login', async () => {
  const { app, state } = await show('/leaderboard')
  await heading('Your key hangs here')
  expect(path()).toBe('/?return=%2Fleaderboard')
  expect(screen.getByText('After signing in, you return to the page you asked for.')).toBeTruthy()
  state.session = memberSession
  app.product.setSession({ session: memberSession, csrfToken: 'next' })
  await heading('Leaderboard')
  expect(path()).toBe('/leaderboard')
})

test('S-75: a return path outside the list is ignored', async () => {
  await show('/?return=https%3A%2F%2Fevil.example', member)
  await heading('Wren')
  expect(path()).toBe('/profile')
})

test('S-102: an unreachable server does not redirect the player', async () => {
  const answers = { getSession: () => refuse('internal') }
  await show('/leaderboard', {}, answers)
  await heading('The clubhouse isn’t responding')
  expect(path()).toBe('/leaderboard')
})

test('behavior: maintenance shows its own screen with the reference of the response', async () => {
  await show('/leaderboard', {}, { getSession: () => refuse('unavailable') })
  await heading('Closed for maintenance')
  expect(screen.getByText('Reference fake')).toBeTruthy()
})

test('behavior: a successful retry restores the page', async () => {
  let lost = true
  const answer = { session: memberSession, csrfToken: 't', serverTime: '2030-01-15T10:00:00.000Z' }
  await show('/leaderboard', member, { getSession: () => (lost ? refuse('internal') : answer) })
  await heading('The clubhouse isn’t responding')
  lost = false
  expect(await heading('Leaderboard')).toBeDefined()
})

test('behavior: navigation opens the screens and marks the current one', async () => {
  await show('/profile', member)
  const navigation = await screen.findByRole('navigation', { name: 'Screens' })
  await userEvent.click(within(navigation).getByRole('link', { name: 'Shop' }))
  await heading('Shop')
  expect(path()).toBe('/shop-closed')
  const current = within(navigation).getByRole('link', { current: 'page' })
  expect(current.getAttribute('aria-label')).toBe('Shop')
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('behavior: a member without a connected wallet can connect it', async () => {
  await show('/leaderboard', member)
  await heading('Leaderboard')
  const header = within(screen.getByRole('banner'))
  expect(header.getByTestId('connect-button').textContent).toBe('Connect wallet')
})

test('behavior: sign-out asks for confirmation, ends the session and opens the login page', async () => {
  const { state, announce } = await show('/profile', member)
  await heading('Wren')
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Sign out?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  await heading('Your key hangs here')
  expect(screen.getByTestId('popup-alert').textContent).toBe('You are signed out')
  expect(path()).toBe('/')
  expect(state.calls).toEqual(['signOut {}'])
  expect(announce).toHaveBeenCalledTimes(1)
})

test('behavior: while a sign-out is pending, the page does not claim a failed sign-out', async () => {
  let confirm = () => {}
  const confirmed = new Promise<{ ok: true }>((resolve) => {
    confirm = () => resolve({ ok: true })
  })
  const { state, app } = await show('/profile', member, { signOut: () => confirmed })
  await screen.findByText('No wallet connected on this device. You stay signed in.')
  const ended = app.product.signOut()
  await screen.findByText('No wallet connected on this device. Signing you out…')
  state.session = null
  confirm()
  await ended
  expect(await heading('Your key hangs here')).toBeDefined()
})

test('behavior: a second tab follows a sign-out and shows a notice', async () => {
  const { state, hear } = await show('/profile', member)
  await heading('Wren')
  expect(screen.queryByTestId('popup-alert')).toBeNull()
  state.session = null
  await hear()
  await heading('Your key hangs here')
  expect(screen.getByTestId('popup-alert').textContent).toBe('You are signed out')
})

test('behavior: a confirmed sign-out of a device ends its session', async () => {
  const { state } = await show('/profile', member)
  const name = /^Sign out Firefox on Windows/
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = screen.getByRole('alertdialog', { name: 'Sign out this device?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(state.calls).toEqual(['revokeSession {"id":"session0000000000002"}']))
  expect(await screen.findByText('Only this device is signed in.')).toBeTruthy()
})

test('behavior: cancelling or changing the route keeps the device signed in', async () => {
  const { state, app } = await show('/profile', member)
  const name = /^Sign out Firefox on Windows/
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const asked = app.confirmPopup.ask({ title: 'One', message: '', yes: 'Yes' })
  window.history.pushState(null, '', '/shop-closed')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect(asked).resolves.toBe(false)
  expect(state.calls).toEqual([])
})

test('behavior: a confirmed sign-out ends the sessions of all other devices', async () => {
  const { state } = await show('/profile', member)
  const label = 'Sign out all other devices'
  await userEvent.click(await screen.findByRole('button', { name: label }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(state.calls).toEqual(['revokeOtherSessions {}']))
})

test('behavior: the address is shown in full and can be copied', async () => {
  const { writeText } = await show('/profile', member)
  await waitFor(() => expect(screen.getByTestId('profile-address').textContent).toBe(address))
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await screen.findByText('Address copied')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(address)
})

test('S-103: a crashed screen leaves the surrounding page and its navigation usable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { app } = await show('/profile', member)
  await heading('Wren')
  const { queryClient, queries } = app.product
  act(
    () =>
      void queryClient.setQueryData(
        queries.me.queryKey,
        JSON.parse('{"user":{"createdAt":"no time"}}'),
      ),
  )
  await heading('This page stopped working')
  await userEvent.click(screen.getByRole('link', { name: 'Leaderboard' }))
  expect(await heading('Leaderboard')).toBeDefined()
  vi.restoreAllMocks()
})

test('S-136: offline shows a banner and the loaded data', async () => {
  await show('/leaderboard', member)
  await heading('Leaderboard')
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/^You are offline/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull())
})

test('S-136: a page restored from the back/forward cache reloads the session', async () => {
  const { state } = await show('/leaderboard', member)
  await heading('Leaderboard')
  state.session = null
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await heading('Your key hangs here')).toBeDefined()
})

test('behavior: the chosen theme is stored and applies to the page and the kit', async () => {
  const { app } = await show('/')
  expect(document.documentElement.dataset['theme']).toBe('light')
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(app.kit.preferences.getState().themeMode).toBe('dark')
  expect(localStorage.getItem('latchkey:theme')).toBe('{"v":1,"value":"dark"}')
})

test('behavior: another language applies to texts, document, kit and the next visit', async () => {
  const { app } = await show('/')
  cleanup()
  const german = {
    messages: { ...en, locale: 'de-DE', skipToContent: 'Zum Inhalt' },
    kit: { 'modal.label': 'Text' },
  }
  const files = { '../messages/de.ts': async () => german }
  const language = createLanguage({ storage: app.storage, window, files })
  render(<AppRoot app={{ ...app, language }} />)
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  await userEvent.selectOptions(choice, 'Deutsch')
  expect(await screen.findByText('Zum Inhalt')).toBeTruthy()
  expect(document.documentElement.lang).toBe('de-DE')
  expect(app.kit.preferences.getState().locale).toBe('de-DE')
  expect(localStorage.getItem('latchkey:language')).toBe('{"v":1,"value":"de"}')
  await userEvent.selectOptions(choice, 'English')
  expect(await screen.findByText('Skip to content')).toBeTruthy()
  expect(app.kit.preferences.getState().locale).toBe('en-GB')
  cleanup()
})

test('behavior: an unreachable server is named in the main landmark and the title', async () => {
  await show('/leaderboard', {}, { getSession: () => refuse('internal') })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText('The clubhouse isn’t responding')).toBeTruthy()
  expect(document.title).toBe('The clubhouse isn’t responding · Latchkey')
})

test.each(['login' as const, ...screenNames.filter(isMemberScreen)])(
  'behavior: the screen %s passes an accessibility scan',
  async (name) => {
    await show(screens[name].path, name === 'login' ? {} : member)
    await screen.findByRole('heading', { level: 1 })
    const rules = { 'color-contrast': { enabled: false } }
    const { violations } = await axe.run(document.body, { rules })
    expect(violations.map((violation) => violation.id)).toEqual([])
  },
)

test("behavior: a missing project id shows the kit's alert, and the page works", async () => {
  const { app } = await show('/leaderboard', member, {}, { VITE_PROJECT_ID: '' })
  await heading('Leaderboard')
  await waitFor(() => {
    expect(JSON.stringify(app.kit.alerts.getState())).toContain('project_id')
  })
})
