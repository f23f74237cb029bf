import { useAccountText } from '../messages/accounts.ts'
import { hiddenBalanceText } from './constants.ts'

/**
 * Shown instead of an amount while the user hides balances. It always has the same length, so that
 * it does not reveal the amount.
 */
export function HiddenBalance() {
  const text = useAccountText()
  return (
    <span aria-label={text('account.hidden')} role="img">
      {hiddenBalanceText}
    </span>
  )
}
