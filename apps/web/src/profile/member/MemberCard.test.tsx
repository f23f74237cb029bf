import { getQueryClient, identityQuery } from '@latchkey/kit/query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { address, memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined

afterEach(() => {
  shown?.end()
  shown = undefined
})

/**
 * Renders the profile of a member with a connected wallet. The account has a registered name and an
 * image.
 */
async function show(owner: string) {
  const user = { id: 'u'.repeat(16), displayName: null, createdAt: '2030-01-15T09:00:00.000Z' }
  shown = await renderApp(
    '/profile',
    { session: memberSession },
    { getMe: () => ({ user, accounts: [] }) },
  )
  const { kit } = shown.app
  shown.chain.identity = {
    name: 'mira.eth',
    avatar: 'http://api.latchkey.localhost:4100/mira.png',
  }
  await act(async () => {
    kit.connection.setState({
      connections: [
        {
          connector: { id: 'w', name: 'Wallet', type: 'ANNOUNCED', namespace: 'eip155' },
          namespace: 'eip155',
          accounts: [{ address: owner }],
          caipNetworkId: 'eip155:1',
        },
      ],
      activeConnectors: { eip155: 'w' },
      status: { eip155: 'connected' },
    })
    const network = kit.config.networks[0]
    await getQueryClient(kit).fetchQuery(identityQuery(kit, { address: owner, network }))
  })
  return shown
}

test('K-ACC-10: the profile shows the name and image of its account', async () => {
  await show(address)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('mira.eth')
  expect(document.querySelector('main img')?.getAttribute('src')).toBe(
    'http://api.latchkey.localhost:4100/mira.png',
  )
  expect(screen.getByTestId('profile-address').textContent).toBe(address)
  expect(screen.queryByText(/No name yet/)).toBeNull()
})

test("K-ACC-10: the name of another connected account is not shown as the member's", async () => {
  await show('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('0x52…169EE7')
})

test('behavior: the key is drawn in front of its hook', async () => {
  await show(address)
  const figure = (await screen.findByText('Your key, drawn from your address')).closest('figure')
  const drawn = [...(figure?.querySelector('svg')?.children ?? [])]
  expect(drawn.map(({ tagName }) => tagName)).toEqual(['path', 'g'])
})
