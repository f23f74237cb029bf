import { createTestKit, type FakeWalletOptions, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const createWith = (options: FakeWalletOptions) => () =>
  createTestKit({
    started: false,
    connected: fakeWallet({ id: 'basalt', name: 'Basalt Vault', ...options }),
  })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Polygon', shows: /Approve in Basalt Vault/ }),
  title: 'Views/SwitchNetwork',
  args: {
    pages: [{ view: 'Networks' }, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:137' } }],
    createKit: createWith({ hangs: 'switchNetwork' }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Declined: Story = { args: { createKit: createWith({ rejects: 'switchNetwork' }) } }

export const CannotSwitch: Story = { args: { createKit: createWith({ lacks: ['switchNetwork'] }) } }
