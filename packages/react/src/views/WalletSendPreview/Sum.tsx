import { formatAmount, shortenAddress, toAmountText } from '@latchkey/core'
import { getShownImage } from '@latchkey/kit/query'
import { Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSendText } from '../../messages/sends.ts'
import { AccountImage } from '../../parts/AccountImage.tsx'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toDollars } from '../../send/toDollars.ts'
import type { Ready } from '../../send/toReady.ts'
import styles from './WalletSendPreview.module.css'

export type ReadyProps = { readonly ready: Ready }

/** How much, to whom. The amount to its last digit: this is what will be signed. */
export function Sum({ ready }: ReadyProps) {
  return (
    <div className={styles['sum']}>
      <What ready={ready} />
      <Whom ready={ready} />
    </div>
  )
}

function What({ ready: { token, amount } }: ReadyProps) {
  const text = useSendText()
  const { locale } = useLanguage()
  const { decimals, symbol } = token
  const exact = toAmountText(formatAmount(amount, decimals, decimals), { locale, places: decimals })
  const worth = toDollars(amount, token, locale)
  return (
    <div className={styles['part']}>
      <Stack>
        <Text as="span" size="small" tone="muted">
          {text('send.you')}
        </Text>
        <Text
          as="span"
          className={styles['amount']}
          data-testid="send-preview-amount"
          size={exact.length > 12 ? 'title' : 'display'}
          tabular
          weight={500}
        >
          {exact} <bdi>{symbol}</bdi>
        </Text>
        {token.address && (
          <Text as="span" size="small" title={token.address} tone="muted">
            <bdi data-testid="send-preview-token">{shortenAddress(token.address)}</bdi>
          </Text>
        )}
        {worth && (
          <Text as="span" data-testid="send-preview-worth" size="small" tabular tone="muted">
            {worth}
          </Text>
        )}
      </Stack>
      <TokenImage token={token} />
    </div>
  )
}

function Whom({ ready: { receiver } }: ReadyProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  return (
    <div className={styles['part']}>
      <Stack>
        <Text as="span" size="small" tone="muted">
          {text('send.to')}
        </Text>
        {receiver.name && (
          <Text as="span" truncate weight={500}>
            <bdi>{receiver.name}</bdi>
          </Text>
        )}
        <bdi className={styles['address']} data-testid="send-preview-address">
          {receiver.address}
        </bdi>
      </Stack>
      <AccountImage
        address={receiver.address}
        image={getShownImage(kit, receiver.image)}
        size={40}
      />
    </div>
  )
}
