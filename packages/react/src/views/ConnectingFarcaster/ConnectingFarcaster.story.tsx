import type { LoginState } from '@latchkey/kit/auth'
import { fakePorts } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createLoginKit } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const url = 'https://farcaster.example/~/siwf?channelToken=7PWHJ3XY'
const { page } = fakePorts()

const createWith =
  (farcaster: LoginState['farcaster'], { mobile = false } = {}) =>
  () =>
    createLoginKit({
      login: { farcaster },
      ports: { page: { ...page, device: () => ({ ...page.device(), mobile }) } },
    })

const meta: Meta<ViewStageProps> = {
  title: 'Views/ConnectingFarcaster',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Connect' }, { view: 'ConnectingFarcaster' }],
    createKit: createWith({ url, connecting: false }),
  },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Code: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Awaited: Story = { args: { createKit: createWith(undefined) } }

export const Phone: Story = {
  args: { createKit: createWith({ url, connecting: false }, { mobile: true }) },
  globals: { viewport: { value: 'mobile1' } },
}

export const PhoneAwaited: Story = {
  args: { createKit: createWith(undefined, { mobile: true }) },
  globals: { viewport: { value: 'mobile1' } },
}

export const Finishing: Story = { args: { createKit: createWith({ url, connecting: true }) } }
