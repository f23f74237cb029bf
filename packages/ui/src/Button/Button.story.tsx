import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { WalletIcon } from '../Icon/icons.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Button, type ButtonProps } from './Button.tsx'

const meta: Meta<typeof Button> = { title: 'Parts/Button', component: Button }
export default meta
type Story = StoryObj<typeof Button>

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

function each(props: ButtonProps) {
  return (
    <Stack gap={12}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...props} />
      ))}
    </Stack>
  )
}

export const Rest: Story = {
  render: () => each({ children: 'Connect', size: 'large', wide: true }),
}

export const Sizes: Story = {
  render: () => (
    <Stack gap={12}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack direction="row" gap={8} key={size}>
          <Button size={size} variant="primary">
            Connect
          </Button>
          <Button size={size}>Cancel</Button>
          <Button size={size} variant="ghost">
            Skip
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    const heights = buttons.map((button) => button.offsetHeight)
    await expect(heights).toEqual([40, 40, 40, 40, 40, 40, 48, 48, 48])
    // Small buttons are 32 px high. Their transparent border makes the click target 40 px high.
    await expect(buttons.slice(0, 3).map((button) => button.clientHeight)).toEqual([32, 32, 32])
  },
}

export const WithIcon: Story = {
  render: () => each({ children: 'Connect wallet', icon: <Icon icon={WalletIcon} /> }),
}

export const Pending: Story = {
  render: () => each({ children: 'Connecting', pending: true, wide: true, size: 'large' }),
}

export const PendingCompact: Story = {
  render: () => (
    <Stack direction="row" gap={8}>
      <Button pending variant="primary">
        Connect
      </Button>
      <Button icon={<Icon icon={WalletIcon} />} pending>
        Connect
      </Button>
    </Stack>
  ),
}

export const PendingWithTimeLimit: Story = {
  render: () =>
    each({
      children: 'Waiting for approval',
      pending: true,
      progress: 0.4,
      wide: true,
      size: 'large',
    }),
}

export const Disabled: Story = {
  render: () => each({ children: 'Connect', disabled: true, wide: true, size: 'large' }),
}

export const DisabledWithReason: Story = {
  render: () =>
    each({
      children: 'Send',
      disabled: true,
      disabledReason: 'Enter an amount and a receiver first.',
      wide: true,
      size: 'large',
    }),
}

export const LongText: Story = {
  render: () => (
    <Stack gap={12}>
      <Button size="large" variant="primary" wide>
        Wallet-Verbindungsanfrage in der Brieftaschenanwendung bestätigen
      </Button>
      <Button lang="ar" size="large" wide>
        الموافقة على طلب الاتصال في تطبيق المحفظة الخاص بك الآن
      </Button>
    </Stack>
  ),
}

export const Focus: Story = {
  render: () => <Button variant="primary">Connect</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const style = getComputedStyle(canvas.getByRole('button'))
    await expect([style.outlineStyle, style.outlineWidth, style.outlineOffset]).toEqual([
      'solid',
      '2px',
      '2px',
    ])
  },
}
