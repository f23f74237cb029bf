import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta: Meta = { title: 'Parts/Skeleton' }
export default meta
type Story = StoryObj

export const Rows: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  ),
}

export const Lines: Story = {
  render: () => (
    <Stack gap={8}>
      <Skeleton shape="title" width={50} />
      <Skeleton width={100} />
      <Skeleton shape="small" width={75} />
      <Skeleton shape="caption" width={25} />
      <Skeleton shape="button" />
    </Stack>
  ),
}
