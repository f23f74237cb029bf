import type { Connection } from '@latchkey/kit'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { address, memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined

afterEach(() => {
  shown?.end()
  shown = undefined
})

const user = { email: 'mira@players.example' }
const toConnection = (backedUp: boolean): Connection => ({
  connector: { id: 'AUTH', name: 'Auth', type: 'AUTH', namespace: 'eip155' },
  namespace: 'eip155',
  accounts: [{ address }],
  caipNetworkId: 'eip155:1',
  login: {
    user,
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
    loginName: user.email,
    backedUp,
    embeddedWalletInfo: {
      user,
      authProvider: 'email',
      accountType: 'eoa',
      isSmartAccountDeployed: false,
    },
  },
})

async function go(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** Renders a new login on the screen `on`, or a restored login on the profile itself. */
async function show({ on = '/leaderboard', backedUp = false } = {}) {
  shown = await renderApp(on, { session: memberSession })
  const { kit } = shown.app
  if (on === '/profile') await screen.findByTestId('profile-address')
  await act(async () =>
    kit.connection.setState({
      connections: [toConnection(backedUp)],
      activeConnectors: { eip155: 'AUTH' },
      status: { eip155: 'connected' },
    }),
  )
  if (on !== '/profile') await go('/profile')
  await screen.findByTestId('profile-address')
  return shown
}

const offer = () => screen.queryByRole('region', { name: 'Set up recovery' })
const shownOffer = () => within(offer() ?? expect.fail('nothing is offered'))

test('S-35d: after a first login the offer explains the risk and links to the wallet’s page', async () => {
  const { app } = await show()
  const opened: string[] = []
  Object.assign(app.kit.ports, { openWindow: (url: string) => opened.push(url) })
  shownOffer().getByText(/^Your wallet exists only in this browser\. .* is lost for good\.$/)
  await userEvent.click(shownOffer().getByRole('button', { name: 'Set up recovery' }))
  expect(opened).toEqual(['http://secure.latchkey.localhost:4100/dashboard'])
})

test('S-35d: a dismissed offer is not shown again', async () => {
  await show()
  await userEvent.click(shownOffer().getByRole('button', { name: 'Later' }))
  expect(offer()).toBeNull()
  await go('/leaderboard')
  await go('/profile')
  await screen.findByTestId('profile-address')
  expect(offer()).toBeNull()
  expect(localStorage.getItem('latchkey:way-back-later')).toBe(`{"v":1,"value":"${address}"}`)
})

test('S-35d: the offer shows for another wallet than the dismissed one', async () => {
  localStorage.setItem('latchkey:way-back-later', '{"v":1,"value":"0x1"}')
  await show()
  expect(offer()).not.toBeNull()
})

test.each([
  ['a wallet that has a way back', { backedUp: true }],
  ['who comes back, whose page would jump', { on: '/profile' }],
] as const)('S-35d: %s sees no offer', async (_, parameters) => {
  await show(parameters)
  expect(offer()).toBeNull()
})

test('axe: no violations', async () => {
  await show()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})
