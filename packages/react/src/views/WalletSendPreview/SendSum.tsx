import { formatAmount, shortenAddress } from '@latchkey/core'
import { getShownImage } from '@latchkey/kit/query'
import { Text } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSendText } from '../../messages/sends.ts'
import { AccountImage } from '../../parts/AccountImage.tsx'
import { ExactAmount, Sum, SumPart, WholeAddress } from '../../send/Sum.tsx'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toDollars } from '../../send/toDollars.ts'
import type { Ready } from '../../send/toReady.ts'

export type ReadyProps = { readonly ready: Ready }

/** Shows the amount and the recipient of a transfer. */
export function SendSum({ ready }: ReadyProps) {
  return (
    <Sum>
      <SentToken ready={ready} />
      <Recipient ready={ready} />
    </Sum>
  )
}

function SentToken({ ready: { token, amount } }: ReadyProps) {
  const text = useSendText()
  const { locale } = useLanguage()
  const { decimals, symbol } = token
  const exact = formatAmount(amount, decimals, { locale, exact: true })
  const worth = toDollars(amount, token, locale)
  return (
    <SumPart image={<TokenImage token={token} />} title={text('send.you')}>
      <ExactAmount amount={exact} symbol={symbol} testId="send-preview-amount" />
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
    </SumPart>
  )
}

function Recipient({ ready: { receiver } }: ReadyProps) {
  const { kit } = useKitContext()
  const text = useSendText()
  const { address, name, isPrimary, image } = receiver
  return (
    <SumPart
      image={<AccountImage address={address} image={getShownImage(kit, image)} size={40} />}
      title={text('send.to')}
    >
      {name && isPrimary && (
        <Text as="span" truncate weight={500}>
          <bdi>{name}</bdi>
        </Text>
      )}
      <WholeAddress address={address} testId="send-preview-address" />
    </SumPart>
  )
}
