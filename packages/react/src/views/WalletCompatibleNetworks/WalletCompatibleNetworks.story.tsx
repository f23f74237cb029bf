import { arbitrum, base, mainnet, optimism, polygon } from '@latchkey/core/networks'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Compatible networks', shows: /Only send assets on these networks/ }),
  title: 'Views/WalletCompatibleNetworks',
  args: {
    pages: [{ view: 'WalletReceive' }, { view: 'WalletCompatibleNetworks' }],
    createKit: () =>
      createTestKit({
        started: false,
        connected: fakeWallet(),
        networks: [mainnet, polygon, base, arbitrum, optimism],
      }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Several: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
