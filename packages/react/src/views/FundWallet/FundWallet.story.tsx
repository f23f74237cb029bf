import { createTestKit, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/FundWallet',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Account' }, { view: 'FundWallet' }],
    createKit: () => createTestKit({ started: false, connected: fakeWallet() }),
  },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Offered: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
