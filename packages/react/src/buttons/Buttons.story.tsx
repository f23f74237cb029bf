import { type Kit, renameAccount, type ThemeMode } from '@latchkey/kit'
import {
  type CreateTestKitOptions,
  createTestKit,
  type FakeAdapterOptions,
  fakeAdapter,
  fakeWallet,
} from '@latchkey/kit/testing'
import { Stack } from '@latchkey/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { KitProvider } from '../provider/KitProvider.tsx'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import { WalletButton } from './WalletButton.tsx'

type StageProps = {
  readonly options?: CreateTestKitOptions
  readonly create?: () => Kit
  readonly children: ReactNode
}

function Stage({ options, create, children }: StageProps) {
  const [kit] = useState(create ?? (() => createTestKit({ started: false, ...options })))
  return (
    <KitProvider kit={kit}>
      <Stack align="start" gap={12}>
        {children}
      </Stack>
    </KitProvider>
  )
}

const meta: Meta = { title: 'Buttons' }
export default meta
type Story = StoryObj

export const Disconnected: Story = {
  render: (_, { globals }) => (
    <Stage options={{ themeMode: globals['theme'] }}>
      <ConnectButton />
      <ConnectButton size="sm" />
      <ConnectButton disabled />
      <NetworkButton />
    </Stage>
  ),
}

export const Wallets: Story = {
  render: (_, { globals }) => (
    <Stage options={{ themeMode: globals['theme'] }}>
      <WalletButton wallet="metamask" />
      <WalletButton size="sm" wallet="magic-eden" />
      <WalletButton wallet="discord" />
      <WalletButton label="Any wallet" wallet="walletConnect" />
    </Stage>
  ),
}

export const WalletsConnected: Story = {
  render: (_, { globals }) => (
    <Stage options={{ themeMode: globals['theme'], connected: fakeWallet() }}>
      <WalletButton wallet="metamask" />
    </Stage>
  ),
}

export const Connected: Story = {
  render: (_, { globals }) => (
    <Stage options={{ themeMode: globals['theme'], connected: fakeWallet() }}>
      <AccountButton />
      <AccountButton size="sm" />
      <AccountButton balance="hide" />
      <AccountButton disabled />
      <NetworkButton />
    </Stage>
  ),
}

type GetBalance = NonNullable<FakeAdapterOptions['getBalance']>

const withBalance = (getBalance: GetBalance): Story => ({
  render: (_, { globals }) => (
    <Stage
      options={{
        themeMode: globals['theme'],
        connected: fakeWallet(),
        adapters: [fakeAdapter({ getBalance })],
      }}
    >
      <AccountButton />
      <AccountButton size="sm" />
    </Stage>
  ),
})

export const BalanceLoading: Story = withBalance(() => new Promise(() => {}))

export const BalanceUnknown: Story = withBalance(() => Promise.reject(new TypeError('offline')))

export const ConnectedDark: Story = { ...Connected, globals: { theme: 'dark' } }

function createNamed(themeMode: ThemeMode) {
  const connected = fakeWallet()
  const kit = createTestKit({ started: false, themeMode, connected })
  const address = connected.getAccounts()[0]?.address ?? ''
  renameAccount(kit, { namespace: 'eip155', address, label: 'Rücklagen für die Steuer 2026/27' })
  return kit
}

export const Named: Story = {
  render: (_, { globals }) => (
    <Stage create={() => createNamed(globals['theme'])}>
      <AccountButton />
      <AccountButton size="sm" />
    </Stage>
  ),
}

export const Unsupported: Story = {
  render: (_, { globals }) => {
    const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
    return (
      <Stage options={{ themeMode: globals['theme'], connected, allowUnsupportedChain: true }}>
        <AccountButton />
        <NetworkButton />
      </Stage>
    )
  },
}
