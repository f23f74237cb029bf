import { BaseError } from '@latchkey/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ether, gold, longToken } from '../../testing/sendStory.ts'
import { createSwapKit, readLargeBalance, rose } from '../../testing/swapStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const { priceUsd, ...unpriced } = rose
const filled = { sold: gold, bought: rose, amount: '1000.5' }

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Preview swap', shows: /Price impact/ }),
  title: 'Views/SwapPreview',
  args: {
    pages: [{ view: 'Swap' }, { view: 'SwapPreview', data: { requestId: 'one' } }],
    createKit: () => createSwapKit({ form: filled }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createSwapKit>[0]) => ({
  args: { createKit: () => createSwapKit(options) },
})
const refusing = (code: string) =>
  create({
    form: filled,
    swap: { check: () => Promise.reject(new BaseError('No', { code })) },
  })

export const Tokens: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The token requires that its earlier approval is reset first, as some old stablecoins do. */
export const Reset: Story = create({
  form: filled,
  answers: { allowance: { allowance: '5' } },
  swap: { toFirst: async (step) => ({ ...step, act: 'reset' }) },
})

export const Approval: Story = create({ form: filled, answers: { allowance: { allowance: '0' } } })

/** The account approves and swaps with one confirmation. */
export const Batch: Story = create({
  form: filled,
  answers: { allowance: { allowance: '0' } },
  swap: { canBatch: async () => true },
})

export const Preparing: Story = create({ form: filled, answers: { 'build-transaction': 'never' } })

/**
 * The user entered the whole native balance. The swap sells slightly less, so that enough is left
 * for the fee.
 */
export const Reduced: Story = create({ form: { sold: ether, bought: rose, amount: '1.5' } })

/** The transaction that the swap provider built does not match the request. */
export const Mismatch: Story = refusing('swap_mismatch')

export const PriceChanged: Story = refusing('swap_price_changed')

/** A swap that would lose half of the value: the user must tick a checkbox. */
export const HeavyImpact: Story = create({
  form: { ...filled, amount: '6000' },
  getBalance: readLargeBalance,
})

/** A swap that would lose about a tenth of the value: a sentence explains it. */
export const NotableImpact: Story = create({
  form: { ...filled, amount: '3300' },
  getBalance: readLargeBalance,
})

/** A token has no price, so the price impact is unknown. */
export const UnknownImpact: Story = create({
  form: { sold: gold, bought: unpriced, amount: '1000.5' },
  answers: { price: { fungibles: [] } },
})

/** The outcome of an earlier swap is unknown. The account has sent nothing since then. */
export const Earlier: Story = create({
  form: filled,
  requests: [{ state: 'unknown', position: '0/0' }],
})

/** The account has sent a transaction since then. */
export const Moved: Story = create({
  form: filled,
  requests: [{ state: 'unknown', position: '5/5' }],
})

export const LongTexts: Story = create({
  form: { sold: longToken, bought: rose, amount: '0.123456789012345678' },
  getBalance: () => ({ amount: longToken.listed, decimals: 18, symbol: longToken.symbol }),
})

/** The swap form is empty, because the swap is done or the network has changed. */
export const Nothing: Story = create({})
