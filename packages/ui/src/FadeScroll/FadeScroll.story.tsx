import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListItem } from '../ListItem/ListItem.tsx'
import { FadeScroll } from './FadeScroll.tsx'

const meta: Meta = { title: 'Parts/FadeScroll' }
export default meta
type Story = StoryObj

const lines = Array.from({ length: 20 }, (_, index) => `Row ${index + 1}`)

export const More: Story = {
  render: () => (
    <FadeScroll aria-label="Rows" role="region" style={{ maxBlockSize: 240 }} tabIndex={0}>
      {lines.map((line) => (
        <ListItem key={line} label={line} />
      ))}
    </FadeScroll>
  ),
}

export const AllInSight: Story = {
  render: () => (
    <FadeScroll style={{ maxBlockSize: 240 }}>
      <ListItem label="Only row" />
    </FadeScroll>
  ),
}
