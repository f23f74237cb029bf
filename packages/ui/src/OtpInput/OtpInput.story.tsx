import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { OtpInput, type OtpInputProps } from './OtpInput.tsx'

function Held({ start = '', ...props }: Partial<OtpInputProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start)
  return <OtpInput label="Six-digit code" {...props} onValueChange={setValue} value={value} />
}

const meta: Meta = { title: 'Parts/OtpInput' }
export default meta
type Story = StoryObj

export const Empty: Story = { render: () => <Held /> }

export const Begun: Story = { render: () => <Held start="123" /> }

export const Wrong: Story = {
  render: () => <Held error="This code is wrong. Try again" start="123456" />,
}

export const Pending: Story = { render: () => <Held pending start="123456" /> }

export const LongText: Story = {
  render: () => (
    <Held
      error="Dieser Bestätigungscode stimmt nicht mit dem zuletzt zugesendeten überein. Noch einmal versuchen"
      start="123456"
    />
  ),
}

export const Focus: Story = {
  render: () => <Held focusOnMount />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('1')
    const second = canvas.getByRole('textbox', { name: 'Six-digit code 2/6' })
    await expect(second).toHaveFocus()
    await expect(getComputedStyle(second).outlineWidth).toBe('2px')
  },
}

export const Pasted: Story = {
  render: () => <Held focusOnMount />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.paste('123 456')
    await expect(canvas.getByRole('textbox', { name: 'Six-digit code 6/6' })).toHaveValue('6')
  },
}
