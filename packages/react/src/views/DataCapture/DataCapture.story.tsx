import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createCaptureKit } from '../../testing/captureStory.ts'
import { longEmail, storyEmail } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Profile', shows: /needs your email/ }),
  title: 'Views/DataCapture',
  args: { pages: [{ view: 'DataCapture' }], createKit: () => createCaptureKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Required: Story = {}

export const Optional: Story = { args: { createKit: () => createCaptureKit([]) } }

export const Recent: Story = {
  args: { createKit: () => createCaptureKit([], `${storyEmail},second@example.com,${longEmail}`) },
}

export const Dark: Story = { ...Recent, globals: { theme: 'dark' } }

export const Narrow: Story = {
  ...Recent,
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
}

export const Endings: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('textbox'), 'player')
    await page.findByText('@gmail.com')
  },
}
