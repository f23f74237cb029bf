import { setBalancesHidden } from '@latchkey/kit/query'
import { createTestKit, fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fakeNft, fakeTransaction, fakeTransfer } from '../../testing/fakeHistory.ts'
import { createSendKit } from '../../testing/sendStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const now = Date.now()
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()

const several = [
  fakeTransaction('waiting', { status: 'pending', minedAt: ago(0) }),
  fakeTransaction('swap', {
    operationType: 'trade',
    minedAt: ago(1),
    application: { name: 'Harbor Exchange', iconUrl: null },
    transfers: [
      fakeTransfer('out', '1.25', 'ETH', 3_750),
      fakeTransfer('in', '3748.119', 'USDC', 3_748),
    ],
  }),
  fakeTransaction('in', {
    operationType: 'receive',
    minedAt: ago(3),
    transfers: [fakeTransfer('in', '25.5', 'USDC', 25.5)],
  }),
  fakeTransaction('failed', { status: 'failed', minedAt: ago(35) }),
  fakeTransaction('nft', {
    operationType: 'mint',
    minedAt: ago(36),
    transfers: [fakeNft('in', 'Clubhouse Gate Pass 2031')],
  }),
  fakeTransaction('approve', { operationType: 'approve', minedAt: ago(37), transfers: [] }),
  fakeTransaction('dust', {
    operationType: 'receive',
    minedAt: ago(400),
    transfers: [fakeTransfer('in', '0.00000001', 'ETH', 0)],
  }),
  fakeTransaction('long', {
    operationType: 'send',
    minedAt: ago(401),
    application: { name: 'Donaudampfschifffahrtsgesellschaft', iconUrl: null },
    transfers: [fakeTransfer('out', '123456789012.123456', 'DDSGKT', 9e9)],
  }),
]
const many = Array.from({ length: 10_000 }, (_, index) =>
  fakeTransaction(`t${index}`, { minedAt: ago(index / 8) }),
)

const create = (history: FakeAnswers[string], more: FakeAnswers = {}) =>
  function createKit() {
    return createTestKit({
      started: false,
      connected: fakeWallet(),
      adapters: [fakeAdapter()],
      blockchainApiUrl: 'https://api.example',
      ports: {
        now: Date.now,
        fetch: fakeApi({
          'supported-chains': { http: ['eip155:1'], ws: [] },
          balance: { balances: [] },
          history,
          ...more,
        }),
      },
    })
  }

const requests = [{ state: 'sent' }, { state: 'sent', act: 'cancel', amount: '12.5' }] as const

/** Returns a function that creates a kit with pending transactions and the given history. */
const createSent =
  (history: FakeAnswers[string], more: FakeAnswers = {}) =>
  () =>
    createSendKit({ requests, answers: { history, ...more } })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Activity', shows: /^Pending$/ }),
  title: 'Views/Transactions',
  args: {
    pages: [{ view: 'Account' }, { view: 'Transactions' }],
    createKit: create({ data: several, next: null }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Several: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

const poisoned = [
  fakeTransaction('bait', {
    ...{ operationType: 'foreign', minedAt: ago(2) },
    transfers: [{ ...fakeTransfer('out', '900', 'USDC'), foreign: true }],
  }),
  ...several,
]

/** Transfers that strangers placed in the history are hidden, with a switch that shows them. */
export const Foreign: Story = {
  args: { createKit: create({ data: poisoned, next: null }) },
}

export const ForeignShown: Story = {
  ...Foreign,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByTestId('activity-show-all'))
    await page.findByText('Not sent by you')
    // The new rows fade in, and their contrast is that of the design only at rest.
    const getMoving = () =>
      canvasElement.ownerDocument
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running')
    await waitFor(() => expect(getMoving()).toEqual([]))
  },
}

export const ForeignDark: Story = { ...ForeignShown, globals: { theme: 'dark' } }

export const ForeignNarrow: Story = {
  ...ForeignShown,
  globals: { viewport: { value: 'mobile1' } },
}

export const Hidden: Story = {
  args: {
    createKit: () => {
      const kit = create({ data: several, next: null })()
      setBalancesHidden(kit, true)
      return kit
    },
  },
}

export const Many: Story = { args: { createKit: create({ data: many, next: null }) } }

export const Loading: Story = { args: { createKit: create('never') } }

export const None: Story = { args: { createKit: create({ data: [], next: null }) } }

export const Failed: Story = { args: { createKit: create('error') } }

/** No service lists the transactions of the network. */
export const Unsupported: Story = {
  args: { createKit: create('error', { 'supported-chains': { http: [], ws: [] } }) },
}

export const Sent: Story = { args: { createKit: createSent({ data: several, next: null }) } }

export const SentUnsupported: Story = {
  args: { createKit: createSent('error', { 'supported-chains': { http: [], ws: [] } }) },
}

export const InTheAccount: Story = {
  args: { pages: [{ view: 'Account', data: { tab: 'activity' } }] },
}

export const NoneInTheAccount: Story = {
  args: {
    pages: [{ view: 'Account', data: { tab: 'activity' } }],
    createKit: create({ data: [], next: null }),
  },
}
