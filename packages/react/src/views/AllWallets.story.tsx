import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { viewParameters } from '../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../testing/ViewStage.tsx'
import { walletIcons } from '../testing/walletIcons.ts'

const names = ['Amber', 'Basalt Vault', 'Cobalt', 'Donaudampfschifffahrtswallet', 'محفظة', 'Flint']
const wallets = names.map((name, index) =>
  fakeWallet({
    id: name.toLowerCase(),
    name,
    info: { icon: Object.values(walletIcons)[index % 4] ?? '' },
  }),
)

const meta: Meta<ViewStageProps> = {
  title: 'Views/AllWallets',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Connect' }, { view: 'AllWallets' }],
    createKit: () => createTestKit({ started: false, wallets }),
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

export const Wallets: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'zzz')
    await page.findByTestId('no-wallet-found')
  },
}

export const None: Story = { args: { createKit: () => createTestKit({ started: false }) } }
