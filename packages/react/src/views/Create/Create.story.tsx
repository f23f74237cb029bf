import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createLoginKit } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

const meta: Meta<ViewStageProps> = {
  title: 'Views/Create',
  parameters: viewParameters,
  args: {
    pages: [{ view: 'Connect' }, { view: 'Create' }],
    createKit: () => createLoginKit(),
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

export const Rest: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

/** With the app's own guide, and its terms to agree to. */
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
