import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { EmailInput, type EmailInputProps } from './EmailInput.tsx'

function Held({ start = '', ...props }: Partial<EmailInputProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <EmailInput
      label="Email"
      onSubmitEmail={() => {}}
      submitLabel="Continue with this email"
      {...props}
      onValueChange={setValue}
      value={value}
    />
  )
}

const meta: Meta = { title: 'Parts/EmailInput' }
export default meta
type Story = StoryObj

export const Rest: Story = { render: () => <Held /> }

export const Typed: Story = { render: () => <Held start="ann@example.com" /> }

export const Pending: Story = { render: () => <Held pending start="ann@example.com" /> }

export const Wrong: Story = {
  render: () => <Held error="Invalid email. Check it and try again." start="ann@example" />,
}

export const Disabled: Story = { render: () => <Held disabled /> }

export const LongText: Story = {
  render: () => (
    <Stack gap={16}>
      <Held
        error="Diese E-Mail-Adresse ist bereits mit einem anderen Benutzerkonto verknüpft."
        start="kundenbetreuung@donaudampfschifffahrtsgesellschaft.example"
      />
      <div dir="rtl" lang="ar">
        <Held label="البريد الإلكتروني" start="ann@example.com" />
      </div>
    </Stack>
  ),
}

export const Focus: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox').parentElement ?? document.body
    await expect(getComputedStyle(field).outlineWidth).toBe('2px')
  },
}
