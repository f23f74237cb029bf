import { formatAmount, toAmountText } from '@latchkey/core'
import type { NativeBalanceProps } from '../context/NativeBalanceProps.ts'
import { useLanguage } from '../hooks/useLanguage.ts'
import { UnknownBalance } from './UnknownBalance.tsx'
import { useNativeBalance } from './useNativeBalance.ts'

/** The native balance of the account in use, on a button. What could not be read is no zero (S-140). */
export function NativeBalance({ namespace, waiting }: NativeBalanceProps) {
  const { data } = useNativeBalance({ namespace })
  const { locale } = useLanguage()
  if (!data) return waiting
  if (data.fallback) return <UnknownBalance />
  const amount = formatAmount(data.amount, data.decimals)
  return `${toAmountText(amount, { locale })} ${data.symbol}`
}
