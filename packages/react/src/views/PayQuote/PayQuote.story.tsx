import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPayKit, etherPayment, goldPayment } from '../../testing/payStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Payment quote', shows: /Choose what to pay with/ }),
  title: 'Views/PayQuote',
  args: { pages: [{ view: 'PayQuote' }], createKit: () => createPayKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createPayKit>[0]): Story => ({
  args: { createKit: () => createPayKit(options) },
})
const exchange = { id: 'harbour', name: 'Harbour Exchange' }
const little = ({ symbol, decimals }: typeof goldPayment.asset) => ({
  amount: 1n,
  decimals,
  symbol,
})

export const Direct: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Coin: Story = create({ payment: etherPayment })

/** The balance of the requested asset is too low, but the balance of another token suffices. */
export const Swapped: Story = create({
  getBalance: ({ token }) =>
    token === undefined
      ? { amount: 15n * 10n ** 17n, decimals: 18, symbol: 'ETH' }
      : little(goldPayment.asset),
})

/** The balance is too low, and the app configures no swap router. */
export const Short: Story = create({
  getBalance: ({ token }) => little(token === undefined ? etherPayment.asset : goldPayment.asset),
  answers: { balance: { balances: [] } },
  options: { swap: { routers: {} } },
})

/** The outcome of an earlier transfer is unknown. The account has sent a transaction since then. */
export const Moved: Story = create({ earlier: '5/5' })

export const TokensFailed: Story = create({ answers: { balance: 'error' } })

export const Exchange: Story = {
  args: { pages: [{ view: 'Pay' }, { view: 'PayQuote', data: { exchange } }] },
}

export const Nothing: Story = create({ payment: undefined })
