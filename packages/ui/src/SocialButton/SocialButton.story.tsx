import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { SocialButton } from './SocialButton.tsx'

const meta: Meta = { title: 'Parts/SocialButton' }
export default meta
type Story = StoryObj

export const Wide: Story = {
  render: () => <SocialButton label="Continue with Google" provider="google" />,
}

export const Squares: Story = {
  render: () => (
    <Stack direction="row" gap={8}>
      <SocialButton caption="X" label="Continue with X" provider="x" />
      <SocialButton caption="Discord" label="Continue with Discord" provider="discord" />
      <SocialButton caption="Farcaster" label="Continue with Farcaster" provider="farcaster" />
      <SocialButton caption="GitHub" label="Continue with GitHub" provider="github" />
      <SocialButton caption="Apple" label="Continue with Apple" provider="apple" />
    </Stack>
  ),
}

export const Pending: Story = {
  render: () => (
    <Stack gap={8}>
      <SocialButton label="Continue with Google" pending provider="google" />
      <Stack direction="row" gap={8}>
        <SocialButton caption="X" label="Continue with X" pending provider="x" />
        <SocialButton caption="Discord" label="Continue with Discord" provider="discord" />
      </Stack>
    </Stack>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Stack gap={8}>
      <SocialButton disabled label="Continue with Google" provider="google" />
      <SocialButton
        disabled
        disabledReason="Another login is connected."
        label="Continue with Facebook"
        provider="facebook"
      />
    </Stack>
  ),
}

export const LongText: Story = {
  render: () => (
    <Stack gap={8}>
      <SocialButton label="Mit Ihrem bestehenden Google-Konto fortfahren" provider="google" />
      <div dir="rtl" lang="ar">
        <SocialButton label="المتابعة باستخدام ديسكورد" provider="discord" />
      </div>
    </Stack>
  ),
}
