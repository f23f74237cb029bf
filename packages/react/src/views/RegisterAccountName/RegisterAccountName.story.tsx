import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createNameKit } from '../../testing/nameStory.ts'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/RegisterAccountName',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'ChooseAccountName' }, { view: 'RegisterAccountName' }],
    createKit: () => createNameKit({ form: { label: 'lantern' } }),
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

const create = (options: Parameters<typeof createNameKit>[0]) => ({
  args: { createKit: () => createNameKit(options) },
})

export const Free: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Empty: Story = create({})

export const Taken: Story = create({ form: { label: 'mira' } })

export const TooShort: Story = create({ form: { label: 'mir' } })

export const WrongLetters: Story = create({ form: { label: 'mira & co' } })

export const Registering: Story = create({ form: { label: 'lantern', registering: true } })

export const Failed: Story = create({ form: { label: 'lantern' }, answers: { lantern: 'error' } })

export const LongName: Story = create({
  form: { label: 'donaudampfschifffahrtsgesellschaftskapitaen' },
  config: { nameZone: 'players.example' },
})
