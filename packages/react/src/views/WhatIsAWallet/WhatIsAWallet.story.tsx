import { createTestKit } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'What is a wallet?', shows: /One key to many apps/ }),
  title: 'Views/WhatIsAWallet',
  args: {
    pages: [{ view: 'Connect' }, { view: 'WhatIsAWallet' }],
    createKit: () => createTestKit({ started: false }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Rest: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
