import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta = { title: 'Parts/Tooltip' }
export default meta
type Story = StoryObj
type PlayFunction = NonNullable<Story['play']>

const centred = () => (
  <Stack align="center" style={{ paddingBlock: 64 }}>
    <Tooltip text="0x52908400098527886E0F7030069857D2E4169EE7">
      {(trigger) => <Button {...trigger}>0x52…169EE7</Button>}
    </Tooltip>
  </Stack>
)

const showByFocus: PlayFunction = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
}

export const Shown: Story = { render: centred, play: showByFocus }

export const AtTheTop: Story = {
  render: () => (
    <Tooltip text="There is no room above, so the text stands below.">
      {(trigger) => <Button {...trigger}>Hover or focus</Button>}
    </Tooltip>
  ),
  parameters: { layout: 'fullscreen' },
  play: showByFocus,
}

export const EscapeHides: Story = {
  render: centred,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const bubble = canvas.getByRole('tooltip', { hidden: true })
    await waitFor(() => expect(bubble).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(bubble).not.toBeVisible()
  },
}
