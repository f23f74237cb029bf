import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { CountdownButton } from './CountdownButton.tsx'

const meta: Meta = { title: 'Parts/CountdownButton' }
export default meta
type Story = StoryObj

export const States: Story = {
  render: () => (
    <Stack align="center" gap={12}>
      <CountdownButton secondsLeft={27} waiting="Resend code in 27 s">
        Resend Code
      </CountdownButton>
      <CountdownButton secondsLeft={0} waiting="">
        Resend Code
      </CountdownButton>
      <CountdownButton pending secondsLeft={0} waiting="">
        Resend Code
      </CountdownButton>
      <CountdownButton secondsLeft={8} waiting="Sie können den Code in 8 Sekunden erneut anfordern">
        Code erneut senden
      </CountdownButton>
    </Stack>
  ),
}
