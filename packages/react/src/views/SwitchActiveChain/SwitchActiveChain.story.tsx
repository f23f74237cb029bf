import { mainnet, solana } from '@latchkey/core/networks'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Switch chain', shows: /Amber doesn’t support Solana/ }),
  title: 'Views/SwitchActiveChain',
  args: {
    pages: [{ view: 'Networks' }, { view: 'SwitchActiveChain', data: { switchToChain: 'solana' } }],
    createKit: () =>
      createTestKit({
        started: false,
        networks: [mainnet, solana],
        connected: fakeWallet({ name: 'Amber' }),
      }),
  },
  // Waits for the view, so that the checks do not start during the navigation to it.
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
