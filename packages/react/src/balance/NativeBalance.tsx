import { formatAmount } from '@latchkey/core'
import type { NativeBalanceProps } from '../context/NativeBalanceProps.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { hiddenBalanceText } from './constants.ts'
import { UnknownBalance } from './UnknownBalance.tsx'
import { useBalancesHidden } from './useBalancesHidden.ts'
import { useNativeBalance } from './useNativeBalance.ts'

/**
 * The native balance of the active account, inside a button. If the balance could not be read, it
 * shows as unknown and not as zero (S-140).
 */
export function NativeBalance({ namespace, waiting }: NativeBalanceProps) {
  const { data } = useNativeBalance({ namespace })
  const { locale } = useLanguage()
  const hidden = useBalancesHidden()
  if (!data) return waiting
  if (data.fallback) return <UnknownBalance />
  if (hidden) return <span aria-hidden="true">{hiddenBalanceText}</span>
  return `${formatAmount(data.amount, data.decimals, { locale })} ${data.symbol}`
}
