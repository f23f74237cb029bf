import { refuse } from '@latchkey/product-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
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

const member = { session: memberSession }
const discord = {
  provider: 'discord',
  name: 'wren',
  email: 'a-player-with-a-long-name@example.test',
  linkedAt: '2030-01-10T10:00:00.000Z',
} as const
const card = async () => within(await screen.findByRole('region', { name: 'Linked accounts' }))
const press = async (name: string) =>
  userEvent.click(await (await card()).findByRole('button', { name }))

test('default: linked accounts and providers that can be linked', async () => {
  await show('/profile', { ...member, links: [discord] })
  const rows = within(await (await card()).findByRole('list')).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'MarketplaceBrings your items into the club.Link',
    'Marketplace sandboxFor testing.Link',
    'wrenDiscord · a-player-with-a-long-name@exam…Linked on 10 January 2030Unlink',
  ])
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('behavior: linking navigates to the provider and returns to this page', async () => {
  const { openWindow, state } = await show('/profile', member)
  await press('Link Marketplace')
  await waitFor(() =>
    expect(openWindow.mock.calls.map(([url]) => url)).toContain(toProviderAddress('marketplace')),
  )
  expect(state.calls).toEqual([
    'startLink {"provider":"marketplace","purpose":"link","returnTo":"/profile"}',
  ])
})

test('error: an unreachable provider shows an error and no navigation happens', async () => {
  const { openWindow } = await show('/profile', member, {
    startLink: () => refuse('provider_unreachable'),
  })
  await press('Link Discord')
  const alert = await screen.findByTestId('popup-alert')
  expect(alert.textContent).toBe('The provider cannot be reached at the moment. Try again.')
  expect(openWindow).not.toHaveBeenCalled()
})

test('error: a provider URL that differs from the build’s settings is not opened', async () => {
  const { openWindow } = await show('/profile', member, {
    startLink: () => ({ url: 'https://evil.test/', expiresAt: '2030-01-15T10:10:00.000Z' }),
  })
  await press('Link Discord')
  expect((await screen.findByTestId('popup-alert')).textContent).toContain('not set up correctly')
  expect(openWindow).not.toHaveBeenCalled()
})

test('behavior: unlinking needs confirmation; cancel keeps the link, yes removes it', async () => {
  const { state } = await show('/profile', { ...member, links: [discord] })
  await press('Unlink Discord')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(state.calls).toEqual([])
  await press('Unlink Discord')
  const dialog = await screen.findByRole('alertdialog', { name: 'Unlink Discord?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  expect(await (await card()).findByRole('button', { name: 'Link Discord' })).toBeTruthy()
  expect(state.calls).toEqual(['unlink {"provider":"discord"}'])
  expect(screen.getByTestId('popup-alert').textContent).toBe('Discord unlinked')
})

test('error: the last login method cannot be unlinked, and the reason is shown', async () => {
  await show(
    '/profile',
    { session: chatSession, links: [discord] },
    {
      unlink: () => refuse('last_way_in'),
    },
  )
  await press('Unlink Discord')
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  expect((await screen.findByTestId('popup-alert')).textContent).toContain('your only login')
  expect(await (await card()).findByRole('button', { name: 'Unlink Discord' })).toBeTruthy()
})

test('error: a list that failed to load can be retried', async () => {
  let lost = true
  await show('/profile', member, { listLinks: () => (lost ? refuse('not_found') : { links: [] }) })
  expect(await screen.findByText('Couldn’t load your linked accounts')).toBeTruthy()
  lost = false
  await press('Try again')
  expect(await (await card()).findByRole('button', { name: 'Link Discord' })).toBeTruthy()
})

test('behavior: a linked account stays visible after its provider is no longer offered', async () => {
  const build = {
    VITE_MARKETPLACE_SANDBOX_REDIRECT_URL: '',
    VITE_DISCORD_REDIRECT_URL: '',
  }
  await show('/profile', { ...member, links: [discord] }, {}, build)
  const rows = within(await (await card()).findByRole('list')).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
})

test('behavior: a Discord login has a profile without a wallet and a connect button', async () => {
  await show('/profile', { session: chatSession, links: [discord] })
  await screen.findByRole('heading', { level: 1, name: 'Wren' })
  expect(screen.getByText('No wallet yet')).toBeTruthy()
  expect(within(screen.getByRole('main')).getByTestId('connect-button')).toBeTruthy()
})

test('behavior: the login page offers each provider and keeps the requested path', async () => {
  const { openWindow, state } = await show('/?return=%2Fleaderboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Marketplace' }))
  await waitFor(() =>
    expect(openWindow.mock.calls.map(([url]) => url)).toContain(toProviderAddress('marketplace')),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Discord' }))
  await waitFor(() =>
    expect(openWindow.mock.calls.map(([url]) => url)).toContain(toProviderAddress('discord')),
  )
  const rest = '"purpose":"login","returnTo":"/leaderboard"}'
  expect(state.calls).toEqual([
    `startLink {"provider":"marketplace",${rest}`,
    `startLink {"provider":"discord",${rest}`,
  ])
})

test('behavior: a build without providers offers no provider login', async () => {
  await show(
    '/',
    {},
    {},
    {
      VITE_MARKETPLACE_REDIRECT_URL: '',
      VITE_DISCORD_REDIRECT_URL: '',
    },
  )
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Discord' })).toBeNull()
})
