import type { Meta, StoryObj } from '@storybook/react-vite'
import { createInstalledKit, createLoggedInKit, createLoginKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'All socials', shows: /Google/ }),
  title: 'Views/ConnectSocials',
  args: {
    pages: [{ view: 'Connect' }, { view: 'ConnectSocials' }],
    createKit: () => createLoginKit({ features: { socials: true } }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const All: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Taken: Story = { args: { createKit: () => createLoggedInKit() } }

/** The page runs as an installed app, and its secure frame has not loaded yet. */
export const Preparing: Story = { args: { createKit: () => createInstalledKit() } }

export const None: Story = {
  args: { createKit: () => createLoginKit({ features: { socials: false } }) },
}
