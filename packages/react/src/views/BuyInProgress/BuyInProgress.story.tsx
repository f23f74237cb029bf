import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBuyKit } from '../../testing/buyStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Buy', shows: /Continue with Card Desk/ }),
  title: 'Views/BuyInProgress',
  args: {
    pages: [
      { view: 'OnRampProviders' },
      {
        view: 'BuyInProgress',
        data: { name: 'Card Desk', url: 'https://card.example/', failed: false },
      },
    ],
    createKit: () => createBuyKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Failed: Story = {
  args: {
    pages: [
      { view: 'OnRampProviders' },
      { view: 'BuyInProgress', data: { name: 'Card Desk', url: 'ftp:', failed: true } },
    ],
  },
}
