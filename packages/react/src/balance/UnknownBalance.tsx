import { useButtonText } from '../messages/buttons.ts'
import { unknownBalanceText } from './constants.ts'

/**
 * Shown for a balance that could not be read (S-140). It has no "Try again", because it lies inside
 * a button that opens the account, where the read can be retried.
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
