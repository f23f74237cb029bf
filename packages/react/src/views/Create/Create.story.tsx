import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLoginKit } from '../../testing/loginStory.tsx'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Create wallet', shows: /^Email$/ }),
  title: 'Views/Create',
  args: {
    pages: [{ view: 'Connect' }, { view: 'Create' }],
    createKit: () => createLoginKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Rest: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The app has a wallet guide, and terms that the user must accept. */
export const Guided: Story = {
  args: {
    createKit: () =>
      createLoginKit({
        guideUrls: { wallets: 'https://guide.example' },
        features: { email: true, socials: ['google', 'github'], legalCheckbox: true },
        termsConditionsUrl: 'https://app.example/terms',
      }),
  },
}

export const WithoutLogins: Story = {
  args: { createKit: () => createLoginKit({ features: { email: false, socials: false } }) },
}
