import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { viewParameters } from '../../testing/storyParameters.ts'
import { createSwapKit } from '../../testing/swapStory.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/UnsupportedChain',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'UnsupportedChain' }],
    createKit: () =>
      createTestKit({ started: false, connected: fakeWallet({ caipNetworkId: 'eip155:10' }) }),
  },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Rest: Story = {}

/** Nobody swaps on the network in use. */
export const Swapping: Story = {
  args: {
    pages: [{ view: 'Account' }, { view: 'UnsupportedChain', data: { swap: true } }],
    createKit: () => createSwapKit({ elsewhere: true }),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
