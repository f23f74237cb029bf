import { toAmountText } from '@latchkey/core'
import { Skeleton, Text } from '@latchkey/ui'
import { toMoneyText } from '../buy/toMoneyText.ts'
import type { BuyProps } from '../buy/useBuy.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useBuyText } from '../messages/buys.ts'
import styles from './BuyWidget.module.css'

/**
 * Shows how many tokens the user receives, the fee and the total. Sample figures are labelled as
 * such (S-140).
 */
export function BuyQuoteFacts({ buy: { options, optionsPending, quote, quoting } }: BuyProps) {
  const text = useBuyText()
  const isSample = options?.fallback || quote?.fallback
  const isNowhere = options?.purchaseCurrencies.length === 0 || quote === null
  return (
    <div
      aria-busy={quoting || optionsPending || undefined}
      className={styles['quote']}
      data-testid="onramp-quote"
      role="status"
    >
      <dl className={styles['facts']}>
        <Facts quote={quote ?? undefined} waiting={quoting || optionsPending} />
      </dl>
      {isNowhere && (
        <Text size="small" tone="muted">
          {text('buy.noQuote')}
        </Text>
      )}
      {isSample && (
        <Text data-testid="onramp-sample" size="small" tone="muted">
          {text('buy.sample')}
        </Text>
      )}
    </div>
  )
}

type FactsProps = {
  readonly quote: NonNullable<BuyProps['buy']['quote']> | undefined
  readonly waiting: boolean
}

function Facts({ quote, waiting }: FactsProps) {
  const text = useBuyText()
  const { locale } = useLanguage()
  if (waiting) return <Skeleton shape="small" />
  if (!quote) return null
  const { purchaseAmount, networkFee, paymentTotal } = quote
  const token = `${toAmountText(purchaseAmount.amount, { locale })} ${purchaseAmount.currency}`
  const toText = ({ amount, currency }: typeof networkFee) => toMoneyText(amount, currency, locale)
  const rows = [
    [text('buy.get'), token],
    [text('buy.fee'), toText(networkFee)],
    [text('buy.total'), toText(paymentTotal)],
  ]
  return rows.map(([name, value]) => (
    <div className={styles['fact']} key={name}>
      <dt>
        <Text as="span" size="small" tone="muted">
          {name}
        </Text>
      </dt>
      <dd>
        <Text as="span" size="small" tabular>
          {value}
        </Text>
      </dd>
    </div>
  ))
}
