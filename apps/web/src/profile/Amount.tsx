import { Tooltip } from '@latchkey/ui'
import { formatQuantity } from '../format/formatQuantity.ts'

export type AmountProps = {
  /** Decimal text. */
  readonly numeric: string
  readonly symbol: string
  readonly className?: string | undefined
}

/** An amount, cut to three decimals; all of them on focus and hover. */
export function Amount({ numeric, symbol, className }: AmountProps) {
  const { short, full } = formatQuantity(numeric)
  return (
    <Tooltip text={`${full} ${symbol}`}>
      {(trigger) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its full precision shows on focus
        <span {...trigger} tabIndex={0} className={className}>
          {short} <span>{symbol}</span>
        </span>
      )}
    </Tooltip>
  )
}
