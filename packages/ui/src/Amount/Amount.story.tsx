import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Amount } from './Amount.tsx'

const meta: Meta = { title: 'Parts/Amount' }
export default meta
type Story = StoryObj

export const Rest: Story = {
  render: () => (
    <Stack gap={16}>
      <Amount amount={1999999999999999999n} decimals={18} fiat="$4,999.99" symbol="ETH" />
      <Amount amount={1234567890000n} decimals={6} symbol="USDC" />
      <Amount amount={0n} decimals={18} symbol="ETH" />
      <Amount amount={1234567890n} decimals={6} locale="de-DE" symbol="USDC" />
      <Amount amount={1234567890n} decimals={6} locale="ar-EG" symbol="USDC" />
    </Stack>
  ),
}
