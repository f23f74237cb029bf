import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta: Meta = { title: 'Parts/Stack' }
export default meta
type Story = StoryObj

export const Gaps: Story = {
  render: () => (
    <Stack gap={20}>
      <Stack gap={8}>
        <Text>Eight inside a group,</Text>
        <Text>eight inside a group,</Text>
      </Stack>
      <Stack direction="row" gap={8} justify="between">
        <Text>twenty between groups,</Text>
        <Text tone="muted">in a row</Text>
      </Stack>
    </Stack>
  ),
}
