import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Fund wallet', shows: /Receive funds/ }),
  title: 'Views/FundWallet',
  args: {
    pages: [{ view: 'Account' }, { view: 'FundWallet' }],
    createKit: () => createTestKit({ started: false, connected: fakeWallet() }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Offered: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
