import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createLoggedInKit, failingFrame, longEmail } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/UpdateEmailWallet',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Account' }, { view: 'UpdateEmailWallet', data: { redirectView: 'Account' } }],
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

export const Unchanged: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Changed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByTestId('wui-email-input'), '.org')
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

export const Saving: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByTestId('wui-email-input'), '.org{Enter}')
    await waitFor(() =>
      expect(page.getByTestId('wui-email-input').getAttribute('aria-busy')).toBe('true'),
    )
  },
}

export const Failed: Story = {
  args: { createKit: () => createLoggedInKit(undefined, { ports: failingFrame }) },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByTestId('wui-email-input'), '.org{Enter}')
    await page.findByText('Something went wrong')
  },
}

export const OnlySave: Story = { args: { pages: [{ view: 'UpdateEmailWallet' }] } }

export const LongAddress: Story = {
  args: { createKit: () => createLoggedInKit({ email: longEmail }) },
}
