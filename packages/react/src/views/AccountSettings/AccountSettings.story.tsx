import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLoggedInKit, longEmail } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: '', shows: /Change email/ }),
  title: 'Views/AccountSettings',
  args: {
    pages: [{ view: 'Account' }, { view: 'AccountSettings' }],
    createKit: () => createLoggedInKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Email: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Social: Story = {
  args: {
    createKit: () =>
      createLoggedInKit({ username: 'player-of-the-month', socialProvider: 'discord' }),
  },
}

export const SmartAccount: Story = {
  args: {
    createKit: () => {
      const kit = createLoggedInKit({ email: longEmail, accountType: 'smartAccount' })
      kit.ports.storage.setItem('@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '1')
      return kit
    },
  },
}
