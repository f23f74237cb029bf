import { readAmount } from '@latchkey/core'
import { Button } from '@latchkey/ui'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import styles from './AmountPresets.module.css'

export type AmountPresetsProps = {
  readonly label: string
  readonly amounts: readonly number[]
  /** ISO 4217 code of the amounts' currency. */
  readonly currency: string
  /** The amount in the field, as the user typed it. The button with this amount is marked. */
  readonly chosen: string
  readonly onChoose: (amount: string) => void
}

function isAmount(typed: string, amount: number): boolean {
  const reading = readAmount(typed)
  return reading.kind === 'amount' && Number(reading.numeric) === amount
}

/** A row of buttons, each of which enters an amount of money into the field. */
export function AmountPresets(props: AmountPresetsProps) {
  const { label, amounts, currency, chosen, onChoose } = props
  const { locale } = useLanguage()
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  return (
    <fieldset aria-label={label} className={styles['row']}>
      {amounts.map((amount) => (
        <Button
          aria-pressed={isAmount(chosen, amount)}
          data-testid={`amount-preset-${amount}`}
          key={amount}
          onClick={() => onChoose(String(amount))}
          size="small"
        >
          {format.format(amount)}
        </Button>
      ))}
    </fieldset>
  )
}
