import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.tsx'
import { BackIcon, CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Header } from './Header.tsx'

const meta: Meta = { title: 'Parts/Header' }
export default meta
type Story = StoryObj

const close = (
  <IconButton aria-label="Close">
    <Icon icon={CloseIcon} />
  </IconButton>
)
const back = (
  <IconButton aria-label="Back">
    <Icon directional icon={BackIcon} />
  </IconButton>
)

export const Rest: Story = {
  render: () => <Header end={close} start={back} title="Choose network" />,
}

export const LongText: Story = {
  render: () => (
    <Header end={close} start={back} title="Verbindungsgenehmigung ausstehend in Ihrer App" />
  ),
}
