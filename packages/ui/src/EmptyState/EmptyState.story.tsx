import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { WalletIcon, WarningIcon } from '../Icon/icons.ts'
import { EmptyState } from './EmptyState.tsx'

const meta: Meta = { title: 'Parts/EmptyState' }
export default meta
type Story = StoryObj

export const Rest: Story = {
  render: () => (
    <EmptyState
      action={<Button variant="primary">Get a wallet</Button>}
      detail="A wallet holds your keys and lets you sign in."
      image={<Icon icon={WalletIcon} size={24} />}
      title="No wallet found in this browser"
    />
  ),
}

export const Failure: Story = {
  render: () => (
    <EmptyState
      action={<Button>Try again</Button>}
      detail="The network did not answer in time. Your funds are not affected."
      image={<Icon icon={WarningIcon} size={24} />}
      title="Failed to fetch transactions"
    />
  ),
}
