import { openModal, setThemeMode } from '@latchkey/kit'
import {
  type FakeWallet,
  fakeLogin,
  fakeLoginFrame,
  fakeWallet,
  settle,
  type TestKit,
} from '@latchkey/kit/testing'
import { act, cleanup, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  useAccount,
  useBalance,
  useConnection,
  useConnections,
  useDisconnect,
  useKit,
  useKitEvents,
  useKitState,
  useNetwork,
  useProvider,
  useTheme,
  useUpdateEmail,
  useWalletButton,
  useWalletInfo,
  useWallets,
} from './index.ts'
import { logIn } from './testing/openOn.tsx'
import { renderWithKit } from './testing/renderWithKit.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Each public hook with the names of the fields that it returns (kit-behaviour §3). */
const hooks: readonly (readonly [string, () => object | undefined, readonly string[]])[] = [
  ['useKit', useKit, ['open', 'close', 'connection', 'modal']],
  ['useAccount', useAccount, ['address', 'caipAddress', 'isConnected', 'status', 'allAccounts']],
  ['useNetwork', useNetwork, ['caipNetwork', 'chainId', 'caipNetworkId', 'switchNetwork']],
  ['useKitState', useKitState, ['open', 'loading', 'initialized', 'selectedNetworkId']],
  ['useTheme', useTheme, ['themeMode', 'themeVariables', 'setThemeMode', 'setThemeVariables']],
  ['useKitEvents', useKitEvents, []],
  ['useDisconnect', useDisconnect, ['disconnect']],
  ['useWalletInfo', useWalletInfo, ['walletInfo']],
  ['useBalance', useBalance, ['fetchBalance']],
  ['useProvider', useProvider, ['walletProvider', 'walletProviderType']],
  ['useConnections', useConnections, ['connections', 'recentConnections']],
  ['useConnection', useConnection, ['connection', 'isPending', 'switchConnection']],
  ['useWallets', useWallets, ['wallets', 'wcWallets', 'fetchWallets', 'connect', 'wcUri']],
  ['useWalletButton', useWalletButton, ['connect', 'data', 'error', 'isReady', 'isPending']],
  ['useUpdateEmail', useUpdateEmail, ['updateEmail', 'data', 'error', 'isPending', 'isSuccess']],
]

type ReadProps = { readonly hook: () => unknown; readonly onRead: (value: unknown) => void }

function Read({ hook, onRead }: ReadProps): ReactNode {
  onRead(hook())
  return null
}

type CatchProps = { readonly onError: (error: Error) => void; readonly children: ReactNode }

class Catch extends Component<CatchProps, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: Error): void {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

test.each(hooks)(
  'K-API-01: %s returns the documented fields inside a provider',
  (_, hook, names) => {
    const values: unknown[] = []
    const onRead = (value: unknown) => values.push(value)
    renderWithKit(<Read hook={hook} onRead={onRead} />, { connected: fakeWallet() })
    expect(Object.keys(Object(values.at(-1)))).toEqual(expect.arrayContaining([...names]))
  },
)

test.each(hooks)('K-API-01: %s throws outside a provider', (_, hook) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const errors: unknown[] = []
  render(
    <Catch onError={(error) => errors.push(error)}>
      <Read hook={hook} onRead={() => {}} />
    </Catch>,
  )
  expect(errors).toMatchObject([{ code: 'kit_provider_missing' }])
})

// The changes send no event, because `useKitEvents` renders again for every event.
test.each(hooks)('K-API-01: %s renders again only when its value changes', (_, hook) => {
  let draws = 0
  const onRead = () => {
    draws += 1
  }
  const options = { connected: fakeWallet(), features: { multiWallet: true } }
  const { kit } = renderWithKit(<Read hook={hook} onRead={onRead} />, options)
  const before = draws
  act(() => kit.connection.setState((state) => ({ ...state })))
  act(() => kit.preferences.setState((state) => ({ ...state })))
  act(() => kit.toasts.setState({ toast: undefined }))
  act(() => kit.connection.setState({ pending: undefined }))
  expect(draws).toBe(before)
})

/** A change of each hook's value, and the fields that the hook returns after it. */
const changes: readonly (readonly [
  name: string,
  hook: () => object | undefined,
  change: (kit: TestKit, wallet: FakeWallet) => void,
  after: object,
])[] = [
  [
    'useAccount',
    useAccount,
    (_, wallet) => wallet.changeAccounts(['0x01']),
    { address: '0x01', caipAddress: 'eip155:1:0x01' },
  ],
  [
    'useNetwork',
    useNetwork,
    (_, wallet) => wallet.changeNetwork('eip155:137'),
    { caipNetworkId: 'eip155:137', chainId: 137 },
  ],
  ['useKitState', useKitState, (kit) => openModal(kit), { open: true }],
  ['useTheme', useTheme, (kit) => setThemeMode(kit, 'light'), { themeMode: 'light' }],
  ['useKitEvents', useKitEvents, (kit) => openModal(kit), { data: { event: 'MODAL_OPEN' } }],
  ['useWalletInfo', useWalletInfo, (_, wallet) => wallet.drop(), { walletInfo: undefined }],
  [
    'useProvider',
    useProvider,
    (_, wallet) => wallet.drop(),
    { walletProvider: undefined, walletProviderType: undefined },
  ],
  ['useConnections', useConnections, (_, wallet) => wallet.drop(), { connections: [] }],
  ['useConnection', useConnection, (_, wallet) => wallet.drop(), { connection: undefined }],
  ['useWallets', useWallets, (kit) => kit.connection.setState({ connectors: [] }), { wallets: [] }],
  ['useWalletButton', useWalletButton, (_, wallet) => wallet.drop(), { isReady: true }],
]

test.each(changes)(
  'K-API-01: %s renders again when its value changes',
  async (_, hook, change, after) => {
    const values: unknown[] = []
    const wallet = fakeWallet()
    const { kit } = renderWithKit(<Read hook={hook} onRead={(value) => values.push(value)} />, {
      connected: wallet,
      features: { multiWallet: true, headless: true },
    })
    await act(settle)
    expect(values.at(-1) ?? {}).not.toMatchObject(after)
    await act(async () => {
      change(kit, wallet)
      await settle()
    })
    expect(values.at(-1)).toMatchObject(after)
  },
)

function readHook<value>(hook: () => value, options: Parameters<typeof renderWithKit>[1]) {
  const values: value[] = []
  const onRead = (value: unknown) => values.push(value as value)
  const { kit } = renderWithKit(<Read hook={hook} onRead={onRead} />, options)
  const getLast = (): value => {
    const last = values.at(-1)
    if (last === undefined) throw new Error('the hook has not run')
    return last
  }
  return { kit, getLast }
}

const two = () => [fakeWallet(), fakeWallet({ id: 'other', name: 'Other', accounts: ['0xbb'] })]

test('K-API-01: useConnection switches to another wallet and reports the change', async () => {
  const told: unknown[] = []
  const onSuccess = (change: unknown) => told.push(change)
  const { getLast } = readHook(() => useConnection({ onSuccess }), {
    connected: two(),
    features: { multiWallet: true },
  })
  expect(getLast().connection?.connector.id).toBe('other')
  await act(async () => getLast().switchConnection({ connectorId: 'test.wallet' }))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(getLast().connection?.connector.id).toBe('test.wallet')
  expect(told).toMatchObject([{ hasSwitchedWallet: true, hasDeletedWallet: false }])
  await act(async () => getLast().deleteConnection({ connectorId: 'gone' }))
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(told[1]).toMatchObject({ hasDeletedWallet: true })
})

test('K-API-01: useConnection does nothing without multi-wallet, and an alert says so', async () => {
  const { kit, getLast } = readHook(() => useConnection(), { connected: two() })
  expect(getLast().connection).toBeUndefined()
  await act(async () => getLast().switchConnection({ connectorId: 'test.wallet' }))
  expect(kit.connection.getState().activeConnectors.eip155).toBe('other')
  expect(kit.alerts.getState().alerts).toMatchObject([{ code: 'multi_wallet_not_enabled' }])
})

test('K-API-01: useUpdateEmail reports the new address or the error', async () => {
  const failing = readHook(() => useUpdateEmail(), { connected: fakeLogin() })
  await act(async () => failing.getLast().updateEmail())
  await vi.waitFor(() =>
    expect(failing.getLast()).toMatchObject({
      isError: true,
      error: { code: 'auth_connector_missing' },
    }),
  )
  cleanup()
  const { kit, getLast } = readHook(() => useUpdateEmail(), { frame: fakeLoginFrame() })
  await logIn(kit, 'player@example.com')
  await act(async () => getLast().updateEmail())
  await vi.waitFor(() => expect(kit.modal.getState().open).toBe(true))
  expect(getLast().isPending).toBe(true)
  act(() =>
    kit.connection.setState(({ connections }) => ({
      connections: connections.map((connection) => ({
        ...connection,
        ...(connection.login && {
          login: {
            ...connection.login,
            user: { ...connection.login.user, email: 'new@mail.example' },
          },
        }),
      })),
    })),
  )
  await vi.waitFor(() =>
    expect(getLast()).toMatchObject({ isSuccess: true, data: { email: 'new@mail.example' } }),
  )
})
