import type { Meta, StoryObj } from '@storybook/react-vite'
import { createSendKit, ether, gold, longToken, receiver } from '../../testing/sendStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const filled = { token: gold, amount: '12.5', receiver }

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Review send', shows: /You send/ }),
  title: 'Views/WalletSendPreview',
  args: {
    pages: [{ view: 'WalletSend' }, { view: 'WalletSendPreview', data: { requestId: 'one' } }],
    createKit: () => createSendKit({ form: filled }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createSendKit>[0]) => ({
  args: { createKit: () => createSendKit(options) },
})

export const Token: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Named: Story = create({ form: { ...filled, receiver: 'mira.latchkey.id' } })

export const Coin: Story = create({ form: { token: ether, amount: '0.25', receiver } })

/** The recipient's address resembles another one to which the user sent recently. */
export const LookAlike: Story = create({
  form: filled,
  recent: [`${receiver.slice(0, 8)}${'1'.repeat(28)}${receiver.slice(-6)}`],
})

export const Burned: Story = create({ form: { ...filled, receiver: `0x${'0'.repeat(40)}` } })

/** The balance suffices for the amount, but not for the fee in addition. */
export const ShortOfFee: Story = create({ form: { token: ether, amount: '1.5', receiver } })

/** The simulation of the transaction fails with a reason. */
export const Fails: Story = create({
  form: filled,
  forecast: { fails: true, reason: 'ERC20: transfers are paused' },
})

export const FailsSilently: Story = create({ form: filled, forecast: { fails: true } })

export const KeepsPart: Story = create({
  form: filled,
  forecast: { fails: false, arrives: 12_375_000n },
})

export const LongTexts: Story = create({
  form: { token: longToken, amount: '0.123456789012345678', receiver: 'mira.latchkey.id' },
})

/** The outcome of an earlier transfer is unknown. The account has sent nothing since then. */
export const Earlier: Story = create({
  form: filled,
  requests: [{ state: 'unknown', position: '0/0' }],
})

/** The account has sent a transaction since then. */
export const Moved: Story = create({
  form: filled,
  requests: [{ state: 'unknown', position: '5/5' }],
})

export const MovedNarrow: Story = { ...Moved, globals: { viewport: { value: 'mobile1' } } }

export const MovedDark: Story = { ...Moved, globals: { theme: 'dark' } }

/** The nonce of the account is unreadable, so the preview shows that the network gave no answer. */
export const Unread: Story = create({ form: filled, requests: [{ state: 'unknown' }] })

/** The send form is empty, because the send is done or the network has changed. */
export const Nothing: Story = create({})
