import { createTestKit, type FakeWalletOptions, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const createWith = (options: FakeWalletOptions) => () =>
  createTestKit({
    started: false,
    connected: fakeWallet({ id: 'basalt', name: 'Basalt Vault', ...options }),
  })

const meta: Meta<ViewStageProps> = {
  title: 'Views/SwitchNetwork',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Networks' }, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:137' } }],
    createKit: createWith({ hangs: 'switchNetwork' }),
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

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Declined: Story = { args: { createKit: createWith({ rejects: 'switchNetwork' }) } }

export const CannotSwitch: Story = { args: { createKit: createWith({ lacks: ['switchNetwork'] }) } }
