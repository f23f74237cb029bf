import type { Meta, StoryObj } from '@storybook/react-vite'
import { createNameKit } from '../../testing/nameStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Choose name', shows: /Account name/ }),
  title: 'Views/RegisterAccountName',
  args: {
    pages: [{ view: 'ChooseAccountName' }, { view: 'RegisterAccountName' }],
    createKit: () => createNameKit({ form: { label: 'lantern' } }),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

const create = (options: Parameters<typeof createNameKit>[0]) => ({
  args: { createKit: () => createNameKit(options) },
})

export const Free: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Empty: Story = create({})

export const Registered: Story = create({ form: { label: 'mira' } })

export const TooShort: Story = create({ form: { label: 'mir' } })

export const WrongLetters: Story = create({ form: { label: 'mira & co' } })

export const Registering: Story = create({ form: { label: 'lantern', registering: true } })

export const Failed: Story = create({ form: { label: 'lantern' }, answers: { lantern: 'error' } })

export const LongName: Story = create({
  form: { label: 'donaudampfschifffahrtsgesellschaftskapitaen' },
  config: { nameZone: 'players.example' },
})
