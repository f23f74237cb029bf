import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLoginKit, longEmail, storyEmail, withCountdown } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Register device', shows: /works for 10 minutes/ }),
  title: 'Views/EmailVerifyDevice',
  args: {
    pages: [{ view: 'EmailLogin' }, { view: 'EmailVerifyDevice', data: { email: storyEmail } }],
    createKit: () => createLoginKit({ login: { deviceNumber: 42 } }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Waiting: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const WithoutNumber: Story = { args: { createKit: () => createLoginKit() } }

export const Counting: Story = {
  args: { createKit: () => withCountdown(createLoginKit({ login: { deviceNumber: 7 } })) },
}

export const LongAddress: Story = {
  args: { pages: [{ view: 'EmailVerifyDevice', data: { email: longEmail } }] },
}
