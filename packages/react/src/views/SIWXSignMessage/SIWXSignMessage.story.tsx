import { createTestKit, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'
import { walletIcons } from '../../testing/walletIcons.ts'

const create = (options: { readonly required: boolean; readonly hangs?: 'signMessage' }) => () =>
  createTestKit({
    started: false,
    metadata: { name: 'Clubhouse' },
    signIn: fakeSignIn(options),
    connected: fakeWallet({
      id: 'basalt',
      name: 'Basalt Vault',
      info: { icon: walletIcons.basalt },
      ...(options.hangs && { hangs: options.hangs }),
    }),
  })

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Sign in', shows: /prove that this wallet is yours/ }),
  title: 'Views/SIWXSignMessage',
  args: { pages: [{ view: 'SIWXSignMessage' }], createKit: create({ required: true }) },
}
export default meta
type Story = StoryObj<ViewStageProps>

export const Required: Story = {}

export const Optional: Story = { args: { createKit: create({ required: false }) } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Signing: Story = {
  args: { createKit: create({ required: true, hangs: 'signMessage' }) },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Sign' }))
    await page.findByText('Signing…')
  },
}
