import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { memberSession } from '../testing/fakeServer.ts'
import { renderApp } from '../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
afterEach(() => {
  shown?.end()
  shown = undefined
})

test('default: testers see linked accounts, and the copied state contains no personal names', async () => {
  const link = { provider: 'discord', name: 'wren', email: 'wren@example.test' } as const
  shown = await renderApp('/profile-test', {
    session: memberSession,
    links: [{ ...link, linkedAt: '2030-01-10T10:00:00.000Z' }],
  })
  expect(await screen.findByRole('region', { name: 'Linked accounts' })).toBeTruthy()
  const state = screen.getByTestId('state-server')
  await waitFor(() => expect(state.textContent).toContain('"provider": "discord"'))
  expect(state.textContent).not.toMatch(/wren@|"wren"/)
})

test('default: every section of the profile shows live and in each state', async () => {
  shown = await renderApp('/profile-test', { session: memberSession })
  const part = within(await screen.findByRole('region', { name: 'Sections of the profile' }))
  const choose = (name: string) => fireEvent.click(part.getByRole('radio', { name }))
  const titles = ['Balance', 'Points', 'Devices & recovery', 'Linked accounts', 'Your data']
  await part.findByText('Firefox on Windows')
  const seeSections = () => {
    for (const name of titles) expect(part.getByRole('region', { name })).toBeTruthy()
  }
  seeSections()
  const { calls } = shown.state
  for (const [state, text] of [
    ['With data', 'Show all 4'],
    ['Empty', 'No season has started yet.'],
    ['Server not responding', 'Couldn’t load your devices'],
    ['Account scheduled for deletion', 'Keep my account'],
  ] as const) {
    choose(state)
    expect((await part.findAllByText(text)).length).toBeGreaterThan(0)
    seeSections()
  }
  choose('Loading')
  expect(part.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThanOrEqual(3)
  choose('As it is')
  expect(await part.findByText('Firefox on Windows')).toBeTruthy()
  expect(calls).toEqual([])
})

test('behavior: actions in sample sections send no request', async () => {
  shown = await renderApp('/profile-test', { session: memberSession })
  const part = within(await screen.findByRole('region', { name: 'Sections of the profile' }))
  fireEvent.click(part.getByRole('radio', { name: 'With data' }))
  fireEvent.click(part.getByRole('button', { name: 'Sign out all other devices' }))
  const popup = within(screen.getByRole('alertdialog'))
  fireEvent.click(popup.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('That didn’t work. Nothing has changed.')).toBeTruthy()
  expect(shown.state.calls).toEqual([])
})
