import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createLoggedInKit, failingFrame, longEmail } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Edit email', shows: /Save/ }),
  title: 'Views/UpdateEmailWallet',
  args: {
    pages: [{ view: 'Account' }, { view: 'UpdateEmailWallet', data: { redirectView: 'Account' } }],
    createKit: () => createLoggedInKit(),
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
