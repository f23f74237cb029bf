import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Address } from './Address.tsx'

const meta: Meta = { title: 'Parts/Address' }
export default meta
type Story = StoryObj

const value = '0x52908400098527886E0F7030069857D2E4169EE7'
const labels = { copy: 'Copy address', copied: 'Address copied', failed: 'Could not copy' }

export const Rest: Story = { render: () => <Address labels={labels} value={value} /> }

export const InFull: Story = { render: () => <Address full labels={labels} value={value} /> }

export const Copied: Story = {
  render: () => <Address labels={labels} value={value} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  },
}
