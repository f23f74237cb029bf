import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createSwapKit } from '../../testing/swapStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Switch network', shows: /doesn’t support/ }),
  title: 'Views/UnsupportedChain',
  args: {
    pages: [{ view: 'UnsupportedChain' }],
    createKit: () =>
      createTestKit({ started: false, connected: fakeWallet({ caipNetworkId: 'eip155:10' }) }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Rest: Story = {}

/** Swaps are not supported on the active network. */
export const Swapping: Story = {
  args: {
    pages: [{ view: 'Account' }, { view: 'UnsupportedChain', data: { swap: true } }],
    createKit: () => createSwapKit({ unsupported: true }),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
