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
      <SocialButton label="Continue with X" provider="x" square />
      <SocialButton label="Continue with Discord" provider="discord" square />
      <SocialButton label="Continue with Farcaster" provider="farcaster" square />
      <SocialButton label="Continue with GitHub" provider="github" square />
      <SocialButton label="Continue with Apple" provider="apple" square />
    </Stack>
  ),
}

export const Pending: Story = {
  render: () => (
    <Stack gap={8}>
      <SocialButton label="Continue with Google" pending provider="google" />
      <Stack direction="row" gap={8}>
        <SocialButton label="Continue with X" pending provider="x" square />
        <SocialButton label="Continue with Discord" provider="discord" square />
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
