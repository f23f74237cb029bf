import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Separator } from './Separator.tsx'

const meta: Meta = { title: 'Parts/Separator' }
export default meta
type Story = StoryObj

export const Lines: Story = {
  render: () => (
    <Stack gap={20}>
      <Separator>or</Separator>
      <Separator>oder mit einer Brieftasche</Separator>
      <Separator />
    </Stack>
  ),
}
