import { toAmountText } from '@latchkey/core'
import type { Payment } from '@latchkey/kit/pay'
import { Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { usePayText } from '../messages/pays.ts'
import { NetworkImage } from '../networks/NetworkImage.tsx'
import { ExactAmount, Sum, SumPart, WholeAddress } from '../send/Sum.tsx'
import { TokenImage } from '../send/TokenImage.tsx'

export type PaymentProps = { readonly payment: Payment }

/** Shows the amount, the network and the recipient of a payment. */
export function PaySum({ payment }: PaymentProps) {
  const text = usePayText()
  const { locale } = useLanguage()
  const { asset, amount, recipient, recipientName } = payment
  const exact = toAmountText(amount, { locale, exact: true })
  return (
    <Sum>
      <SumPart image={<AssetPicture payment={payment} />} title={text('pay.amount')}>
        <ExactAmount amount={exact} symbol={asset.symbol} testId="pay-amount" />
        <Place payment={payment} />
      </SumPart>
      <SumPart title={text('pay.to')}>
        {recipientName && (
          <Text as="span" data-testid="pay-recipient-name" truncate weight={500}>
            <bdi>{recipientName}</bdi>
          </Text>
        )}
        <WholeAddress address={recipient} testId="pay-recipient" />
      </SumPart>
    </Sum>
  )
}

function useNetworkOf({ payment }: PaymentProps) {
  const { kit } = useKitContext()
  return kit.config.networks.find(({ caipNetworkId }) => caipNetworkId === payment.caipNetworkId)
}

function Place(props: PaymentProps) {
  const text = usePayText()
  const network = useNetworkOf(props)
  return (
    <Text as="span" size="small" tone="muted">
      {text('pay.network', { network: network?.name ?? props.payment.caipNetworkId })}
    </Text>
  )
}

export type AssetPictureProps = PaymentProps & { readonly size?: 40 | 80 }

/**
 * The image of the payment's asset. For a native currency, this is the image of the payment's
 * network, which is not necessarily active.
 */
export function AssetPicture({ payment, size = 40 }: AssetPictureProps) {
  const network = useNetworkOf({ payment })
  const { asset } = payment
  if (asset.address === undefined) return <NetworkImage network={network} size={size} />
  return <TokenImage size={size} token={asset} />
}
