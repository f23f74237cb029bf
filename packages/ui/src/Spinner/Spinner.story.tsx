import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Spinner } from './Spinner.tsx'

const meta: Meta = { title: 'Parts/Spinner' }
export default meta
type Story = StoryObj

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={16}>
      <Spinner size={16} />
      <Spinner />
      <Spinner size={24} />
      <Spinner size={40} />
    </Stack>
  ),
}
