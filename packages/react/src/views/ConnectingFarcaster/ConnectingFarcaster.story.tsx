import type { LoginState } from '@latchkey/kit/auth'
import { fakePorts } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLoginKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

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
  ...viewStory({ title: 'Farcaster', shows: /Scan this with your phone/ }),
  title: 'Views/ConnectingFarcaster',
  args: {
    pages: [{ view: 'Connect' }, { view: 'ConnectingFarcaster' }],
    createKit: createWith({ url, connecting: false }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Code: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = { args: { createKit: createWith(undefined) } }

export const Phone: Story = {
  args: { createKit: createWith({ url, connecting: false }, { mobile: true }) },
  globals: { viewport: { value: 'mobile1' } },
}

export const PhoneLoading: Story = {
  args: { createKit: createWith(undefined, { mobile: true }) },
  globals: { viewport: { value: 'mobile1' } },
}

export const Finishing: Story = { args: { createKit: createWith({ url, connecting: true }) } }
