import { parseCaipNetworkId } from '@latchkey/core'
import { disconnect } from '@latchkey/kit'
import { Button, EmptyState } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { usePayText } from '../../messages/pays.ts'
import type { PaymentProps } from '../../pay/PaySum.tsx'

/**
 * Shows why the account cannot pay, and offers to connect another wallet. The payment then
 * continues with that wallet.
 */
export function OtherWallet({ payment, title }: PaymentProps & { readonly title: string }) {
  const { kit } = useKitContext()
  const text = usePayText()
  const { namespace } = parseCaipNetworkId(payment.caipNetworkId)
  const change = useAction(async () => {
    const page = { view: 'Connect', data: { redirectView: 'Pay' } } as const
    await disconnect(kit, { namespace, keepModal: true }).finally(() =>
      kit.modal.send({ type: 'reset', page }),
    )
  })
  return (
    <EmptyState
      action={
        <Button
          data-testid="pay-other-wallet"
          onClick={() => change.run()}
          pending={change.status === 'pending'}
        >
          {text('pay.otherWallet')}
        </Button>
      }
      title={title}
    />
  )
}
