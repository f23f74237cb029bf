import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { memberSession } from '../testing/fakeServer.ts'
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

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('default: the login page explains the ban until the user tries another account', async () => {
  const { app } = await show('/')
  const ban = { until: null, reason: null }
  act(() => app.bans.setState({ ban }))
  await heading('You are banned')
  expect(screen.getByText('The team has banned this account until further notice.')).toBeTruthy()
  expect(screen.queryByText('Reason')).toBeNull()
  // The link is missing because this build sets no contact address.
  expect(screen.queryByRole('link', { name: 'Contact the team' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }))
  await heading('Your key hangs here')
})

test('behavior: a member who tries to add a banned account stays signed in', async () => {
  const { app } = await show('/profile', { session: memberSession })
  await heading('Wren')
  const ban = { until: '2030-02-01T10:00:00.000Z', reason: 'Two accounts' }
  act(() => app.bans.setState({ ban }))
  expect((await screen.findByTestId('popup-alert')).textContent).toContain(
    'That account is banned from the club',
  )
  await heading('Wren')
  expect(app.bans.getState().ban).toBeUndefined()
})
