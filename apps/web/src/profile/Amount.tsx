import { toAmountText } from '@latchkey/core'
import { Tooltip } from '@latchkey/ui'

export type AmountProps = {
  /** Decimal text. */
  readonly numeric: string
  readonly symbol: string
  readonly className?: string | undefined
}

/** An amount, cut to three decimals; all of them on focus and hover. */
export function Amount({ numeric, symbol, className }: AmountProps) {
  const exact = toAmountText(numeric, { places: numeric.length })
  return (
    <Tooltip text={`${exact} ${symbol}`}>
      {(trigger) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its full precision shows on focus
        <span {...trigger} tabIndex={0} className={className}>
          {toAmountText(numeric)} <span>{symbol}</span>
        </span>
      )}
    </Tooltip>
  )
}
