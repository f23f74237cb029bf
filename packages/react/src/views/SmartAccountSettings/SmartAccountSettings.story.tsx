import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createLoggedInKit, createSmartKit } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/SmartAccountSettings',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'AccountSettings' }, { view: 'SmartAccountSettings' }],
    createKit: () => createSmartKit('smartAccount'),
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

export const SmartAccount: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Eoa: Story = { args: { createKit: () => createSmartKit('eoa') } }

/** A frame that tells one address alone. */
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
