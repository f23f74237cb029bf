import { disconnect } from '@latchkey/kit'
import { Button } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/useAction.ts'
import { useSendText } from '../../hooks/useSendText.ts'

/** For whom has too little: another wallet, which leads back here (K-SEND-07). */
export function OtherMeans() {
  const { kit } = useKitContext()
  const text = useSendText()
  const change = useAction(async () => {
    const page = { view: 'Connect', data: { redirectView: 'WalletSend' } } as const
    // The page that follows a disconnect is the kit's; here it is known what comes next.
    await disconnect(kit).finally(() =>
      kit.modal.send({ type: 'open', page, namespace: undefined, connected: false }),
    )
  })
  return (
    <Button
      data-testid="send-other-wallet-button"
      onClick={() => change.run()}
      pending={change.status === 'pending'}
      wide
    >
      {text('send.otherWallet')}
    </Button>
  )
}
