import type { Network } from '@latchkey/core'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { connect, renameAccount } from '@latchkey/kit'
import {
  createTestKit,
  type FakeAdapterOptions,
  type FakeWallet,
  fakeAdapter,
  fakeWallet,
} from '@latchkey/kit/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useMemo, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { KitContext, useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useAppUser } from '../hooks/appearance/useAppUser.ts'
import { createLoader } from '../loading/createLoader.ts'
import { createContextValue } from '../provider/createContextValue.ts'
import { fakeApi } from '../testing/fakeApi.ts'
import { type RenderWithKitOptions, renderWithKit } from '../testing/renderWithKit.tsx'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { KitButton } from './KitButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'

afterEach(cleanup)

const kitAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const isOpen = () => screen.getByTestId('w3m-modal').hasAttribute('open')

test('K-API-04a: KitButton connects, then shows the connected account', async () => {
  const { unmount } = renderWithKit(<KitButton label="Enter" />)
  expect(screen.getByTestId('connect-button').textContent).toBe('Enter')
  unmount()
  renderWithKit(<KitButton charsEnd={2} charsStart={3} />, { connected: fakeWallet() })
  const button = await screen.findByTestId('account-button')
  expect(button.textContent).toContain('0x5…ed')
  expect(screen.queryByTestId('connect-button')).toBeNull()
})

test('K-API-04b: ConnectButton opens Connect, ignores presses while loading, closes when open', async () => {
  const { kit } = renderWithKit(<ConnectButton loadingLabel="Just a moment" />)
  const button = screen.getByTestId('connect-button')
  act(() => kit.modal.send({ type: 'loading', value: true }))
  expect(button.textContent).toBe('Just a moment')
  await userEvent.click(button)
  expect(kit.modal.getState().open).toBe(false)
  act(() => kit.modal.send({ type: 'loading', value: false }))
  await userEvent.click(button)
  await waitFor(() => expect(isOpen()).toBe(true))
  act(() => button.click())
  expect(kit.modal.getState().open).toBe(false)
})

/** Renders the account button as the button of the app's user `Wren`, with a switch for that. */
function NamedButton() {
  const [named, setNamed] = useState(true)
  useAppUser(named ? { name: 'Wren', image: null, avatarSeed: 'player' } : undefined)
  return (
    <>
      <button onClick={() => setNamed(false)} type="button">
        Sign out
      </button>
      <AccountButton />
    </>
  )
}

test('K-ACC-10: the account button shows the name and picture of the app’s user', async () => {
  const { kit } = renderWithKit(<NamedButton />, { connected: fakeWallet() })
  const button = await screen.findByTestId('account-button')
  await waitFor(() => expect(button.textContent).toContain('Wren'))
  act(() => renameAccount(kit, { namespace: 'eip155', address: kitAddress, label: 'Savings' }))
  expect(button.textContent).toContain('Wren')
  const drawn = button.querySelector('svg')?.innerHTML
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(button.textContent).toContain('Savings')
  expect(button.querySelector('svg')?.innerHTML).not.toBe(drawn)
})

type OfflineProps = { readonly children: ReactNode; readonly start: () => Promise<never> }

/** Renders buttons in a page that cannot load the modal's code. */
function Offline({ children, start }: OfflineProps) {
  const context = useKitContext()
  const [shell] = useState(() => createLoader(start))
  const value = useMemo(() => {
    const prepare = () => {
      shell.load().catch(() => undefined)
    }
    return { ...context, shell, prepare, intend: prepare }
  }, [context, shell])
  return <KitContext value={value}>{children}</KitContext>
}

test("S-136: if the modal's code failed to load, a press loads it again", async () => {
  const failures: ((error: Error) => void)[] = []
  const start = () => new Promise<never>((_, reject) => failures.push(reject))
  const { kit } = renderWithKit(
    <Offline start={start}>
      <ConnectButton />
    </Offline>,
  )
  const button = screen.getByTestId('connect-button')
  act(() => button.focus())
  act(() => button.click())
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await act(async () => failures[0]?.(new Error('offline')))
  expect(button.textContent).toBe('Try again')
  expect(button.getAttribute('aria-disabled')).toBeNull()
  act(() => button.click())
  expect(failures).toHaveLength(2)
  expect(kit.modal.getState().open).toBe(true)
  await act(async () => failures[1]?.(new Error('gone since a release')))
  expect(button.textContent).toBe('Reload page')
})

test('K-API-04f: the namespace is part of the test id and is passed to the modal', async () => {
  const wallets = [fakeWallet({ id: 'amber', name: 'Amber' })]
  const { kit } = renderWithKit(<ConnectButton namespace="eip155" />, { wallets })
  await userEvent.click(screen.getByTestId('connect-button-eip155'))
  expect(kit.modal.getState().namespace).toBe('eip155')
})

test('K-API-04f: a button with a namespace lists only wallets of that namespace', async () => {
  const elsewhere = fakeWallet({
    id: 'basalt',
    name: 'Basalt',
    caipNetworkId: solana.caipNetworkId,
  })
  const options = {
    adapters: [
      fakeAdapter({ wallets: [fakeWallet({ id: 'amber', name: 'Amber' })] }),
      fakeAdapter({ namespace: 'solana', wallets: [elsewhere] }),
    ],
    networks: [mainnet, solana],
  } satisfies RenderWithKitOptions
  const first = renderWithKit(<ConnectButton />, options)
  await userEvent.click(screen.getByTestId('connect-button'))
  expect(await screen.findByText('Basalt')).toBeTruthy()
  first.unmount()
  const { kit } = renderWithKit(<ConnectButton namespace="eip155" />, options)
  await userEvent.click(screen.getByTestId('connect-button-eip155'))
  expect(await screen.findByText('Amber')).toBeTruthy()
  await waitFor(() => expect(kit.connection.getState().connectors).toHaveLength(2))
  expect(screen.queryByText('Basalt')).toBeNull()
})

/** Presses the disabled button, which must do nothing, then the enabled one. */
async function pressTwice(testId: string, disabled: ReactNode, enabled: ReactNode) {
  const options = { connected: fakeWallet() }
  const first = renderWithKit(disabled, options)
  const button = await screen.findByTestId(testId)
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(button)
  expect(first.kit.modal.getState().open).toBe(false)
  first.unmount()
  const { kit } = renderWithKit(enabled, options)
  await userEvent.click(await screen.findByTestId(testId))
  expect(kit.modal.getState().open).toBe(true)
}

test('K-API-04e: a disabled ConnectButton does nothing', () =>
  pressTwice('connect-button', <ConnectButton disabled />, <ConnectButton />))

test('K-API-04e: a disabled AccountButton does nothing', () =>
  pressTwice('account-button', <AccountButton disabled />, <AccountButton />))

test('K-API-04e: a disabled NetworkButton does nothing', () =>
  pressTwice('w3m-network-button', <NetworkButton disabled />, <NetworkButton />))

test('K-API-04e: a disabled KitButton does nothing, connected or not', async () => {
  await pressTwice('account-button', <KitButton disabled />, <KitButton />)
  cleanup()
  const { kit } = renderWithKit(<KitButton disabled />)
  await userEvent.click(screen.getByTestId('connect-button'))
  expect(kit.modal.getState().open).toBe(false)
})

test('K-API-04c: AccountButton shows the balance or hides it', async () => {
  const connected = fakeWallet()
  const first = renderWithKit(<AccountButton />, { connected })
  await screen.findByText(/1\.5 ETH/)
  first.unmount()
  renderWithKit(<AccountButton balance="hide" />, { connected: fakeWallet() })
  expect(screen.getByTestId('account-button').textContent).not.toContain('ETH')
})

type GetBalance = NonNullable<FakeAdapterOptions['getBalance']>

/** Renders an account button for a wallet on this network. */
function renderOn(network: Network, getBalance: GetBalance) {
  const connected = fakeWallet({ caipNetworkId: network.caipNetworkId })
  const adapters = [fakeAdapter({ namespace: network.chainNamespace, getBalance })]
  return renderWithKit(<AccountButton />, { connected, adapters, networks: [network] })
}

const toShown = () => screen.getByTestId('account-button').textContent
const never: GetBalance = () => new Promise(() => {})
const fails: GetBalance = () => Promise.reject(new TypeError('offline'))

test.each([
  [mainnet, 18, 'ETH'],
  [solana, 9, 'SOL'],
  [bitcoin, 8, 'BTC'],
] as const)(
  'K-ACC-03: AccountButton shows a loading, known and unknown balance: $name',
  async (network, decimals, symbol) => {
    const first = renderOn(network, never)
    expect(await screen.findByRole('img', { name: 'Loading balance' })).toBeTruthy()
    first.unmount()
    const second = renderOn(network, () => ({
      amount: 25n * 10n ** BigInt(decimals - 1),
      decimals,
      symbol,
    }))
    expect(await screen.findByText(`2.5 ${symbol}`)).toBeTruthy()
    second.unmount()
    renderOn(network, fails)
    expect((await screen.findByRole('img', { name: 'Balance not available' })).textContent).toBe(
      '—',
    )
    expect(toShown()).not.toMatch(/0\.0/)
  },
)

test('K-WORLD-12, K-ACC-03: AccountButton shows a small balance, with the digits of its language', async () => {
  document.documentElement.lang = 'de'
  const small = renderOn(mainnet, () => ({ amount: 4n * 10n ** 14n, decimals: 18, symbol: 'ETH' }))
  expect(await screen.findByText('0.0004 ETH')).toBeTruthy()
  small.unmount()
  const { kit } = renderOn(mainnet, () => ({ amount: 10n ** 22n, decimals: 18, symbol: 'ETH' }))
  expect(await screen.findByText('10,000 ETH')).toBeTruthy()
  act(() => kit.preferences.setState({ locale: 'de' }))
  expect(await screen.findByText('10.000 ETH')).toBeTruthy()
  document.documentElement.removeAttribute('lang')
})

test('K-WORLD-21d: a button has language and direction of its text, not of the host page', () => {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
  const buttons = [<ConnectButton key="kit" />, <ConnectButton key="page" label="اتصل" />]
  const { kit } = renderWithKit(buttons)
  const getLanguages = () =>
    screen.getAllByTestId('connect-button').map((button) => {
      const lang = button.closest('[lang]')?.getAttribute('lang')
      return `${lang} ${getComputedStyle(button).direction}`
    })
  expect(getLanguages()).toEqual(['en ltr', 'ar rtl'])
  act(() => kit.preferences.setState({ locale: 'fa' }))
  expect(getLanguages()).toEqual(['fa rtl', 'fa rtl'])
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name)
})

/** Renders an account button in a page that cannot load the balance's code. */
function WithoutBalanceCode({ children }: { readonly children: ReactNode }) {
  const context = useKitContext()
  const [balance] = useState(() => createLoader(() => Promise.reject(new TypeError('offline'))))
  const value = useMemo(() => ({ ...context, balance }), [context, balance])
  return <KitContext value={value}>{children}</KitContext>
}

test('K-ACC-03: without the balance code, the balance is unknown and a press opens the account', async () => {
  const { kit } = renderWithKit(
    <WithoutBalanceCode>
      <AccountButton />
    </WithoutBalanceCode>,
    { connected: fakeWallet() },
  )
  expect((await screen.findByRole('img', { name: 'Balance not available' })).textContent).toBe('—')
  await userEvent.click(screen.getByTestId('account-button'))
  expect(kit.modal.getState().stack).toMatchObject([{ view: 'Account' }])
})

test('K-API-04c: AccountButton of a namespace shows the balance of that namespace', async () => {
  const connected = fakeWallet({ caipNetworkId: solana.caipNetworkId })
  const adapters = [
    fakeAdapter(),
    fakeAdapter({
      namespace: 'solana',
      getBalance: () => ({ amount: 3_000_000_000n, decimals: 9, symbol: 'SOL' }),
    }),
  ]
  const { kit } = renderWithKit(<AccountButton namespace="solana" />, {
    connected,
    adapters,
    networks: [mainnet, solana],
  })
  act(() => kit.connection.setState({ activeNamespace: 'eip155' }))
  expect(await screen.findByText('3 SOL')).toBeTruthy()
})

test("K-API-04c: AccountButton shows the user's label of the account", async () => {
  const { kit } = renderWithKit(<AccountButton />, { connected: fakeWallet() })
  const button = await screen.findByTestId('account-button')
  const address = kit.connection.getState().connections[0]?.accounts[0]?.address ?? ''
  act(() => renameAccount(kit, { namespace: 'eip155', address, label: 'Savings' }))
  expect(button.textContent).toContain('Savings')
  expect(button.textContent).not.toContain('0x5a')
  act(() => renameAccount(kit, { namespace: 'eip155', address, label: '' }))
  expect(button.textContent).toContain('0x5a…1BeAed')
})

const mira = {
  blockchainApiUrl: 'https://api.example',
  ports: {
    fetch: fakeApi({
      'supported-chains': { http: [], ws: [] },
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': {
        name: 'mira.eth',
        avatar: 'https://api.example/mira.png',
      },
    }),
  },
}

type LateProps = { readonly children: ReactNode; readonly arrival: Promise<void> }

/** Renders buttons in a page where the account button's code loads late or fails to load. */
function Late({ children, arrival }: LateProps) {
  const context = useKitContext()
  const [accountButton] = useState(() => createLoader(() => arrival.then(() => AccountButton)))
  const value = useMemo(() => ({ ...context, accountButton }), [context, accountButton])
  return <KitContext value={value}>{children}</KitContext>
}

test('K-API-04a: while a connection is restored, KitButton shows the account placeholder', async () => {
  const { kit } = renderWithKit(<KitButton />)
  act(() => kit.connection.setState({ status: { eip155: 'reconnecting' } }))
  expect(screen.getByRole('status', { name: 'Loading account' })).toBeTruthy()
  expect(screen.queryByTestId('connect-button')).toBeNull()
  act(() => kit.connection.setState({ status: {} }))
  expect(screen.getByTestId('connect-button')).toBeTruthy()
})

test('K-API-04a: before its kit has started, KitButton shows the account placeholder', () => {
  const kit = createTestKit({ started: false })
  const { unmount } = render(
    <KitContext
      value={{
        ...createContextValue(kit),
        ...{ messages: undefined, setMessages() {}, user: undefined, setUser() {} },
      }}
    >
      <KitButton />
    </KitContext>,
  )
  expect(screen.getByTestId('account-place')).toBeTruthy()
  act(() => kit.connection.setState({ initialized: true }))
  expect(screen.getByTestId('connect-button')).toBeTruthy()
  unmount()
})

test.each([
  ['md', 'show'],
  ['md', 'hide'],
  ['sm', 'show'],
] as const)(
  'K-API-04a: the placeholder has the size of the account button (%s, %s)',
  async (size, balance) => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const adapters = [fakeAdapter({ getBalance: () => new Promise(() => {}) })]
    renderWithKit(
      <Late arrival={arrival}>
        <KitButton balance={balance} size={size} />
      </Late>,
      { connected: fakeWallet(), adapters },
    )
    const place = screen.getByTestId('account-place').getBoundingClientRect()
    expect(screen.queryByTestId('connect-button')).toBeNull()
    await act(async () => arrive())
    const button = screen.getByTestId('account-button').getBoundingClientRect()
    // The small button has a larger hit area than its visible box.
    const margins = size === 'sm' ? 8 : 0
    expect(place.height).toBe(button.height - margins)
    // The address letters of the fonts in use differ from digits by at most this width.
    expect(Math.abs(place.width - (button.width - margins))).toBeLessThanOrEqual(8)
  },
)

test("K-API-04a: if the account button's code fails to load, KitButton shows the connect button", async () => {
  const arrival = Promise.reject(new TypeError('offline'))
  renderWithKit(
    <Late arrival={arrival}>
      <KitButton />
    </Late>,
    { connected: fakeWallet() },
  )
  expect(await screen.findByTestId('connect-button')).toBeTruthy()
})

/**
 * Connects through the kit, because the test helper's `connected` option skips the connect step.
 */
async function connectWith(wallet: FakeWallet, ui: ReactNode) {
  const adapters = [fakeAdapter({ wallets: [wallet] })]
  const rendered = renderWithKit(ui, { adapters, ...mira })
  await act(() =>
    connect(rendered.kit, { namespace: 'eip155', connectorId: wallet.connector.info.id }),
  )
  return rendered
}

test('K-WORLD-06: AccountButton shows a locked wallet, and its balance after unlocking', async () => {
  const connected = fakeWallet()
  renderWithKit(<AccountButton />, { connected })
  const [account] = connected.getAccounts()
  await screen.findByTestId('account-button')
  act(() => connected.changeAccounts([]))
  expect(screen.getByTestId('account-button').textContent).toContain('Locked')
  act(() => connected.changeAccounts([String(account?.address)]))
  expect(screen.getByTestId('account-button').textContent).not.toContain('Locked')
})

test('K-SIWX-06d: AccountButton marks an account whose sign-in cannot be checked', async () => {
  const { kit } = renderWithKit(<AccountButton />, { connected: fakeWallet() })
  const button = await screen.findByTestId('account-button')
  const name = /Sign-in not checked: the service isn’t responding/
  act(() => kit.connection.setState({ signIn: 'unreachable' }))
  expect(screen.getByRole('button', { name })).toBe(button)
  act(() => kit.connection.setState({ signIn: 'signed' }))
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test("K-ACC-10: AccountButton shows name and image of the profile; the user's own label wins", async () => {
  const { kit } = await connectWith(fakeWallet(), <AccountButton />)
  const button = await screen.findByTestId('account-button')
  await waitFor(() => expect(button.textContent).toContain('mira.eth'))
  expect(button.textContent).not.toContain('0x5a')
  expect(button.querySelector('img')?.src).toBe('https://api.example/mira.png')
  act(() => renameAccount(kit, { namespace: 'eip155', address: kitAddress, label: 'Savings' }))
  expect(button.textContent).toContain('Savings')
  expect(button.textContent).not.toContain('mira.eth')
})

function Name() {
  return <output>{useAccount().profileName}</output>
}

test('K-ACC-10: useAccount alone loads the profile name', async () => {
  await connectWith(fakeWallet(), <Name />)
  expect(await screen.findByText('mira.eth')).toBeTruthy()
})

test('K-API-05: on an unsupported network AccountButton warns and opens UnsupportedChain', async () => {
  const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
  const { kit } = renderWithKit(<AccountButton />, { connected, allowUnsupportedChain: true })
  expect(screen.getByTestId('wui-account-button-unsupported-chain')).toBeTruthy()
  await userEvent.click(screen.getByTestId('account-button'))
  expect(kit.modal.getState().stack).toMatchObject([{ view: 'UnsupportedChain' }])
})

test('K-API-04d: NetworkButton shows the network and opens the list', async () => {
  const { kit, unmount } = renderWithKit(<NetworkButton />)
  const button = screen.getByTestId('w3m-network-button')
  expect(screen.getByTestId('wui-network-button').textContent).toBe('Ethereum')
  await userEvent.click(button)
  expect(kit.events.getLast()?.data.event).toBe('MODAL_OPEN')
  expect(kit.modal.getState().stack).toMatchObject([{ view: 'Networks' }])
  unmount()

  const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
  renderWithKit(<NetworkButton />, { connected, allowUnsupportedChain: true })
  expect(screen.getByTestId('wui-network-button').textContent).toBe('Switch network')
})
