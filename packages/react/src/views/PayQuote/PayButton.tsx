import { Actions, Button } from '@latchkey/ui'
import { usePayText } from '../../messages/pays.ts'
import type { Earlier } from '../../send/useEarlier.ts'
import { useUnderstood } from '../../send/useUnderstood.ts'
import { Warnings } from '../../send/Warnings.tsx'

export type PayButtonProps = {
  readonly label: string
  readonly testId: string
  /** Requests with an unknown outcome that the payment may repeat. */
  readonly earlier: Earlier
  readonly pending: boolean
  readonly onPay: () => void
}

/** Shows the warnings about earlier requests, and the button that starts the payment. */
export function PayButton({ label, testId, earlier, pending, onPay }: PayButtonProps) {
  const text = usePayText()
  const { warnings } = earlier
  const understood = useUnderstood(warnings)
  return (
    <>
      <Warnings label={text('pay.understood')} understood={understood} warnings={warnings} />
      <Actions>
        <Button
          data-testid={testId}
          disabled={understood.isHeld}
          onClick={onPay}
          pending={pending}
          size="large"
          variant="primary"
          wide
        >
          {label}
        </Button>
      </Actions>
    </>
  )
}
