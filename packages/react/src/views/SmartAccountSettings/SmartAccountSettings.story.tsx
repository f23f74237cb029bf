import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createLoggedInKit, createSmartKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Smart account settings', shows: /You are using a smart account/ }),
  title: 'Views/SmartAccountSettings',
  args: {
    pages: [{ view: 'AccountSettings' }, { view: 'SmartAccountSettings' }],
    createKit: () => createSmartKit('smartAccount'),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const SmartAccount: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Eoa: Story = { args: { createKit: () => createSmartKit('eoa') } }

/**
 * The secure frame reports only one address of the user, not both the externally owned and the
 * smart account.
 */
export const OneAddress: Story = { args: { createKit: () => createLoggedInKit() } }

export const Switching: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const row = await page.findByTestId('account-toggle-preferred-account-type')
    await userEvent.click(row)
    await waitFor(() => expect(row.getAttribute('aria-busy')).toBe('true'))
  },
}

export const Developer: Story = {
  args: {
    createKit: () => {
      const kit = createSmartKit('smartAccount')
      kit.ports.storage.setItem('dapp_smart_account_version', 'v6')
      return kit
    },
  },
}
