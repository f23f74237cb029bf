import type { SocialPhase } from '@latchkey/kit/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLoginKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const createAt = (phase: SocialPhase) => () =>
  createLoginKit({ login: { social: { provider: 'github', phase } } })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'GitHub', shows: /Continue in the GitHub window/ }),
  title: 'Views/ConnectingSocial',
  args: {
    pages: [{ view: 'Connect' }, { view: 'ConnectingSocial', data: { provider: 'github' } }],
    createKit: createAt('waiting'),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Fetching: Story = { args: { createKit: createAt('fetching') } }

export const Blocked: Story = { args: { createKit: createAt('blocked') } }

export const BlockedNarrow: Story = { ...Blocked, globals: { viewport: { value: 'mobile1' } } }

export const Failed: Story = { args: { createKit: createAt('error') } }

export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } }
