import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCaptureKit } from '../../testing/captureStory.ts'
import { storyEmail } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Confirm email', shows: /Enter the code/ }),
  title: 'Views/DataCaptureOtpConfirm',
  args: {
    pages: [
      { view: 'DataCapture' },
      { view: 'DataCaptureOtpConfirm', data: { email: storyEmail } },
    ],
    createKit: () => createCaptureKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Code: Story = {}
