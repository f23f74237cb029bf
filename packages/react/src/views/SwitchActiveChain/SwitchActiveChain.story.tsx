import { mainnet, solana } from '@latchkey/core/networks'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/SwitchActiveChain',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Networks' }, { view: 'SwitchActiveChain', data: { switchToChain: 'solana' } }],
    createKit: () =>
      createTestKit({
        started: false,
        networks: [mainnet, solana],
        connected: fakeWallet({ name: 'Amber' }),
      }),
  },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByTestId('w3m-switch-active-chain-button')
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Question: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
