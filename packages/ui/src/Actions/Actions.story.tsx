import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { Actions } from './Actions.tsx'

const meta: Meta = { title: 'Parts/Actions' }
export default meta
const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

type Story = StoryObj

export const Sticky: Story = {
  render: () => (
    <div style={{ maxBlockSize: 320, overflow: 'auto', padding: '0 16px 16px', margin: -16 }}>
      {rows(8).map((row) => (
        <ListItem key={row} label={`Row ${row}`} />
      ))}
      <Actions>
        <Button size="large" wide>
          Cancel
        </Button>
        <Button size="large" variant="primary" wide>
          Sign in
        </Button>
      </Actions>
    </div>
  ),
}
