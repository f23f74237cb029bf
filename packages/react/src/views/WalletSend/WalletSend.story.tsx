import type { Meta, StoryObj } from '@storybook/react-vite'
import { createSendKit, ether, gold, longToken, receiver } from '../../testing/sendStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Send', shows: /Add address|Select token/ }),
  title: 'Views/WalletSend',
  args: { pages: [{ view: 'Account' }, { view: 'WalletSend' }], createKit: () => createSendKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

const filled = { token: gold, amount: '12.5', receiver }
const create = (options: Parameters<typeof createSendKit>[0]) => ({
  args: { createKit: () => createSendKit(options) },
})

export const Empty: Story = {}

export const Filled: Story = create({ form: filled })

export const Dark: Story = { ...create({ form: filled }), globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...create({ form: filled }), globals: { direction: 'rtl' } }

export const Narrow: Story = {
  ...create({ form: filled }),
  globals: { viewport: { value: 'mobile1' } },
}

export const Insufficient: Story = create({ form: { ...filled, token: ether } })

export const WrongAmount: Story = create({ form: { ...filled, amount: '1.5.5' } })

/** The separator may be a decimal or a group separator, so the form asks which. */
export const AmbiguousAmount: Story = create({ form: { ...filled, amount: '1,000' } })

export const Named: Story = create({ form: { ...filled, receiver: 'mira.latchkey.id' } })

export const UnknownName: Story = create({ form: { ...filled, receiver: 'nobody.latchkey.id' } })

/** The account has chosen another name for itself. */
export const UnconfirmedName: Story = create({
  form: { ...filled, receiver: 'other.latchkey.id' },
})

/** The name is of another kind of network. */
export const NameOfOtherNetwork: Story = create({ form: { ...filled, receiver: 'mira.sol' } })

export const NameFailed: Story = create({
  form: { ...filled, receiver: 'mira.latchkey.id' },
  answers: { 'mira.latchkey.id': 'error' },
})

/** The balance is unknown, so the send form does not report that it is too low. */
export const BalanceUnknown: Story = create({
  form: { ...filled, token: ether },
  getBalance: () => Promise.reject(new TypeError('offline')),
})

/** The wallet was prompted before a page reload or from another tab, and the outcome is unknown. */
export const Requested: Story = create({ requests: [{ state: 'asked' }] })

export const Pending: Story = create({ requests: [{ state: 'sent' }] })

export const LongTexts: Story = create({
  form: { token: longToken, amount: '123456789012.123456789012345678', receiver },
})

/** The app has filled in the send form. The user can only send it unchanged or leave. */
export const Prefilled: Story = {
  args: {
    pages: [
      {
        view: 'WalletSend',
        data: { caipNetworkId: 'eip155:1', token: gold.address, amount: '250', to: receiver },
      },
    ],
    createKit: () => createSendKit(),
  },
}

/** The app requests a transfer on a network that it does not configure. */
export const Refused: Story = {
  args: {
    pages: [{ view: 'WalletSend', data: { caipNetworkId: 'eip155:5', amount: '1', to: receiver } }],
    createKit: () => createSendKit(),
  },
}
