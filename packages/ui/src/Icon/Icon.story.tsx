import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

const meta: Meta = { title: 'Parts/Icon' }
export default meta
type Story = StoryObj

export const All: Story = {
  render: () => (
    <Stack direction="row" gap={16} wrap>
      {Object.entries(icons).map(([name, icon]) => (
        <Icon icon={icon} key={name} />
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={16}>
      {([16, 20, 24, 32] as const).map((size) => (
        <Icon icon={icons.WalletIcon} key={size} size={size} />
      ))}
      <Icon directional icon={icons.BackIcon} />
    </Stack>
  ),
}
