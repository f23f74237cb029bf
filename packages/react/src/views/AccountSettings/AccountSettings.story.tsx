import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createLoggedInKit, longEmail } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/AccountSettings',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Account' }, { view: 'AccountSettings' }],
    createKit: () => createLoggedInKit(),
  },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
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
