import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { viewParameters } from '../../testing/storyParameters.ts'
import { createSwapKit, rose } from '../../testing/swapStory.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/SwapSelectToken',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Swap' }, { view: 'SwapSelectToken', data: { target: 'toToken' } }],
    createKit: () => createSwapKit({ form: { bought: rose } }),
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

export const Tokens: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = {
  args: { createKit: () => createSwapKit({ answers: { tokens: 'never' } }) },
}

export const Failed: Story = {
  args: { createKit: () => createSwapKit({ answers: { tokens: {} } }) },
}

export const NothingFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'nothing')
    await page.findByText('No tokens found')
  },
}
