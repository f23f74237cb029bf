import type { SocialPhase } from '@latchkey/kit/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createLoginKit } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const createAt = (phase: SocialPhase) => () =>
  createLoginKit({ login: { social: { provider: 'github', phase } } })

const meta: Meta<ViewStageProps> = {
  title: 'Views/ConnectingSocial',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Connect' }, { view: 'ConnectingSocial', data: { provider: 'github' } }],
    createKit: createAt('waiting'),
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

export const Fetching: Story = { args: { createKit: createAt('fetching') } }

export const Blocked: Story = { args: { createKit: createAt('blocked') } }

export const BlockedNarrow: Story = { ...Blocked, globals: { viewport: { value: 'mobile1' } } }

export const Failed: Story = { args: { createKit: createAt('error') } }

export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } }
