import { isConnected } from '@latchkey/kit'
import { Button, EmptyState, ErrorIcon, Icon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useGuideText } from '../../messages/guides.ts'

/** Shown instead of the connecting views if the project has exceeded its plan (K-ROUTER-09). */
export function UsageExceeded() {
  const { kit } = useKitContext()
  const text = useGuideText()
  return (
    <EmptyState
      action={
        <Button
          onClick={() => kit.modal.send({ type: 'back', connected: isConnected(kit) })}
          size="large"
          variant="primary"
          wide
        >
          {text('usage.tryAgain')}
        </Button>
      }
      detail={text('usage.text')}
      image={<Icon icon={ErrorIcon} size={32} />}
      role="status"
      title={text('usage.title')}
    />
  )
}
