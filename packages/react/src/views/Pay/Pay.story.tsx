import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPayKit, etherPayment, goldPayment } from '../../testing/payStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'How you pay', shows: /Pay from your wallet/ }),
  title: 'Views/Pay',
  args: { pages: [{ view: 'Pay' }], createKit: () => createPayKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createPayKit>[0]): Story => ({
  args: { createKit: () => createPayKit(options) },
})

export const Connected: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Coin: Story = create({ payment: etherPayment })

export const NotConnected: Story = create({ connected: null })

export const Loading: Story = create({ results: { reown_getExchanges: 'never' } })

export const NoExchanges: Story = create({
  results: { reown_getExchanges: { total: 0, exchanges: [] } },
})

export const Failed: Story = create({ results: { reown_getExchanges: 'error' } })

/** The payment has expired, or the app has not requested one. */
export const Nothing: Story = create({ payment: undefined })

export const LongTexts: Story = create({
  payment: {
    ...goldPayment,
    asset: { ...goldPayment.asset, symbol: 'DONAUDAMPFSCHIFF' },
    amount: '123456789012.345678',
  },
  results: {
    reown_getExchanges: {
      total: 1,
      exchanges: [
        { id: 'long', name: 'Donaudampfschifffahrtsgesellschaftsbörse von 1829', imageUrl: '' },
      ],
    },
  },
})
