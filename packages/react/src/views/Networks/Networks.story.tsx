import { allNetworks } from '@latchkey/core/networks'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/Networks',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Account' }, { view: 'Networks' }],
    createKit: () => createTestKit({ started: false, connected: fakeWallet() }),
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

export const Three: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Many: Story = {
  args: {
    createKit: () => {
      const [first, ...rest] = allNetworks.filter(
        ({ chainNamespace }) => chainNamespace === 'eip155',
      )
      return createTestKit({
        started: false,
        connected: fakeWallet(),
        ...(first && { networks: [first, ...rest] }),
      })
    },
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'zzz')
    await page.findByText('No network has this name.')
  },
}
