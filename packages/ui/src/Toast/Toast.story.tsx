import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Toast } from './Toast.tsx'

const meta: Meta = { title: 'Parts/Toast' }
export default meta
type Story = StoryObj

export const Variants: Story = {
  render: () => (
    <Stack align="center" gap={12}>
      <Toast message="Address copied" variant="success" />
      <Toast message="Error signing message" variant="error" />
      <Toast message="Authenticating..." variant="loading" />
      <Toast
        action={
          <IconButton aria-label="Dismiss">
            <Icon icon={CloseIcon} />
          </IconButton>
        }
        message="Sending 0.25 ETH"
        variant="loading"
      />
    </Stack>
  ),
}

export const LongText: Story = {
  render: () => (
    <Stack align="center" gap={12}>
      <Toast
        message="Beim Abrufen der Transaktionsübersicht ist ein Verbindungsfehler aufgetreten"
        variant="error"
      />
      <Toast lang="ar" message="تم نسخ العنوان إلى الحافظة" variant="success" />
    </Stack>
  ),
}
