import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDepositKit, createPendingDeposit } from '../../testing/depositStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Deposit from exchange', shows: /Amount in US dollars/ }),
  title: 'Views/PayWithExchange',
  args: {
    pages: [{ view: 'FundWallet' }, { view: 'PayWithExchange' }],
    createKit: () => createDepositKit({ dollars: '50' }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createDepositKit>[0]): Story => ({
  args: { createKit: () => createDepositKit(options) },
})

export const Filled: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Empty: Story = create({})

export const Loading: Story = create({ dollars: '50', results: { reown_getExchanges: 'never' } })

/** No exchange can send the selected asset. */
export const NoExchanges: Story = create({
  dollars: '50',
  results: { reown_getExchanges: { total: 0, exchanges: [] } },
})

export const Failed: Story = create({ dollars: '50', results: { reown_getExchanges: 'error' } })

export const NoPrice: Story = create({ dollars: '50', answers: { price: { fungibles: [] } } })

/** An earlier deposit is pending. */
export const Pending: Story = create({ dollars: '50', deposit: createPendingDeposit() })

export const LongTexts: Story = create({
  dollars: '9999999999.999999',
  results: {
    reown_getExchanges: {
      total: 1,
      exchanges: [
        { id: 'long', name: 'Donaudampfschifffahrtsgesellschaftsbörse von 1829', imageUrl: '' },
      ],
    },
  },
})
