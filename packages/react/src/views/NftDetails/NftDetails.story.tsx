import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeNft } from '../../testing/fakeNfts.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Medal 7', shows: /Clubhouse Medals/ }),
  title: 'Views/NftDetails',
  args: {
    pages: [
      { view: 'Account' },
      { view: 'NftDetails', data: { nft: { ...fakeNft(7), imageUrl: undefined } } },
    ],
    createKit: () => createTestKit({ started: false, connected: fakeWallet() }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const WithoutPicture: Story = {}
