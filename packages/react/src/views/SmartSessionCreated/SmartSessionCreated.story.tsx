import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createSessionKit, sessionAnswers } from '../../testing/sessionStory.ts'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/SmartSessionCreated',
  parameters: viewParameters,
  args: { pages: [{ view: 'SmartSessionCreated' }], createKit: () => createSessionKit() },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Created: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The service did not take it. */
export const Unlisted: Story = {
  args: { pages: [{ view: 'SmartSessionCreated', data: { listed: false } }] },
}

/** The app has a page about smart sessions. */
export const WithHelp: Story = {
  args: {
    createKit: () =>
      createSessionKit(sessionAnswers(), {
        guideUrls: { permissions: 'https://help.example/sessions' },
      }),
  },
}
