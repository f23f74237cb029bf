import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createSwapKit, rose } from '../../testing/swapStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Select token', shows: /Your tokens/ }),
  title: 'Views/SwapSelectToken',
  args: {
    pages: [{ view: 'Swap' }, { view: 'SwapSelectToken', data: { target: 'toToken' } }],
    createKit: () => createSwapKit({ form: { bought: rose } }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Tokens: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = {
  args: { createKit: () => createSwapKit({ answers: { tokens: 'never' } }) },
}

export const Failed: Story = {
  args: { createKit: () => createSwapKit({ answers: { tokens: {} } }) },
}

export const NothingFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'nothing')
    await page.findByText('No tokens found')
  },
}
