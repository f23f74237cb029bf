import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createLoginKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Recover wallet', shows: /isn’t on this device yet/ }),
  title: 'Views/RecoverWallet',
  args: {
    pages: [{ view: 'Connect' }, { view: 'RecoverWallet' }],
    createKit: () => createLoginKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const WithoutFrame: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Continuing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const button = await page.findByRole('button', { name: 'Continue' })
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  },
}
