import { Button, EmptyState } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccountText } from '../../hooks/useAccountText.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'

/** Collectibles: no service lists them yet, so there is the way to get some. */
export function NftsTab() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { caipNetwork } = useNetwork()
  return (
    <EmptyState
      action={
        <Button onClick={() => kit.modal.send({ type: 'push', page: { view: 'WalletReceive' } })}>
          {text('account.receiveFunds')}
        </Button>
      }
      title={text('account.nftsNone', { network: caipNetwork?.name ?? '' })}
    />
  )
}
