import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
// Imported here, so that loading the code does not count towards the time limit of a story.
import '../../shell/createShell.ts'
import './ApproveTransaction.tsx'
import { createLoggedInKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Approve transaction', shows: /Review the request/ }),
  title: 'Views/ApproveTransaction',
  args: {
    pages: [{ view: 'ApproveTransaction' }],
    createKit: () => createLoggedInKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

/** Shows the area of the secure frame before the frame has rendered. */
export const Pending: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const card = await page.findByTestId('w3m-modal-card')
    await page.findByText(/Review the request/)
    const place = card.querySelector('[data-tall]')
    // The area has its full height and the width of the card (K-APPROVE-03).
    await waitFor(() => {
      const { width, bottom } = card.getBoundingClientRect()
      const rect = place?.getBoundingClientRect()
      expect(rect?.height).toBe(Math.min(600, innerHeight - 96))
      expect(rect?.width).toBe(width)
      expect(Math.abs((rect?.bottom ?? 0) - bottom)).toBeLessThanOrEqual(1)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
