import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import {
  createLoggedInKit,
  failingFrame,
  longEmail,
  storyEmail,
  withCountdown,
} from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Confirm new email', shows: /sent to your new email/ }),
  title: 'Views/UpdateEmailSecondaryOtp',
  args: {
    pages: [
      { view: 'Account' },
      { view: 'UpdateEmailSecondaryOtp', data: { email: storyEmail, newEmail: 'new@example.com' } },
    ],
    createKit: () => createLoggedInKit(),
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
    pages: [{ view: 'UpdateEmailSecondaryOtp', data: { email: longEmail, newEmail: longEmail } }],
  },
}
