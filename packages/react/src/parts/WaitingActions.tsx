import { isConnected } from '@latchkey/kit'
import { Button } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useText } from '../messages/en.ts'

/** Button that repeats a failed action. */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <Button onClick={onRetry} size="large" variant="primary" wide>
      {text('modal.tryAgain')}
    </Button>
  )
}

/**
 * Button that stops waiting: it navigates back, or closes the modal on the first page. Leaving the
 * page aborts its action.
 */
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
