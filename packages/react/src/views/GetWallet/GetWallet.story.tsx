import { createTestKit } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toStoryDirectory } from '../../testing/directoryStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Get a wallet', shows: /\S/ }),
  title: 'Views/GetWallet',
  args: {
    pages: [{ view: 'Connect' }, { view: 'GetWallet' }],
    createKit: () =>
      createTestKit({
        started: false,
        guideUrls: { wallets: 'https://guide.example' },
        ...toStoryDirectory(),
      }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Rest: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = {
  args: {
    createKit: () => createTestKit({ started: false, ...toStoryDirectory({ held: true }) }),
  },
}

export const Nothing: Story = { args: { createKit: () => createTestKit({ started: false }) } }
