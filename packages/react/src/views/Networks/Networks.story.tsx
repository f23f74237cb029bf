import { allNetworks } from '@latchkey/core/networks'
import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Choose network', shows: /Polygon/ }),
  title: 'Views/Networks',
  args: {
    pages: [{ view: 'Account' }, { view: 'Networks' }],
    createKit: () => createTestKit({ started: false, connected: fakeWallet() }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Three: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Many: Story = {
  args: {
    createKit: () => {
      const [first, ...rest] = allNetworks.filter(
        ({ chainNamespace }) => chainNamespace === 'eip155',
      )
      return createTestKit({
        started: false,
        connected: fakeWallet(),
        ...(first && { networks: [first, ...rest] }),
      })
    },
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('searchbox'), 'zzz')
    await page.findByText('No networks found.')
  },
}
