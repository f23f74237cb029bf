import { useButtonText } from '../messages/buttons.ts'
import { unknownBalanceText } from './constants.ts'

/**
 * Stands where a balance would, while nobody can say what it is (S-140). Without "Try again": it lies in a button, which
 * opens the account, and there it is.
 */
export function UnknownBalance() {
  const text = useButtonText()
  const unavailable = text('button.balanceUnavailable')
  return (
    <span aria-label={unavailable} role="img" title={unavailable}>
      {unknownBalanceText}
    </span>
  )
}
