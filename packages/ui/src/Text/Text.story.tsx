import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

const meta: Meta = { title: 'Parts/Text' }
export default meta
type Story = StoryObj

export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      <Text size="display">Connect a wallet</Text>
      <Text size="title">Connect a wallet</Text>
      <Text>Connect a wallet</Text>
      <Text size="small">Connect a wallet</Text>
      <Text size="caption">Connect a wallet</Text>
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={4}>
      {(['ink', 'muted', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Nothing has changed.
        </Text>
      ))}
      <Text tabular>1,111.111</Text>
      <Text tabular>8,888.888</Text>
    </Stack>
  ),
}

export const LongText: Story = {
  render: () => (
    <Stack gap={12}>
      <Text truncate>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</Text>
      <Text>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</Text>
      <Text lang="ar">يجب الموافقة على هذا الطلب في تطبيق المحفظة قبل انتهاء الوقت</Text>
    </Stack>
  ),
}
