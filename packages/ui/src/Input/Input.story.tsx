import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, SearchIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Input } from './Input.tsx'

const meta: Meta = { title: 'Parts/Input' }
export default meta
type Story = StoryObj

export const Rest: Story = { render: () => <Input label="Name" placeholder="satoshi" /> }

export const WithIconAndAction: Story = {
  render: () => (
    <Input
      defaultValue="Sandbox"
      icon={<Icon icon={SearchIcon} />}
      label="Search wallets"
      labelHidden
      trailing={
        <IconButton aria-label="Clear">
          <Icon icon={CloseIcon} />
        </IconButton>
      }
      type="search"
    />
  ),
}

export const WithHint: Story = {
  render: () => <Input hint="Letters, digits and hyphens, at least 4." label="Name" />,
}

export const Wrong: Story = {
  render: () => (
    <Input
      defaultValue="ab"
      error="The name is too short. Use at least 4 characters."
      label="Name"
    />
  ),
}

export const Disabled: Story = {
  render: () => <Input defaultValue="player@example.com" disabled label="Email" />,
}

export const LongText: Story = {
  render: () => (
    <Stack gap={16}>
      <Input
        defaultValue="kundenbetreuung@donaudampfschifffahrtsgesellschaft.example"
        error="Diese E-Mail-Adresse ist bereits mit einem anderen Benutzerkonto verknüpft."
        label="E-Mail-Adresse für Sicherheitsbenachrichtigungen"
      />
      <Input defaultValue="لاعب" dir="rtl" label="اسم اللاعب" lang="ar" />
    </Stack>
  ),
}

export const Focus: Story = {
  render: () => <Input label="Name" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox').parentElement ?? document.body
    await expect(getComputedStyle(field).outlineWidth).toBe('2px')
  },
}
