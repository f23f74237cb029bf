import type { Meta, StoryObj } from '@storybook/react-vite'
import { createNameKit } from '../../testing/nameStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: '', shows: /lantern.latchkey.id is yours/ }),
  title: 'Views/RegisterAccountNameSuccess',
  args: {
    pages: [{ view: 'RegisterAccountNameSuccess', data: { name: 'lantern.latchkey.id' } }],
    createKit: () => createNameKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Registered: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const LongName: Story = {
  args: {
    pages: [
      {
        view: 'RegisterAccountNameSuccess',
        data: { name: 'donaudampfschifffahrtsgesellschaftskapitaen.latchkey.id' },
      },
    ],
  },
}
