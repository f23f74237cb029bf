import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { buyOptions, type FakeShop, fakeShop } from '../../testing/buyStory.ts'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

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
  title: 'Views/OnRampFiatSelect',
  parameters: viewParameters,
  args: { pages: [{ view: 'OnRampFiatSelect' }], createKit: create() },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Listed: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = { args: { createKit: create({ options: 'never' }) } }

export const Nobody: Story = {
  args: { createKit: create({ options: { paymentCurrencies: [], purchaseCurrencies: [] } }) },
}
