import { closeModal } from '@latchkey/kit'
import { Button, EmptyState, Icon, SuccessIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSendText } from '../../messages/sends.ts'

/** Confirms that a transfer requested by an app was sent. */
export function WalletSendConfirmed() {
  const { kit } = useKitContext()
  const text = useSendText()
  return (
    <EmptyState
      action={
        <Button onClick={() => closeModal(kit)} size="large" variant="primary" wide>
          {text('send.close')}
        </Button>
      }
      image={<Icon icon={SuccessIcon} size={32} />}
      role="status"
      title={text('send.done')}
    />
  )
}
