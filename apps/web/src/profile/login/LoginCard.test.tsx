import type { Connection } from '@latchkey/kit'
import { getAccount } from '@latchkey/kit'
import { onlineManager } from '@tanstack/react-query'
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
  onlineManager.setOnline(true)
})

type LoginInfo = NonNullable<Connection['login']>
type Told = Partial<Pick<LoginInfo, 'socialProvider' | 'loginName' | 'backedUp'>>

function toLogin({ socialProvider, loginName = 'mira@players.example', ...rest }: Told): LoginInfo {
  const user = socialProvider ? { username: loginName } : { email: loginName }
  return {
    user,
    ...(socialProvider && { socialProvider }),
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
    loginName,
    embeddedWalletInfo: {
      user,
      authProvider: socialProvider ?? 'email',
      accountType: 'eoa',
      isSmartAccountDeployed: false,
    },
    ...rest,
  }
}

/** Renders the profile of a player who logged in with an email or social account. */
async function show(told: Told = {}, owner = address) {
  shown = await renderApp('/profile', { session: memberSession })
  const { kit } = shown.app
  const connection: Connection = {
    connector: { id: 'AUTH', name: 'Auth', type: 'AUTH', namespace: 'eip155' },
    namespace: 'eip155',
    accounts: [{ address: owner }],
    caipNetworkId: 'eip155:1',
    login: toLogin(told),
  }
  await act(async () =>
    kit.connection.setState({
      connections: [connection],
      activeConnectors: { eip155: 'AUTH' },
      status: { eip155: 'connected' },
    }),
  )
  expect(getAccount(kit).address).toBe(owner)
  return shown
}

const card = () => within(screen.getByRole('region', { name: 'Login' }))
const devices = () => within(screen.getByRole('region', { name: 'Devices & recovery' }))

test('default: an email login shows its changeable address instead of the connector’s name', async () => {
  await show()
  expect(card().getByTestId('profile-login').textContent).toBe('mira@players.example')
  expect(card().getByText('Email')).toBeTruthy()
  expect(card().getByRole('button', { name: 'Change email address' })).toBeTruthy()
  expect(screen.queryByText('Auth')).toBeNull()
})

test.each([
  ['google', 'Google', 'mira@players.example'],
  ['farcaster', 'Farcaster', 'mira.eth'],
] as const)(
  'behavior: a login by %s shows its user name and no change button',
  async (socialProvider, provider, loginName) => {
    await show({ socialProvider, loginName })
    expect(card().getByTestId('profile-login').textContent).toBe(loginName)
    expect(card().getByText(provider)).toBeTruthy()
    expect(card().queryByRole('button', { name: 'Change email address' })).toBeNull()
  },
)

test.each([
  [false, /^Not set up yet\./, true],
  [true, /^Set up\./, false],
  [undefined, /^A passkey or recovery code,/, true],
] as const)('S-24: backup state %s shows without a warning', async (backedUp, text, offered) => {
  await show({ ...(backedUp !== undefined && { backedUp }) })
  expect(devices().getByText(text)).toBeTruthy()
  expect(devices().queryByRole('button', { name: 'Set up recovery' }) !== null).toBe(offered)
})

test('S-25c: backup and devices open on a top-level page of the secure origin', async () => {
  const { app } = await show({ backedUp: false })
  const opened: string[] = []
  Object.assign(app.kit.ports, { openWindow: (url: string) => opened.push(url) })
  await userEvent.click(devices().getByRole('button', { name: 'Set up recovery' }))
  await userEvent.click(devices().getByRole('button', { name: 'Open your wallet’s page' }))
  const page = 'http://secure.latchkey.localhost:4100/dashboard'
  expect(opened).toEqual([page, page])
})

test('behavior: on a narrow line the host of that page wraps before its port', async () => {
  await show()
  const words = devices().getByText(
    /^Devices, activity and keys, on secure\.latchkey\.localhost:4100$/,
  )
  expect(words.querySelector('wbr')?.nextSibling?.textContent).toBe(':4100')
})

test('behavior: the login of another account is not shown', async () => {
  await show({}, '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')
  expect(screen.queryByRole('region', { name: 'Login' })).toBeNull()
})

test('behavior: while a login is restored, a placeholder holds its space', async () => {
  shown = await renderApp('/profile', { session: memberSession })
  const { kit } = shown.app
  expect(screen.queryByRole('region', { name: 'Login' })).toBeNull()
  await act(async () => kit.connection.setState({ status: { eip155: 'connecting' } }))
  expect(card().getByRole('status', { name: 'Loading' })).toBeTruthy()
})

test('behavior: offline the card explains why its actions are disabled', async () => {
  await show()
  await act(async () => onlineManager.setOnline(false))
  const change = card().getByRole('button', { name: 'Change email address' })
  expect(change.getAttribute('aria-disabled')).toBe('true')
})

test('axe: no violations', async () => {
  await show({ backedUp: false })
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations).toEqual([])
})
