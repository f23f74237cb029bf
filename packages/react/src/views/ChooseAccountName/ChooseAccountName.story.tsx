import type { Meta, StoryObj } from '@storybook/react-vite'
import { createNameKit } from '../../testing/nameStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: '', shows: /A name for your account/ }),
  title: 'Views/ChooseAccountName',
  args: {
    pages: [{ view: 'AccountSettings' }, { view: 'ChooseAccountName' }],
    createKit: () => createNameKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Intro: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const WithFaq: Story = {
  args: {
    createKit: () => createNameKit({ config: { guideUrls: { names: 'https://faq.example' } } }),
  },
}
