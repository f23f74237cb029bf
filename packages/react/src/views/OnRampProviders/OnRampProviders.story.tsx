import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBuyKit } from '../../testing/buyStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Choose provider', shows: /Card Desk/ }),
  title: 'Views/OnRampProviders',
  args: {
    pages: [{ view: 'FundWallet' }, { view: 'OnRampProviders' }],
    createKit: () => createBuyKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Providers: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The API does not support the network, so it returns no URL for the second provider. */
export const OneMissing: Story = {
  args: {
    createKit: () => createBuyKit({ answers: { 'supported-chains': { http: [], ws: [] } } }),
  },
}
