import { type CaipNetworkId, parseCaipNetworkId, shortenAddress } from '@latchkey/core'
import {
  getActiveConnection,
  getActiveNetworkId,
  getWallet,
  isConnected,
  showToast,
  switchNetwork,
} from '@latchkey/kit'
import { Icon, Image, ListItem, WalletIcon } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { usePayText } from '../../messages/pays.ts'
import type { PaymentProps } from '../../pay/PaySum.tsx'

type Payer = { readonly address: string; readonly canSend: boolean } | undefined

/**
 * Returns the connected account in the payment's namespace, and whether its wallet can send.
 * Returns `undefined` if none is connected there.
 */
function usePayer({ payment }: PaymentProps): Payer {
  const { kit } = useKitContext()
  const { namespace } = parseCaipNetworkId(payment.caipNetworkId)
  return useKitFacts((): Payer => {
    const address = getActiveConnection(kit, { namespace })?.accounts[0]?.address
    const canSend = getWallet(kit, { namespace })?.features.send !== undefined
    return address === undefined ? undefined : { address, canSend }
  }, undefined)
}

/**
 * A row that opens the quote for paying with a wallet. If necessary, it first connects a wallet in
 * the payment's namespace and switches to the payment's network.
 */
export function WalletRow({ payment }: PaymentProps) {
  const { kit } = useKitContext()
  const text = usePayText()
  const payer = usePayer({ payment })
  const { caipNetworkId } = payment
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const enter = useAction<CaipNetworkId>(async (wanted, { signal }) => {
    try {
      if (getActiveNetworkId(kit) !== wanted)
        await switchNetwork(kit, { caipNetworkId: wanted, signal })
      kit.modal.send({ type: 'push', page: { view: 'PayQuote' } })
    } catch (error) {
      if (!signal.aborted) showToast(kit, { message: text('pay.switchFailed'), variant: 'error' })
      throw error
    }
  })
  const connect = () => {
    const others = isConnected(kit) && { addWalletForNamespace: namespace }
    const data = { redirectView: 'Pay' as const, ...others }
    kit.modal.send({ type: 'push', page: { view: 'Connect', data } })
  }
  return (
    <li>
      <ListItem
        chevron
        data-testid="pay-with-wallet"
        detail={payer ? <bdi>{shortenAddress(payer.address)}</bdi> : text('pay.connectFirst')}
        disabled={payer && !payer.canSend}
        disabledReason={text('pay.cannot')}
        image={<Image fallback={<Icon icon={WalletIcon} />} />}
        label={text('pay.wallet')}
        onSelect={() => (payer ? enter.run(caipNetworkId) : connect())}
        pending={enter.status === 'pending'}
      />
    </li>
  )
}
