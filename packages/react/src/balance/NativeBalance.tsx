import { formatAmount, toAmountText } from '@latchkey/core'
import type { NativeBalanceProps } from '../context/NativeBalanceProps.ts'
import { useButtonText } from '../hooks/useButtonText.ts'
import { useLanguage } from '../hooks/useLanguage.ts'
import { unknownBalanceText } from './constants.ts'
import { useNativeBalance } from './useNativeBalance.ts'

/** The native balance of the account in use, on a button. What could not be read is no zero (S-140). */
export function NativeBalance({ namespace, waiting }: NativeBalanceProps) {
  const { data } = useNativeBalance({ namespace })
  const { locale } = useLanguage()
  const text = useButtonText()
  if (!data) return waiting
  if (!data.fallback) {
    const amount = formatAmount(data.amount, data.decimals)
    return `${toAmountText(amount, { locale })} ${data.symbol}`
  }
  const unavailable = text('button.balanceUnavailable')
  return (
    <span aria-label={unavailable} role="img" title={unavailable}>
      {unknownBalanceText}
    </span>
  )
}
