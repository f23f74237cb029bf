import { closeModal } from '@latchkey/kit'
import { Button, EmptyState } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { usePayText } from '../messages/pays.ts'

/** Shown if the app has not requested a payment, or if the payment has expired. */
export function NothingToPay() {
  const { kit } = useKitContext()
  const text = usePayText()
  return (
    <EmptyState
      action={<Button onClick={() => closeModal(kit)}>{text('pay.close')}</Button>}
      title={text('pay.nothing')}
    />
  )
}
