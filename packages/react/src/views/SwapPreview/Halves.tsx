import { formatAmount, shortenAddress } from '@latchkey/core'
import type { SendToken } from '@latchkey/kit/send'
import type { Asked, QuotedSwap } from '@latchkey/kit/swap'
import { Skeleton, Text } from '@latchkey/ui'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useSwapText } from '../../messages/swaps.ts'
import { Sum, SumPart } from '../../send/Sum.tsx'
import { TokenImage } from '../../send/TokenImage.tsx'
import { toDollars } from '../../send/toDollars.ts'
import { toShownAmount } from '../../send/toShownAmount.ts'
import styles from './SwapPreview.module.css'

export type HalvesProps = {
  readonly asked: Asked
  /** The quoted swap; `undefined` until there is a quote. */
  readonly swap: QuotedSwap | undefined
}

/**
 * Shows the amount to sell with all its decimals, because the wallet signs exactly this amount.
 * Also shows the expected amount to receive.
 */
export function Halves({ asked, swap }: HalvesProps) {
  const text = useSwapText()
  const { locale } = useLanguage()
  const { sold, bought } = asked
  const amount = swap?.amount ?? asked.amount
  const exact = formatAmount(amount, sold.decimals, { locale, exact: true })
  return (
    <Sum>
      <Half
        amount={amount}
        shown={`${exact} ${sold.symbol}`}
        testId="swap-preview-pay"
        title={text('swap.pay')}
        token={sold}
      />
      <Half
        amount={swap?.quoted}
        shown={swap && toShownAmount(swap.quoted, bought, { locale })}
        testId="swap-preview-get"
        title={text('swap.get')}
        token={bought}
      />
    </Sum>
  )
}

type HalfProps = {
  readonly token: SendToken
  readonly title: string
  readonly testId: string
  readonly amount: bigint | undefined
  readonly shown: string | undefined
}

function Half({ token, title, testId, amount, shown }: HalfProps) {
  const { locale } = useLanguage()
  const worth = amount === undefined ? undefined : toDollars(amount, token, locale)
  return (
    <SumPart image={<TokenImage token={token} />} title={title}>
      {shown === undefined ? (
        <Skeleton shape="title" />
      ) : (
        <Text
          as="span"
          className={styles['amount']}
          data-testid={testId}
          size={shown.length > 16 ? 'body' : 'title'}
          tabular
          weight={500}
        >
          <bdi>{shown}</bdi>
        </Text>
      )}
      {token.address && (
        <Text as="span" size="small" title={token.address} tone="muted">
          <bdi>{shortenAddress(token.address)}</bdi>
        </Text>
      )}
      {worth && (
        <Text as="span" size="small" tabular tone="muted">
          {worth}
        </Text>
      )}
    </SumPart>
  )
}
