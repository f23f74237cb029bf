import { useHiddenBalances } from '@latchkey/react/query'
import { type AmountProps, Amount as ShownAmount } from '@latchkey/ui'
import { useMessages } from '../../messages/MessagesContext.ts'

/**
 * An amount, formatted in the page's language. While balances are hidden, shows four dots instead,
 * whatever the amount.
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
