import { useHiddenBalances } from '@latchkey/react/query'
import { type AmountProps, Amount as ShownAmount } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'

/**
 * Shows an amount in the format of the page's language. While the user hides balances, shows four
 * dots instead.
 */
export function Amount(props: AmountProps) {
  const { hidden } = useHiddenBalances()
  const { balances, locale } = useMessages()
  if (!hidden) return <ShownAmount locale={locale} {...props} />
  return (
    <span aria-label={balances.hidden} className={props.className} role="img">
      ••••
    </span>
  )
}
