import { createTestKit } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { fakePairing } from '../../testing/fakePairing.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'WalletConnect', shows: /Scan this with your wallet/ }),
  title: 'Views/ConnectingWalletConnectBasic',
  args: {
    pages: [{ view: 'Connect' }, { view: 'ConnectingWalletConnectBasic' }],
    createKit: () => {
      const { options, follow } = fakePairing()
      const kit = createTestKit({ started: false, ...options })
      follow(kit)
      return kit
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByTestId('wui-qr-code')
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Code: Story = {}
