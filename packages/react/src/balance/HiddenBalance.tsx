import { useAccountText } from '../messages/accounts.ts'
import { hiddenBalanceText } from './constants.ts'

/** Stands where an amount would, while a person wants them covered. It does not tell how long the amount is. */
export function HiddenBalance() {
  const text = useAccountText()
  return (
    <span aria-label={text('account.hidden')} role="img">
      {hiddenBalanceText}
    </span>
  )
}
