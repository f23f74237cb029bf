import { useAccountText } from '../messages/accounts.ts'
import { hiddenBalanceText } from './constants.ts'

/** Replaces an amount while the user hides balances. Its length does not depend on the amount. */
export function HiddenBalance() {
  const text = useAccountText()
  return (
    <span aria-label={text('account.hidden')} role="img">
      {hiddenBalanceText}
    </span>
  )
}
