import type { Meta, StoryObj } from '@storybook/react-vite'
import { createSessionKit, sessionAnswers } from '../../testing/sessionStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: '', shows: /Smart session created/ }),
  title: 'Views/SmartSessionCreated',
  args: { pages: [{ view: 'SmartSessionCreated' }], createKit: () => createSessionKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Created: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The blockchain API has not accepted the smart session. */
export const Unlisted: Story = {
  args: { pages: [{ view: 'SmartSessionCreated', data: { listed: false } }] },
}

/** The app has a page that explains smart sessions. */
export const WithHelp: Story = {
  args: {
    createKit: () =>
      createSessionKit(sessionAnswers(), {
        guideUrls: { permissions: 'https://help.example/sessions' },
      }),
  },
}
