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

/** Renders the profile of a login whose wallet holds an amount of the native currency. */
async function show({ balance = 1n, backedUp = false } = {}) {
  shown = await renderApp('/leaderboard', { session: memberSession })
  shown.chain.balance = balance
  const { kit } = shown.app
  await act(async () =>
    kit.connection.setState({
      connections: [toConnection(backedUp)],
      activeConnectors: { eip155: 'AUTH' },
      status: { eip155: 'connected' },
    }),
  )
  await go('/profile')
  await screen.findByTestId('profile-address')
  return shown
}

const offer = () => screen.queryByRole('region', { name: 'Set up recovery' })
const findOffer = async () => within(await screen.findByRole('region', { name: 'Set up recovery' }))

test('S-35d: once the wallet holds value, an offer below the name opens the wallet’s page', async () => {
  const { app } = await show()
  const opened: string[] = []
  Object.assign(app.kit.ports, { openWindow: (url: string) => opened.push(url) })
  const shownOffer = await findOffer()
  shownOffer.getByText(/^Your wallet exists only in this browser\. .* is lost for good\.$/)
  const name = screen.getByRole('heading', { level: 1 })
  const title = shownOffer.getByRole('heading', { name: 'Set up recovery' })
  const order = name.compareDocumentPosition(title)
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(shownOffer.getByRole('button', { name: 'Set up recovery' }))
  expect(opened).toEqual(['http://secure.latchkey.localhost:4100/dashboard'])
})

test('S-35d: a dismissed offer is not shown again', async () => {
  await show()
  await userEvent.click((await findOffer()).getByRole('button', { name: 'Later' }))
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
  expect(await findOffer()).toBeTruthy()
})

test.each([
  ['a wallet with recovery', { backedUp: true, balance: 1n }],
  ['an empty wallet', { backedUp: false, balance: 0n }],
])('S-35d: %s sees no offer', async (_, parameters) => {
  await show(parameters)
  await screen.findByTestId('profile-balance')
  await screen.findByText(/^No tokens found on this network/)
  expect(offer()).toBeNull()
})

test('axe: no violations', async () => {
  await show()
  await findOffer()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})
