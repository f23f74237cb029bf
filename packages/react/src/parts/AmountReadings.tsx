import { readAmount } from '@latchkey/core'
import { Button, Stack, Text } from '@latchkey/ui'
import { useText } from '../messages/en.ts'

export type AmountReadingsProps = {
  /** Text of the amount field. */
  readonly typed: string
  /** Called with the meaning that the user selected, as text that is not ambiguous. */
  readonly onChoose: (text: string) => void
}

/**
 * Asks which amount the user means by a text such as "1,000", which is one or one thousand
 * (K-WORLD-13). Renders nothing for any other text.
 */
export function AmountReadings({ typed, onChoose }: AmountReadingsProps) {
  const text = useText()
  const reading = readAmount(typed)
  if (reading.kind !== 'ambiguous') return null
  const [small, large] = reading.readings
  return (
    <Stack data-testid="amount-readings" gap={8} role="alert">
      <Text size="small" tone="danger">
        {text('amount.ambiguous', { small, large })}
      </Text>
      <Stack direction="row" gap={8}>
        {reading.readings.map((one) => (
          <Button key={one} onClick={() => onChoose(one)} size="small">
            {one}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
