import { createEmailCapture } from '@latchkey/kit/sign-in'
import { createTestKit, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { longEmail, storyEmail } from '../../testing/loginStory.tsx'
import { viewParameters } from '../../testing/storyParameters.ts'
import { ViewStage, type ViewStageProps } from '../../testing/ViewStage.tsx'

function createKit(requirements: readonly string[] = ['required'], recent = '') {
  const kit = createTestKit({
    metadata: { name: 'Lantern Game' },
    connected: fakeWallet(),
    signIn: {
      ...fakeSignIn(),
      emailCapture: createEmailCapture({
        requestCode: async () => 'sent',
        confirmCode: () => new Promise(() => {}),
      }),
    },
    features: { emailCapture: requirements },
  })
  if (recent) kit.ports.storage.setItem('@appkit/recent_emails', recent)
  return kit
}

const meta: Meta<ViewStageProps> = {
  title: 'Views/DataCapture',
  parameters: viewParameters,
  args: { pages: [{ view: 'DataCapture' }], createKit: () => createKit() },
  render: (args, { globals }) => <ViewStage {...args} themeMode={globals['theme']} />,
  // What looks at the story afterwards sees the view and not the way there.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await within(await page.findByTestId('w3m-modal-card')).findAllByText(/\S/)
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Required: Story = {}

export const Optional: Story = { args: { createKit: () => createKit([]) } }

export const Recent: Story = {
  args: { createKit: () => createKit([], `${storyEmail},second@example.com,${longEmail}`) },
}

export const Dark: Story = { ...Recent, globals: { theme: 'dark' } }

export const Narrow: Story = {
  ...Recent,
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
}

export const Endings: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('textbox'), 'player')
    await page.findByText('@gmail.com')
  },
}

export const Code: Story = {
  args: {
    pages: [
      { view: 'DataCapture' },
      { view: 'DataCaptureOtpConfirm', data: { email: storyEmail } },
    ],
  },
}
