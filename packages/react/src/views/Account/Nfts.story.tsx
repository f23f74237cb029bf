import { createTestKit, fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fakeNft, fakeNftOrigins } from '../../testing/fakeNfts.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewParameters } from '../../testing/viewStory.tsx'

const chains = { http: ['eip155:1'], ws: [] }

const create = (nfts: FakeAnswers[string]) =>
  function createKit() {
    return createTestKit({
      started: false,
      connected: fakeWallet(),
      adapters: [fakeAdapter()],
      blockchainApiUrl: 'https://api.example',
      imageOrigins: fakeNftOrigins,
      ports: {
        fetch: fakeApi({ 'supported-chains': chains, balance: { balances: [] }, nfts }),
      },
    })
  }

const tab: Page = { view: 'Account', data: { tab: 'nfts' } }

const pass = fakeNft(20, {
  ...{ standard: 'ERC1155', amount: '12', name: 'Gate pass' },
  collection: { name: 'Clubhouse Passes' },
})
const long = fakeNft(21, {
  ...{ amount: '123456789012345678901234567890', standard: 'ERC1155', tokenId: '9'.repeat(78) },
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze im Goldrahmen',
  description: `${'Lang und breit. '.repeat(40)}\n\nhttps://pictures.example/${'x'.repeat(120)}`,
  collection: { name: 'Sammlung der schönsten Dienstmützen aller Flüsse' },
})
const arabic = fakeNft(22, {
  name: 'وسام النادي الذهبي',
  description: 'رُسم في مساء افتتاح النادي.',
  collection: { name: 'أوسمة النادي' },
})
const spam = fakeNft(23, { name: 'Claim at prizes.example', isSpam: true })
const several = [fakeNft(1), fakeNft(2), pass, fakeNft(3), long, arabic, spam]

const meta: Meta<ViewStageProps> = {
  title: 'Views/Account NFTs',
  parameters: viewParameters,
  args: { pages: [tab], createKit: create({ data: several, next: null }) },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Several: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const None: Story = { args: { createKit: create({ data: [], next: null }) } }

export const NothingButSpam: Story = { args: { createKit: create({ data: [spam], next: null }) } }

export const Loading: Story = { args: { createKit: create('never') } }

export const Failed: Story = { args: { createKit: create('error') } }

const many = Array.from({ length: 2_000 }, (_, index) => fakeNft(index))

export const Many: Story = { args: { createKit: create({ data: many, next: null }) } }

const broken = [
  fakeNft(1, { imageUrl: `${fakeNftOrigins[0]}/nowhere.png` }),
  fakeNft(2, { imageUrl: 'https://pictures.example/2.png' }),
  fakeNft(3, { imageUrl: null }),
]

/**
 * Collectibles with a broken image, with an image on a host that is not allowed, and without an
 * image.
 */
export const Broken: Story = { args: { createKit: create({ data: broken, next: null }) } }

const toDetails = (nft: typeof long): readonly [Page, ...Page[]] => [
  tab,
  { view: 'NftDetails', data: { nft: { ...nft, imageUrl: nft.imageUrl ?? undefined } } },
]

export const Details: Story = { args: { pages: toDetails(pass) } }

export const DetailsDark: Story = { ...Details, globals: { theme: 'dark' } }

export const DetailsLong: Story = { args: { pages: toDetails(long) } }

export const DetailsRightToLeft: Story = {
  args: { pages: toDetails(arabic) },
  globals: { direction: 'rtl' },
}

export const DetailsOfSpam: Story = { args: { pages: toDetails(spam) } }
