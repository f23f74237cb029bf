import { type CreateTestKitOptions, createTestKit, fakeWallet } from '@latchkey/kit/testing'
import { Stack } from '@latchkey/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { KitProvider } from '../KitProvider.tsx'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'

type StageProps = { readonly options: CreateTestKitOptions; readonly children: ReactNode }

function Stage({ options, children }: StageProps) {
  const [kit] = useState(() => createTestKit({ started: false, ...options }))
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

export const ConnectedDark: Story = { ...Connected, globals: { theme: 'dark' } }

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
