import { createTestKit } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const lantern = {
  id: 'lantern',
  name: 'Lantern',
  chromeStore: 'https://chrome.example',
  appStore: 'https://ios.example',
  playStore: 'https://android.example',
  homepage: 'https://lantern.example',
}

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Get Lantern', shows: /iOS app/ }),
  title: 'Views/Downloads',
  args: {
    pages: [{ view: 'Connect' }, { view: 'Downloads', data: { wallet: lantern } }],
    createKit: () => createTestKit({ started: false }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Rest: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Nowhere: Story = {
  args: {
    pages: [
      { view: 'Connect' },
      { view: 'Downloads', data: { wallet: { id: 'nowhere', name: 'Lantern' } } },
    ],
  },
}
