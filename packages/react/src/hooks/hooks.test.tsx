import { polygon } from '@latchkey/core/networks'
import type { Kit } from '@latchkey/kit'
import { type FakeWallet, fakeLogin, fakeWallet } from '@latchkey/kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../testing/renderWithKit.tsx'
import { useAccount } from './account/useAccount.ts'
import { useBalance } from './account/useBalance.ts'
import { useConnections } from './account/useConnections.ts'
import { useDisconnect } from './account/useDisconnect.ts'
import { useNetwork } from './account/useNetwork.ts'
import { useProvider } from './account/useProvider.ts'
import { useWalletInfo } from './account/useWalletInfo.ts'
import { useWalletName } from './account/useWalletName.ts'
import { useAction } from './actions/useAction.ts'
import { useLanguage } from './appearance/useLanguage.ts'
import { useTheme } from './appearance/useTheme.ts'
import { useKitQuery } from './queries/useKitQuery.ts'

afterEach(cleanup)

const none = { connections: [], recentConnections: [] }

type ReadProps<value> = { readonly hook: () => value; readonly onRead: (value: value) => void }

function Read<value>({ hook, onRead }: ReadProps<value>): ReactNode {
  onRead(hook())
  return null
}

/** Renders a hook and collects the value of every render. */
function read<value>(hook: () => value, options: Parameters<typeof renderWithKit>[1] = {}) {
  const values: value[] = []
  const onRead = (value: value) => values.push(value)
  const { kit } = renderWithKit(<Read hook={hook} onRead={onRead} />, options)
  const getLast = () => {
    const last = values.at(-1)
    if (last === undefined) throw new Error('the hook has not run')
    return last
  }
  return { kit, values, getLast }
}

test('K-API-02a: useAccount: returns address, ids, status and all accounts', () => {
  const connected = fakeWallet({ accounts: ['0xaa', '0xbb'] })
  const { getLast } = read(() => useAccount(), { connected })
  expect(getLast()).toMatchObject({
    address: '0xaa',
    caipAddress: 'eip155:1:0xaa',
    isConnected: true,
    allAccounts: [{ address: '0xaa' }, { address: '0xbb' }],
    connectedWalletInfo: { name: 'Test Wallet' },
  })
})

test('useAccount: the balance is absent until useBalance has fetched it', async () => {
  const connected = fakeWallet()
  const both = () => ({ account: useAccount(), balance: useBalance() })
  const { getLast } = read(both, { connected })
  expect(getLast().account.balance).toBeUndefined()
  await act(() => getLast().balance.fetchBalance())
  await waitFor(() =>
    expect(getLast().account).toMatchObject({ balance: '1.5', balanceSymbol: 'ETH' }),
  )
})

test('useAccount: the status is undefined until the kit has read its storage', () => {
  const { values } = read(() => ({ ...useAccount() }))
  expect(values.map(({ status }) => status)).toEqual([undefined, 'disconnected'])
})

test('K-API-02c: useAccount: the login name is present only for a login', () => {
  const login = fakeLogin({ username: 'player', socialProvider: 'github' })
  expect(read(() => useAccount(), { connected: login }).getLast()).toMatchObject({
    loginName: 'player',
    embeddedWalletInfo: { authProvider: 'github', user: { username: 'player' } },
  })
  cleanup()
  const account = read(() => useAccount(), { connected: fakeWallet() }).getLast()
  expect(account.isConnected).toBe(true)
  expect([account.loginName, account.user, account.embeddedWalletInfo]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('K-SIWX-01: texts name the wallet that has to approve, or the secure window of a login', () => {
  const name = (connected: FakeWallet) => read(() => useWalletName(), { connected }).getLast()
  expect(name(fakeWallet())).toBe('Test Wallet')
  cleanup()
  expect(name(fakeLogin({ email: 'mira@players.example' }))).toBe('the secure window')
})

test('useAccount: a namespace without a connection has no account', () => {
  const { getLast } = read(() => useAccount({ namespace: 'solana' }), { connected: fakeWallet() })
  expect(getLast()).toMatchObject({ address: undefined, isConnected: false, allAccounts: [] })
})

test('behavior: a hook renders again only when its slice changed', () => {
  const connected = fakeWallet()
  const { kit, values } = read(() => ({ ...useAccount() }), { connected })
  const before = values.length
  act(() => kit.connection.setState({ recentConnectorIds: ['other'] }))
  expect(values.length).toBe(before)
  act(() => connected.changeAccounts(['0xcc']))
  expect(values.length).toBeGreaterThan(before)
  expect(values.at(-1)?.address).toBe('0xcc')
})

test('useNetwork: returns the active network and switches it', async () => {
  const { getLast } = read(() => useNetwork(), { connected: fakeWallet() })
  expect(getLast()).toMatchObject({ chainId: 1, caipNetworkId: 'eip155:1', isUnsupported: false })
  await act(() => getLast().switchNetwork(polygon))
  expect(getLast()).toMatchObject({ chainId: 137, caipNetwork: { name: 'Polygon' } })
})

test('K-NET-10: a failed switch rejects only with throwOnFailure', async () => {
  const { getLast, kit } = read(() => useNetwork(), { connected: fakeWallet() })
  const unknown = { ...polygon, caipNetworkId: 'eip155:999999' } as const
  await act(async () => expect(await getLast().switchNetwork(unknown)).toBeUndefined())
  expect(getLast().caipNetworkId).toBe('eip155:1')
  expect(getAlerts(kit)).toEqual(['error: Network Not Found'])
  const failing = getLast().switchNetwork(unknown, { throwOnFailure: true })
  await expect(failing).rejects.toMatchObject({ code: 'network_not_found' })
})

test('K-API-09a: useTheme: sets mode and variables, and the dialog updates immediately', () => {
  const { getLast } = read(() => useTheme())
  act(() => {
    getLast().setThemeMode('light')
    getLast().setThemeVariables({ '--w3m-z-index': 5 })
  })
  expect(getLast()).toMatchObject({ themeMode: 'light', themeVariables: { '--w3m-z-index': 5 } })
  const dialog = screen.getByTestId('w3m-modal')
  expect(dialog.dataset['theme']).toBe('light')
  expect(dialog.style.getPropertyValue('--lk-z-index')).toBe('5')
})

test('K-THEME-02a: apkt variables override w3m ones on the open modal', () => {
  const { getLast } = read(() => useTheme())
  act(() => getLast().setThemeVariables({ '--w3m-accent': 'red', '--apkt-accent': 'blue' }))
  expect(screen.getByTestId('w3m-modal').style.getPropertyValue('--lk-accent')).toBe('blue')
})

test('useLanguage: switches locale, texts and direction at run time', () => {
  const { getLast } = read(() => useLanguage())
  act(() => getLast().setLanguage({ locale: 'ar', messages: { 'modal.close': 'إغلاق' } }))
  expect(getLast()).toMatchObject({ locale: 'ar', messages: { 'modal.close': 'إغلاق' } })
  expect(screen.getByTestId('w3m-modal').getAttribute('dir')).toBe('rtl')
  expect(screen.getByTestId('w3m-modal').getAttribute('lang')).toBe('ar')
})

test('K-WORLD-12: the language is English, and that of the page if the app gives texts', () => {
  document.documentElement.lang = 'de'
  const { getLast } = read(() => useLanguage())
  expect(getLast().locale).toBe('en')
  expect(screen.getByTestId('w3m-modal').lang).toBe('en')
  act(() => getLast().setLanguage({ locale: undefined, messages: { 'modal.close': 'Zu' } }))
  expect(getLast().locale).toBe('de')
  document.documentElement.lang = 'no_tag'
  act(() => getLast().setLanguage({ locale: undefined, messages: { 'modal.close': 'Lukk' } }))
  expect(getLast().locale).toBe('en')
  document.documentElement.removeAttribute('lang')
})

test('useDisconnect: without parameters disconnects all connections', async () => {
  const { kit, getLast } = read(() => useDisconnect(), { connected: fakeWallet() })
  await act(() => getLast().disconnect())
  expect(kit.connection.getState().connections).toEqual([])
})

test('useWalletInfo, useProvider, useConnections: return the connected wallet', () => {
  const connected = fakeWallet()
  expect(read(() => useWalletInfo(), { connected }).getLast().walletInfo?.name).toBe('Test Wallet')
  const provider = read(() => useProvider('eip155'), { connected }).getLast()
  expect(provider).toEqual({
    walletProvider: connected.connector.provider,
    walletProviderType: 'ANNOUNCED',
  })
  const features = { multiWallet: true }
  const { getLast } = read(() => useConnections(), { connected, features })
  expect(getLast().connections).toHaveLength(1)
})

const getAlerts = (kit: Kit) =>
  kit.alerts.getState().alerts.map(({ message, variant }) => `${variant}: ${message}`)

test('K-PROF-10: without multi-wallet useConnections shows one alert and returns empty lists', () => {
  const { getLast, kit } = read(() => [useConnections(), useConnections('eip155')], {
    connected: fakeWallet(),
  })
  expect(getLast()).toEqual([none, none])
  expect(getAlerts(kit)).toEqual(['info: Multi-Wallet Not Enabled'])
  act(() => kit.preferences.setState({ features: { multiWallet: true } }))
  expect(getLast()[0]?.connections).toHaveLength(1)
})

test("K-PROF-10: before the project's configuration is known, no alert is shown", () => {
  const directoryUrl = 'https://directory.example'
  const { getLast, kit } = read(() => useConnections(), { connected: fakeWallet(), directoryUrl })
  expect(getLast()).toEqual(none)
  expect(getAlerts(kit)).toEqual([])
})

test('useBalance: reads the balance; without an account it returns an error', async () => {
  const { getLast } = read(() => useBalance(), { connected: fakeWallet() })
  const found = await act(() => getLast().fetchBalance())
  expect(found).toMatchObject({ isSuccess: true, data: { symbol: 'ETH' } })
  cleanup()
  const nobody = read(() => useBalance())
  const missing = await act(() => nobody.getLast().fetchBalance())
  expect(missing).toMatchObject({
    isError: true,
    data: undefined,
    error: { code: 'address_missing' },
  })
})

test('useAction: a new run aborts the previous one, and unmounting aborts the last', async () => {
  const signals: AbortSignal[] = []
  const { getLast } = read(() =>
    useAction<void>(async (_, { signal }) => {
      signals.push(signal)
      await new Promise(() => {})
    }),
  )
  act(() => getLast().run())
  act(() => getLast().run())
  expect(getLast().status).toBe('pending')
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false])
  cleanup()
  expect(signals[1]?.aborted).toBe(true)
})

test('useAction: returns the error of a failed run', async () => {
  const error = new TypeError('no')
  const { getLast } = read(() => useAction<void>(() => Promise.reject(error)))
  await act(async () => getLast().run())
  expect(getLast()).toMatchObject({ status: 'error', error })
})

test('S-136: a query paused while offline continues when the browser is online', async () => {
  onlineManager.setOnline(false)
  const { getLast } = read(() =>
    useKitQuery({ queryKey: ['waits'], queryFn: () => Promise.resolve('answer') }),
  )
  expect(getLast().fetchStatus).toBe('paused')
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(getLast().data).toBe('answer'))
})
