import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createBuyKit } from '../../testing/buyStory.ts'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/BuyInProgress',
  parameters: viewParameters,
  args: {
    pages: [
      { view: 'OnRampProviders' },
      {
        view: 'BuyInProgress',
        data: { name: 'Card Desk', url: 'https://card.example/', failed: false },
      },
    ],
    createKit: () => createBuyKit(),
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

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Failed: Story = {
  args: {
    pages: [
      { view: 'OnRampProviders' },
      { view: 'BuyInProgress', data: { name: 'Card Desk', url: 'ftp:', failed: true } },
    ],
  },
}
