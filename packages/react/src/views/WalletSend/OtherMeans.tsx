import { disconnect } from '@latchkey/kit'
import { Button, Separator, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { listFundingWays } from '../../features/fundingWays.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useSendText } from '../../messages/sends.ts'

/**
 * Shown if the balance is too low. Offers to fund the account or to connect another wallet.
 * Afterwards the user returns to the send form (K-SEND-07).
 */
export function OtherMeans() {
  const { kit } = useKitContext()
  const text = useSendText()
  const change = useAction(async () => {
    const page = { view: 'Connect', data: { redirectView: 'WalletSend' } } as const
    // The kit navigates after a disconnect, so this call comes last and opens Connect.
    await disconnect(kit).finally(() =>
      kit.modal.send({ type: 'open', page, namespace: undefined, connected: false }),
    )
  })
  return (
    <Stack gap={8}>
      {listFundingWays(kit).length > 0 && (
        <>
          <Button
            data-testid="send-fund-button"
            onClick={() => kit.modal.send({ type: 'push', page: { view: 'FundWallet' } })}
            wide
          >
            {text('send.fund')}
          </Button>
          <Separator>{text('send.or')}</Separator>
        </>
      )}
      <Button
        data-testid="send-other-wallet-button"
        onClick={() => change.run()}
        pending={change.status === 'pending'}
        wide
      >
        {text('send.otherWallet')}
      </Button>
    </Stack>
  )
}
