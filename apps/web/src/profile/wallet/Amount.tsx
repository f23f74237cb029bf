import { toAmountText } from '@latchkey/core'
import { useHiddenBalances } from '@latchkey/react/query'
import { Tooltip } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'

export type AmountProps = {
  /** Decimal text. */
  readonly numeric: string
  readonly symbol: string
  readonly className?: string | undefined
}

/** An amount, cut to three decimals; all of them on focus and hover. Covered it does not tell how long it is. */
export function Amount({ numeric, symbol, className }: AmountProps) {
  const { hidden } = useHiddenBalances()
  const messages = useMessages().balances
  if (hidden) {
    return (
      <span aria-label={messages.hidden} className={className} role="img">
        ••••
      </span>
    )
  }
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
