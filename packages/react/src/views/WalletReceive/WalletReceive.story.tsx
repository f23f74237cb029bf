import { arbitrum, base, bitcoin, mainnet, optimism, polygon } from '@latchkey/core/networks'
import { renameAccount } from '@latchkey/kit'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLoggedInKit, storyEmail } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const connected = () =>
  createTestKit({
    started: false,
    connected: fakeWallet(),
    networks: [mainnet, polygon, base, arbitrum, optimism],
  })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Receive', shows: /Copy address/ }),
  title: 'Views/WalletReceive',
  args: { pages: [{ view: 'Account' }, { view: 'WalletReceive' }], createKit: connected },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Ethereum: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Bitcoin: Story = {
  args: {
    createKit: () =>
      createTestKit({
        started: false,
        networks: [bitcoin],
        connected: fakeWallet({
          caipNetworkId: bitcoin.caipNetworkId,
          accounts: [{ address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', type: 'payment' }],
        }),
      }),
  },
}

export const Named: Story = {
  args: {
    createKit: () => {
      const kit = connected()
      const [account] = kit.connection.getState().connections[0]?.accounts ?? []
      const label = 'Ersparnisse für die Weltreise 2031'
      if (account) renameAccount(kit, { namespace: 'eip155', address: account.address, label })
      return kit
    },
  },
}

export const WithoutRecovery: Story = {
  args: { createKit: () => createLoggedInKit({ email: storyEmail, backedUp: false }) },
}
