import { isConnected } from '@latchkey/kit'
import { Button } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'

/** Repeats what failed. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <Button onClick={onRetry} size="large" variant="primary" wide>
      {text('modal.tryAgain')}
    </Button>
  )
}

/** The way out of waiting: back, or out where there is no way back. What is under way ends with it. */
export function CancelButton() {
  const { kit } = useKitContext()
  const text = useText()
  return (
    <Button
      onClick={() => kit.modal.send({ type: 'back', connected: isConnected(kit) })}
      size="large"
      wide
    >
      {text('modal.cancel')}
    </Button>
  )
}
