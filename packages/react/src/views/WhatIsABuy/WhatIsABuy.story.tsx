import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBuyKit } from '../../testing/buyStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'What is Buy?', shows: /Pay by card or bank transfer/ }),
  title: 'Views/WhatIsABuy',
  args: {
    pages: [{ view: 'OnRampProviders' }, { view: 'WhatIsABuy' }],
    createKit: () => createBuyKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Explained: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
