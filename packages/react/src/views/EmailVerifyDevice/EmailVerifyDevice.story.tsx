import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createLoginKit, longEmail, storyEmail, withCountdown } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/EmailVerifyDevice',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'EmailLogin' }, { view: 'EmailVerifyDevice', data: { email: storyEmail } }],
    createKit: () => createLoginKit({ login: { deviceNumber: 42 } }),
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

export const WithoutNumber: Story = { args: { createKit: () => createLoginKit() } }

export const Counting: Story = {
  args: { createKit: () => withCountdown(createLoginKit({ login: { deviceNumber: 7 } })) },
}

export const LongAddress: Story = {
  args: { pages: [{ view: 'EmailVerifyDevice', data: { email: longEmail } }] },
}
