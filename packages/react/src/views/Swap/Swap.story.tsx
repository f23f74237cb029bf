import type { Meta, StoryObj } from '@storybook/react-vite'
import { gold, longToken } from '../../testing/sendStory.ts'
import { createSwapKit, readLargeBalance, rose } from '../../testing/swapStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Swap', shows: /You pay/ }),
  title: 'Views/Swap',
  args: { pages: [{ view: 'Swap' }], createKit: () => createSwapKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

const { priceUsd, ...unpriced } = rose
const filled = { bought: rose, amount: '1' }
const create = (options: Parameters<typeof createSwapKit>[0]) => ({
  args: { createKit: () => createSwapKit(options) },
})

export const Empty: Story = {}

export const Filled: Story = create({ form: filled })

export const Dark: Story = { ...create({ form: filled }), globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...create({ form: filled }), globals: { direction: 'rtl' } }

export const Narrow: Story = {
  ...create({ form: filled }),
  globals: { viewport: { value: 'mobile1' } },
}

export const NoAmount: Story = create({ form: { bought: rose } })

export const Quoting: Story = create({ form: filled, answers: { quotes: 'never' } })

export const Insufficient: Story = create({ form: { ...filled, amount: '5' } })

/** The balance of the token to sell is zero. */
export const Nothing: Story = create({
  form: filled,
  getBalance: () => ({ amount: 0n, decimals: 18, symbol: 'ETH' }),
})

export const NoQuote: Story = create({ form: filled, answers: { quotes: { quotes: [] } } })

export const NoLiquidity: Story = create({
  form: filled,
  answers: {
    quotes: Response.json(
      { reasons: [{ field: 'amount', description: 'insufficient liquidity' }] },
      { status: 400 },
    ),
  },
})

export const Unreachable: Story = create({ form: filled, answers: { quotes: 'error' } })

export const WrongAmount: Story = create({ form: { ...filled, amount: '1.5.5' } })

/** A swap that would lose half of the value (price impact). */
export const HeavyImpact: Story = create({
  form: { sold: gold, bought: rose, amount: '6000' },
  getBalance: readLargeBalance,
})

/** A token has no price, so the price impact is unknown. */
export const UnknownImpact: Story = create({
  form: { sold: gold, bought: unpriced, amount: '1000' },
  answers: { price: { fungibles: [] } },
})

/** The wallet was prompted before a page reload or from another tab, and the outcome is unknown. */
export const Requested: Story = create({ requests: [{ state: 'asked' }] })

export const Pending: Story = create({ requests: [{ state: 'sent' }] })

export const UnsupportedNetwork: Story = create({ unsupported: true })

export const LongTexts: Story = create({
  form: { sold: longToken, bought: rose, amount: '123456789012.123456789012345678' },
  getBalance: () => ({ amount: longToken.listed, decimals: 18, symbol: longToken.symbol }),
})
