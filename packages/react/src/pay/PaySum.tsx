import { toAmountText } from '@latchkey/core'
import type { Payment } from '@latchkey/kit/pay'
import { Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { usePayText } from '../messages/pays.ts'
import { NetworkImage } from '../networks/NetworkImage.tsx'
import { TokenImage } from '../send/TokenImage.tsx'
import styles from './Pay.module.css'

export type PaymentProps = { readonly payment: Payment }

/** How much of what, to whom and where. The amount to its last digit, the address whole: this is what will be signed. */
export function PaySum({ payment }: PaymentProps) {
  const text = usePayText()
  const { locale } = useLanguage()
  const { asset, amount, recipient } = payment
  const exact = toAmountText(amount, { locale, places: asset.decimals })
  return (
    <div className={styles['sum']}>
      <div className={styles['part']}>
        <Stack>
          <Text as="span" size="small" tone="muted">
            {text('pay.amount')}
          </Text>
          <Text
            as="span"
            className={styles['amount']}
            data-testid="pay-amount"
            size={exact.length > 12 ? 'title' : 'display'}
            tabular
            weight={500}
          >
            {exact} <bdi>{asset.symbol}</bdi>
          </Text>
          <Place payment={payment} />
        </Stack>
        <AssetPicture payment={payment} />
      </div>
      <div className={styles['part']}>
        <Stack>
          <Text as="span" size="small" tone="muted">
            {text('pay.to')}
          </Text>
          <bdi className={styles['address']} data-testid="pay-recipient">
            {recipient}
          </bdi>
        </Stack>
      </div>
    </div>
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

/** The coin has the picture of its network, which need not be the one in use. */
export function AssetPicture({ payment, size = 40 }: AssetPictureProps) {
  const network = useNetworkOf({ payment })
  const { asset } = payment
  if (asset.address === undefined) return <NetworkImage network={network} size={size} />
  return <TokenImage size={size} token={asset} />
}
