import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Avatar } from './Avatar.tsx'

const meta: Meta = { title: 'Parts/Avatar' }
export default meta
type Story = StoryObj

const seeds = Array.from({ length: 24 }, (_, index) => `0x${(index * 7919 + 1).toString(16)}`)

export const Many: Story = {
  render: () => (
    <Stack direction="row" gap={12} wrap>
      {seeds.map((seed) => (
        <Avatar key={seed} seed={seed} />
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={12}>
      {([24, 32, 40, 56, 80] as const).map((size) => (
        <Avatar
          key={size}
          label="Account"
          seed="0x52908400098527886E0F7030069857D2E4169EE7"
          size={size}
        />
      ))}
    </Stack>
  ),
}
