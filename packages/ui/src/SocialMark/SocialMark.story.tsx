import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { marks, type SocialMarkName } from './marks.ts'
import { SocialMark } from './SocialMark.tsx'

const meta: Meta = { title: 'Parts/SocialMark' }
export default meta
type Story = StoryObj

const names = Object.keys(marks) as readonly SocialMarkName[]

export const All: Story = {
  render: () => (
    <Stack gap={16}>
      {([20, 24, 40] as const).map((size) => (
        <Stack direction="row" gap={16} key={size}>
          {names.map((name) => (
            <SocialMark key={name} name={name} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}
