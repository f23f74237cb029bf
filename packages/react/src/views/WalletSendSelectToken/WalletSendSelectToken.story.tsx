import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createSendKit, gold } from '../../testing/sendStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Select token', shows: /Your tokens/ }),
  title: 'Views/WalletSendSelectToken',
  args: {
    pages: [{ view: 'WalletSend' }, { view: 'WalletSendSelectToken' }],
    createKit: () => createSendKit({ form: { token: gold } }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Tokens: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = {
  args: { createKit: () => createSendKit({ answers: { balance: 'never' } }) },
}

export const Failed: Story = {
  args: { createKit: () => createSendKit({ answers: { balance: 'error' } }) },
}

export const NothingFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'nothing')
    await page.findByText('No tokens found')
  },
}
