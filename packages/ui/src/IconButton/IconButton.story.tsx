import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.tsx'
import { BackIcon, CloseIcon, HelpIcon } from '../Icon/icons.ts'
import { Stack } from '../Stack/Stack.tsx'
import { IconButton } from './IconButton.tsx'

const meta: Meta = { title: 'Parts/IconButton' }
export default meta
type Story = StoryObj

export const Rest: Story = {
  render: () => (
    <Stack direction="row" gap={4}>
      <IconButton aria-label="Back">
        <Icon directional icon={BackIcon} />
      </IconButton>
      <IconButton aria-label="Help">
        <Icon icon={HelpIcon} />
      </IconButton>
      <IconButton aria-label="Close">
        <Icon icon={CloseIcon} />
      </IconButton>
    </Stack>
  ),
}

export const Disabled: Story = {
  render: () => (
    <IconButton aria-label="Close" disabled>
      <Icon icon={CloseIcon} />
    </IconButton>
  ),
}

export const Pending: Story = {
  render: () => (
    <IconButton aria-label="Refresh" pending>
      <Icon icon={CloseIcon} />
    </IconButton>
  ),
}
