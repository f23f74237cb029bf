import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createDepositKit } from '../../testing/depositStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Select asset', shows: /USD Coin/ }),
  title: 'Views/PayWithExchangeSelectAsset',
  args: {
    pages: [{ view: 'PayWithExchange' }, { view: 'PayWithExchangeSelectAsset' }],
    createKit: () => createDepositKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Assets: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const NothingFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'nothing')
    await page.findByText('No tokens found')
  },
}
