import { createTestKit, type FakeWalletOptions, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const named: FakeWalletOptions = {
  id: 'basalt',
  name: 'Basalt Vault',
  info: { icon: walletIcons.basalt },
}
const createWith = (options: FakeWalletOptions) => () =>
  createTestKit({ started: false, wallets: [fakeWallet({ ...named, ...options })] })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Basalt Vault', shows: /Continue in Basalt Vault/ }),
  title: 'Views/ConnectingExternal',
  args: {
    pages: [
      { view: 'Connect' },
      { view: 'ConnectingExternal', data: { connectorId: 'basalt', namespace: 'eip155' } },
    ],
    createKit: createWith({ hangs: 'connect' }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const StillWaiting: Story = {
  args: {
    createKit: () => {
      const kit = createWith({ hangs: 'connect' })()
      const unsubscribe = kit.connection.subscribe(({ pending }) => {
        if (!pending) return
        unsubscribe()
        queueMicrotask(() => kit.test.clock.advance(60_000))
      })
      return kit
    },
  },
}

export const Busy: Story = { args: { createKit: createWith({ busy: 'connect' }) } }

export const Declined: Story = { args: { createKit: createWith({ rejects: 'connect' }) } }

export const Failed: Story = { args: { createKit: createWith({ accounts: [] }) } }

export const LongName: Story = {
  args: {
    createKit: createWith({
      hangs: 'connect',
      name: 'Donaudampfschifffahrtsgesellschaftswallet für Kapitäne',
    }),
  },
}

export const AlreadyConnected: Story = {
  args: { createKit: () => createTestKit({ started: false, connected: fakeWallet(named) }) },
}
