import { requestCloseModal } from '@latchkey/kit'
import { Button, EmptyState, Icon, WarningIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useSendText } from '../../messages/sends.ts'
import type { WantedEntry } from '../../send/useWantedEntry.ts'

export type RefusalProps = {
  readonly fault: NonNullable<WantedEntry['fault']>
  readonly onRetry: () => void
}

/**
 * Shows why the transfer that an app requests is not possible. Only a failed network switch can be
 * retried.
 */
export function Refusal({ fault, onRetry }: RefusalProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  const isSwitch = fault === 'switch'
  return (
    <EmptyState
      action={
        <Button onClick={isSwitch ? onRetry : () => requestCloseModal(kit)} size="large" wide>
          {text(isSwitch ? 'modal.tryAgain' : 'send.close')}
        </Button>
      }
      image={<Icon icon={WarningIcon} size={32} />}
      role="alert"
      title={text(`send.wanted.${fault}`)}
    />
  )
}
