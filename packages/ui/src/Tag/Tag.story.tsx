import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Tag } from './Tag.tsx'

const meta: Meta = { title: 'Parts/Tag' }
export default meta
type Story = StoryObj

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={8} wrap>
      <Tag>Recent</Tag>
      <Tag tone="success">Installed</Tag>
      <Tag tone="warning">Test network</Tag>
      <Tag tone="danger">Expired</Tag>
    </Stack>
  ),
}
