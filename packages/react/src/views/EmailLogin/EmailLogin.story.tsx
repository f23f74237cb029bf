import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createLoggedInKit, createLoginKit, storyEmail } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/EmailLogin',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'EmailLogin' }],
    createKit: () => createLoginKit(),
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

export const Typed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByTestId('wui-email-input'), storyEmail)
    await page.findByRole('button', { name: 'Continue with this email' })
  },
}

export const Waiting: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByTestId('wui-email-input'), `${storyEmail}{Enter}`)
    await waitFor(() =>
      expect(page.getByTestId('wui-email-input').getAttribute('aria-busy')).toBe('true'),
    )
  },
}

export const Wrong: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByTestId('wui-email-input'), 'player at example{Enter}')
    await page.findByText(/Check the address/)
  },
}

export const Taken: Story = { args: { createKit: () => createLoggedInKit() } }
