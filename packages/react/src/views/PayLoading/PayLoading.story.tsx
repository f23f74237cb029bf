import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createPayKit, etherPayment, goldPayment } from '../../testing/payStory.ts'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/PayLoading',
  parameters: viewParameters,
  args: { pages: [{ view: 'PayLoading' }], createKit: () => createPayKit() },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
  },
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

/** Swapped; the wallet is asked to send. */
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
