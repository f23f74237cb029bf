import { getCurrencyImageUrl, getTokenImageUrl, isMoney } from '@latchkey/kit/buy'
import { Button, ChevronDownIcon, Icon, Image, Text } from '@latchkey/ui'
import { useId } from 'react'
import { toMoneyText } from '../buy/toMoneyText.ts'
import type { BuyProps } from '../buy/useBuy.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useBuyText } from '../messages/buys.ts'
import { AmountReadings } from '../parts/AmountReadings.tsx'
import styles from '../send/AmountCard.module.css'

export type BuyAmountCardProps = BuyProps & { readonly disabled: boolean | undefined }

/** Fields of a purchase: the amount of money, its currency and the token to buy. */
export function BuyAmountCard({ buy, disabled }: BuyAmountCardProps) {
  const { kit, open } = useKitContext()
  const text = useBuyText()
  const id = useId()
  const { amount, chosen, gap, change } = buy
  const { payment, purchase } = chosen
  return (
    <div className={styles['card']}>
      <label className={styles['label']} htmlFor={id}>
        {text('buy.amount')}
      </label>
      <div className={styles['line']}>
        <input
          aria-invalid={gap === 'limits' || undefined}
          autoComplete="off"
          className={styles['amount']}
          data-long={amount.length > 9 || undefined}
          data-testid="onramp-amount-input"
          disabled={disabled}
          id={id}
          inputMode="decimal"
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (isMoney(typed)) change({ amount: typed })
          }}
          placeholder="0"
          spellCheck={false}
          value={amount}
        />
        <Choice
          disabled={disabled}
          image={payment && getCurrencyImageUrl(kit, payment.id)}
          label={payment && text('buy.changeCurrency', { currency: payment.id })}
          name={payment?.id}
          onPress={() => open({ view: 'OnRampFiatSelect' })}
          testId="onramp-currency-button"
        />
      </div>
      <div className={styles['line']}>
        <LimitsLine buy={buy} />
        <Choice
          disabled={disabled}
          image={purchase && getTokenImageUrl(kit, purchase.symbol)}
          label={purchase && text('buy.changeToken', { symbol: purchase.symbol })}
          name={purchase?.symbol}
          onPress={() => open({ view: 'OnRampTokenSelect' })}
          testId="onramp-token-button"
        />
      </div>
      <AmountReadings onChoose={(chosen) => change({ amount: chosen })} typed={amount} />
    </div>
  )
}

type ChoiceProps = {
  readonly name: string | undefined
  readonly label: string | undefined
  readonly image: string | undefined
  readonly testId: string
  readonly disabled: boolean | undefined
  readonly onPress: () => void
}

/** A button that opens the list of currencies or tokens. Disabled while that list is empty. */
function Choice({ name, label, image, testId, disabled, onPress }: ChoiceProps) {
  return (
    <Button
      aria-label={label}
      className={styles['token']}
      data-testid={testId}
      disabled={disabled || name === undefined}
      icon={<Image fallback={name} shape="round" size={20} src={image} />}
      onClick={onPress}
      trailing={<Icon icon={ChevronDownIcon} size={16} />}
    >
      <bdi className={styles['symbol']}>{name ?? '—'}</bdi>
    </Button>
  )
}

function LimitsLine({ buy: { gap, limits, chosen } }: BuyProps) {
  const text = useBuyText()
  const { locale } = useLanguage()
  const currency = chosen.payment?.id
  if (!limits || !currency) return <span />
  const toText = (sum: number) => toMoneyText(sum, currency, locale)
  return (
    <Text
      as="span"
      role={gap === 'limits' ? 'alert' : undefined}
      size="small"
      tone={gap === 'limits' ? 'danger' : 'muted'}
    >
      {text('buy.limits', { least: toText(limits.least), most: toText(limits.most) })}
    </Text>
  )
}
