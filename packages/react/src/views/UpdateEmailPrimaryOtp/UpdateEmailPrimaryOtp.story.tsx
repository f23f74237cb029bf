import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import {
  createLoggedInKit,
  failingFrame,
  longEmail,
  storyEmail,
  withCountdown,
} from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/UpdateEmailPrimaryOtp',
  parameters: viewParameters,
  args: {
    pages: [
      { view: 'Account' },
      { view: 'UpdateEmailPrimaryOtp', data: { email: storyEmail, newEmail: 'new@example.com' } },
    ],
    createKit: () => createLoggedInKit(),
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

export const Empty: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Counting: Story = {
  args: { createKit: () => withCountdown(createLoggedInKit()) },
}

export const Checking: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const code = await page.findByTestId('wui-otp-input')
    await userEvent.type(within(code).getAllByRole('textbox')[0] ?? code, '123456')
    await page.findByText('Checking the code')
  },
}

export const Wrong: Story = {
  args: { createKit: () => createLoggedInKit(undefined, { ports: failingFrame }) },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const code = await page.findByTestId('wui-otp-input')
    await userEvent.type(within(code).getAllByRole('textbox')[0] ?? code, '123456')
    await page.findByText(/Try again\.$/)
  },
}

export const LongAddress: Story = {
  args: {
    pages: [{ view: 'UpdateEmailPrimaryOtp', data: { email: longEmail, newEmail: longEmail } }],
  },
}
