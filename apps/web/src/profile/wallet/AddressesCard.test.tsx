import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { address, memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
afterEach(() => {
  shown?.end()
  shown = undefined
  cleanup()
})

const solana = { address: 'GUfCR9mK6azb9vcpsxgXyj7XRPAKJd4KMHTTVvtncGgp' } as const

test('default: each address appears once, with its chains', async () => {
  shown = await renderApp('/profile', {
    session: {
      ...memberSession,
      accounts: [
        { address, chainId: 'eip155:1' },
        { ...solana, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
        { address, chainId: 'eip155:137' },
      ],
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Addresses' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ethereum, Polygon0x52…169EE7',
    'SolanaGUfC…tncGgp',
  ])
  card.getByRole('button', { name: 'Copy the address on Solana' }).click()
  expect(shown.writeText).toHaveBeenCalledWith(solana.address)
})

test('behavior: a single address shows only in the head of the profile', async () => {
  shown = await renderApp('/profile', { session: memberSession })
  expect((await screen.findByTestId('profile-address')).textContent).toBe(address)
  expect(screen.queryByRole('region', { name: 'Addresses' })).toBeNull()
})

test.each([
  ['2029-12-05T10:00:00.000Z', 'Welcome back'],
  ['2030-01-15T09:00:00.000Z', 'Welcome to the club'],
])('behavior: a player who joined on %s is greeted by %j', async (createdAt, greeting) => {
  const user = { id: 'user0000000000000001', createdAt, displayName: 'Wren' }
  shown = await renderApp(
    '/profile',
    { session: memberSession },
    { getMe: () => ({ user, accounts: [] }) },
  )
  expect(await screen.findByText(greeting)).toBeTruthy()
})
