import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { ViewTransition } from './ViewTransition.tsx'

const meta: Meta = { title: 'Parts/ViewTransition' }
export default meta
type Story = StoryObj

function Example() {
  const [step, setStep] = useState(0)
  const [direction, setDirection] = useState<'next' | 'prev'>()
  function move(by: number) {
    setStep(step + by)
    setDirection(by > 0 ? 'next' : 'prev')
  }
  return (
    <Stack gap={16}>
      <ViewTransition direction={direction} viewKey={String(step)}>
        <Text size="title">View {step}</Text>
      </ViewTransition>
      <Stack direction="row" gap={8}>
        <Button onClick={() => move(-1)}>Back</Button>
        <Button onClick={() => move(1)}>Next</Button>
      </Stack>
    </Stack>
  )
}

export const Moving: Story = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByText('View 1')).toBeVisible())
  },
}
