import { arbitrum, base, mainnet, optimism, polygon } from '@latchkey/core/networks'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/WalletCompatibleNetworks',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'WalletReceive' }, { view: 'WalletCompatibleNetworks' }],
    createKit: () =>
      createTestKit({
        started: false,
        connected: fakeWallet(),
        networks: [mainnet, polygon, base, arbitrum, optimism],
      }),
  },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Several: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
