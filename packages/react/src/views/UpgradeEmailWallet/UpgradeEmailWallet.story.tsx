import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLoggedInKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Upgrade your wallet', shows: /its own page/ }),
  title: 'Views/UpgradeEmailWallet',
  args: {
    pages: [{ view: 'Account' }, { view: 'UpgradeEmailWallet' }],
    createKit: () => createLoggedInKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Rest: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
