import type { Meta, StoryObj } from '@storybook/react-vite'
import { createSendKit } from '../../testing/sendStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Confirmed', shows: /was sent/ }),
  title: 'Views/WalletSendConfirmed',
  args: { pages: [{ view: 'WalletSendConfirmed' }], createKit: () => createSendKit() },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Sent: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
