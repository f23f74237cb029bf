import { useHiddenBalances } from '@latchkey/react/query'
import { type AmountProps, Amount as ShownAmount } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'

/**
 * An amount in the page's language. Hidden balances show a cover of the same length for every
 * amount.
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
