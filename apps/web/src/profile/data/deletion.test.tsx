import { screens } from '@latchkey/product-api'
import { refuse } from '@latchkey/product-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
afterEach(() => {
  shown?.end()
  shown = undefined
})

async function show(path: string, ...rest: [object?, Parameters<typeof renderApp>[2]?]) {
  const [session = {}, answers] = rest
  shown = await renderApp(path, { session: { ...memberSession, ...session } }, answers)
  return shown
}
const asked = { deletionAt: '2030-01-29T10:00:00.000Z' }
const card = async () =>
  within(await screen.findByRole('region', { name: 'Your data' }, { timeout: 5_000 }))
const banner = () => screen.queryByRole('region', { name: 'Account deletion' })

test('default: a confirmed request shows its date and notifies other tabs', async () => {
  const { announce } = await show('/profile')
  const { getByRole, findByRole } = await card()
  await userEvent.click(getByRole('button', { name: 'Delete account' }))
  const popup = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
  expect(popup.getByText(/^On \d+ \w+ \d{4} your name, linked accounts/)).toBeTruthy()
  await userEvent.click(popup.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(banner()?.textContent).toContain('will be deleted on 29 January 2030'))
  expect(document.activeElement).toBe(await findByRole('button', { name: 'Keep my account' }))
  expect(announce).toHaveBeenCalledTimes(1)
})

test('behavior: cancelling the prompt sends no request', async () => {
  const { state } = await show('/profile')
  await userEvent.click((await card()).getByRole('button', { name: 'Delete account' }))
  const popup = within(await screen.findByRole('alertdialog'))
  await userEvent.click(popup.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(state.session?.deletionAt).toBeNull()
})

const memberPaths = Object.values(screens).flatMap((one) => (one.member ? [one.path] : []))

test.each(memberPaths)(
  'behavior: on %s the account can be kept, and the page has focus afterwards',
  async (path) => {
    const { state } = await show(path, asked)
    const place = await screen.findByRole('region', { name: 'Account deletion' })
    await userEvent.click(within(place).getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(banner()).toBeNull())
    expect(state.session?.deletionAt).toBeNull()
    expect(document.activeElement?.id).toBe('content')
  },
)

test('behavior: without a request no banner shows', async () => {
  await show('/bugreport')
  expect(banner()).toBeNull()
})

test('error: an unreachable server changes nothing and shows an error', async () => {
  await show('/profile', asked, { cancelDeletion: () => refuse('not_found') })
  const place = await screen.findByRole('region', { name: 'Account deletion' })
  await userEvent.click(within(place).getByRole('button', { name: 'Keep my account' }))
  expect(await screen.findByText('That didn’t work. Nothing has changed.')).toBeTruthy()
  expect(banner()).not.toBeNull()
})
