import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullAddress } from './FullAddress.tsx'

const meta: Meta = { title: 'Parts/FullAddress' }
export default meta
type Story = StoryObj

const value = '0x52908400098527886E0F7030069857D2E4169EE7'

export const Rest: Story = { render: () => <FullAddress value={value} /> }

/** Two lines of equal length. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: 248 }}>
      <FullAddress value={value} />
    </div>
  ),
}
