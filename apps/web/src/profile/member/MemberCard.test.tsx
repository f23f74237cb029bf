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

/** The profile of a member whose wallet is here, and whose account has an identity. */
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

test('K-ACC-10: the profile goes by the name and image of its account', async () => {
  await show(address)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('mira.eth')
  expect(document.querySelector('main img')?.getAttribute('src')).toBe(
    'http://api.latchkey.localhost:4100/mira.png',
  )
  expect(screen.getByTestId('profile-address').textContent).toBe(address)
  expect(screen.queryByText(/No name yet/)).toBeNull()
})

test("K-ACC-10: the name of another account that is connected is not the member's", async () => {
  await show('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('0x52…169EE7')
})

test('behavior: the key hangs in front of its hook', async () => {
  await show(address)
  const figure = (await screen.findByText('Your key, drawn from your address')).closest('figure')
  const drawn = [...(figure?.querySelector('svg')?.children ?? [])]
  expect(drawn.map(({ tagName }) => tagName)).toEqual(['path', 'g'])
})
