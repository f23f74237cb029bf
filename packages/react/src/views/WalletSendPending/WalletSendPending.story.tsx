import { NotReplaceableError } from '@latchkey/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createSendKit } from '../../testing/sendStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const sent = { state: 'sent' } as const
const cancelling = { id: 'replace/0x1', root: 'request-0', act: 'cancel' } as const
const faster = { ...cancelling, act: 'speedUp' } as const

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Activity', shows: /Waiting to be confirmed/ }),
  title: 'Views/WalletSendPending',
  args: {
    pages: [{ view: 'Transactions' }, { view: 'WalletSendPending', data: { id: 'request-0' } }],
    createKit: () => createSendKit({ requests: [sent] }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createSendKit>[0]) => ({
  args: { createKit: () => createSendKit({ requests: [sent], ...options }) },
})
const refuse = (reason: NotReplaceableError['reason']) =>
  create({
    replacing: {
      getFees: async () => {
        throw new NotReplaceableError({ id: '0x1', reason })
      },
    },
  })

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Faster: Story = create({ requests: [sent, { ...sent, ...faster }] })

export const Cancelling: Story = create({
  requests: [sent, { ...sent, ...cancelling }],
  replacing: { getFees: async () => ({ now: 71_400n * 10n ** 9n, cancel: 78_540n * 10n ** 9n }) },
})

/** The wallet was prompted from a page that has since been closed. */
export const Requested: Story = create({ requests: [sent, { state: 'asked', ...cancelling }] })

/**
 * The transaction can only be cancelled, because its change output is too small to pay a higher
 * fee.
 */
export const OnlyCancel: Story = create({
  replacing: { getFees: async () => ({ now: 2_000n, cancel: 4_000n }) },
})

export const Loading: Story = create({ replacing: { getFees: () => new Promise(() => {}) } })

export const SmartAccount: Story = create({ type: 'smartAccount' })

/** The chain does not support replacement. */
export const Unsupported: Story = create({ replacing: null })

export const Mined: Story = refuse('mined')

export const Unknown: Story = refuse('unknown')

export const Different: Story = refuse('different')

export const Unreachable: Story = create({
  replacing: { getFees: () => Promise.reject(new TypeError('Failed to fetch')) },
})

export const LongTexts: Story = create({
  requests: [{ ...sent, amount: '123456789.123456789012345678', symbol: 'DONAUDAMPFSCHIFF' }],
})

export const Finished: Story = create({ requests: [] })
