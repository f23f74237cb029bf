import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createLoggedInKit, createLoginKit, storyEmail } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Email login', shows: /^Email$/ }),
  title: 'Views/EmailLogin',
  args: {
    pages: [{ view: 'EmailLogin' }],
    createKit: () => createLoginKit(),
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
