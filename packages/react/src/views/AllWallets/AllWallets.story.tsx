import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { toStoryDirectory } from '../../testing/directoryStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const names = ['Amber', 'Basalt Vault', 'Cobalt', 'Donaudampfschifffahrtswallet', 'محفظة', 'Flint']
const wallets = names.map((name, index) =>
  fakeWallet({
    id: name.toLowerCase(),
    name,
    info: { icon: Object.values(walletIcons)[index % 4] ?? '' },
  }),
)

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'All wallets', shows: /Alder Wallet/ }),
  title: 'Views/AllWallets',
  args: {
    pages: [{ view: 'Connect' }, { view: 'AllWallets' }],
    createKit: () => createTestKit({ started: false, wallets, ...toStoryDirectory() }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Wallets: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const NothingFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'zzz')
    await page.findByTestId('no-wallet-found')
  },
}

export const None: Story = { args: { createKit: () => createTestKit({ started: false }) } }

export const Certified: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByTestId('wui-certified-switch'))
  },
}

export const Found: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'vault')
    await page.findByText('Iris Vault')
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [tile] = await page.findAllByTestId(/^wallet-search-item-/)
    tile?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    createKit: () => createTestKit({ started: false, ...toStoryDirectory({ mobile: true }) }),
  },
}

export const Loading: Story = {
  args: {
    createKit: () =>
      createTestKit({ started: false, wallets, ...toStoryDirectory({ held: true }) }),
  },
}

export const FiveThousand: Story = {
  args: {
    createKit: () =>
      createTestKit({
        started: false,
        customWallets: Array.from({ length: 5_000 }, (_, index) => ({
          id: `custom-${index}`,
          name: `Wallet ${index + 1}`,
        })),
      }),
  },
}
