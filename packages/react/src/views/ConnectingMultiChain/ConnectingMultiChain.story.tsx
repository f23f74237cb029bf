import { mainnet, solana } from '@latchkey/core/networks'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const connectors = [
  { connectorId: 'cobalt', namespace: 'eip155' },
  { connectorId: 'cobalt', namespace: 'solana' },
] as const

function create(name: string) {
  const named = { id: 'cobalt', name, info: { icon: walletIcons.cobalt } }
  return createTestKit({
    started: false,
    networks: [mainnet, solana],
    wallets: [
      fakeWallet(named),
      fakeWallet({ ...named, caipNetworkId: solana.caipNetworkId, accounts: ['So1'] }),
    ],
  })
}

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Select chain', shows: /Where do you want to use Cobalt/ }),
  title: 'Views/ConnectingMultiChain',
  args: {
    pages: [
      { view: 'Connect' },
      { view: 'ConnectingMultiChain', data: { name: 'Cobalt', connectors } },
    ],
    createKit: () => create('Cobalt'),
  },
  // Waits for the view, so that the checks do not start during the navigation to it.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByTestId('wui-list-chain-solana')
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const row = await page.findByTestId('wui-list-chain-solana')
    // Each row is one line high and extends to at most 16 px from the edges of the card.
    const card = page.getByTestId('w3m-modal-card')
    await expect(card.clientWidth - row.clientWidth).toBeLessThanOrEqual(16)
    await expect(row.clientHeight).toBe(56)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
