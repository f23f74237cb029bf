import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyOptions, type FakeShop, fakeShop } from '../../testing/buyStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const create = (shop?: FakeShop) => () =>
  createTestKit({
    started: false,
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    termsConditionsUrl: 'https://app.example/terms',
    ...buyOptions,
    ports: { fetch: fakeShop(shop).fetch },
  })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Select currency', shows: /US Dollar/ }),
  title: 'Views/OnRampFiatSelect',
  args: { pages: [{ view: 'OnRampFiatSelect' }], createKit: create() },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Listed: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = { args: { createKit: create({ options: 'never' }) } }

export const NoCurrencies: Story = {
  args: { createKit: create({ options: { paymentCurrencies: [], purchaseCurrencies: [] } }) },
}
