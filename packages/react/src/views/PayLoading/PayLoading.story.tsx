import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPayKit, etherPayment, goldPayment } from '../../testing/payStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Processing payment…', shows: /nothing to pay/ }),
  title: 'Views/PayLoading',
  args: { pages: [{ view: 'PayLoading' }], createKit: () => createPayKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createPayKit>[0]): Story => ({
  args: { createKit: () => createPayKit(options) },
})
const exchange = { id: 'harbour', name: 'Harbour Exchange' }
const hash = `0x${'cd'.repeat(32)}`
const steps = ['swapping', 'sending'] as const

export const Sending: Story = create({ progress: { steps: ['sending'], step: 'sending', hash } })

export const Dark: Story = {
  ...create({ progress: { steps, step: 'swapping' } }),
  globals: { theme: 'dark' },
}

export const RightToLeft: Story = {
  ...create({ progress: { steps, step: 'swapping' } }),
  globals: { direction: 'rtl' },
}

export const Narrow: Story = {
  ...create({ progress: { steps, step: 'swapping' } }),
  globals: { viewport: { value: 'mobile1' } },
}

/** The swap is done, and the wallet shows the request for the transfer. */
export const Asked: Story = create({ progress: { steps, step: 'sending', asked: true } })

export const AtExchange: Story = create({
  payment: etherPayment,
  progress: { exchange, steps: ['receiving', 'sending'], step: 'receiving' },
})

export const Success: Story = create({
  payment: goldPayment,
  progress: { steps, step: 'sending', end: 'success', hash },
})

export const Failure: Story = create({
  progress: { steps: ['sending'], step: 'sending', end: 'failure', hash },
})

export const Refund: Story = create({ progress: { steps, step: 'sending', end: 'refund' } })

export const Timeout: Story = create({
  progress: { steps: ['sending'], step: 'sending', end: 'timeout', hash },
})
