import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const meta: Meta = { title: 'Parts/Tabs' }
export default meta
type Story = StoryObj

const items = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'nfts', label: 'NFTs' },
  { id: 'activity', label: 'Activity' },
]

function Example({ labels }: { readonly labels?: readonly string[] }) {
  const [value, setValue] = useState('tokens')
  const shown = items.map((item, index) => ({ ...item, label: labels?.[index] ?? item.label }))
  return (
    <Tabs aria-label="Account" items={shown} onValueChange={setValue} value={value}>
      <Text tone="muted">{value}</Text>
    </Tabs>
  )
}

export const Rest: Story = { render: () => <Example /> }

export const ByKeyboard: Story = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Activity' })).toHaveTextContent('activity')
  },
}

export const LongText: Story = {
  render: () => <Example labels={['Vermögenswerte', 'Sammlerstücke', 'Kontobewegungen']} />,
}
