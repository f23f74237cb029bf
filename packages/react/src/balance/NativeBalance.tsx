import { type ChainNamespace, formatAmount, toAmountText } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../hooks/useLanguage.ts'
import { UnknownBalance } from './UnknownBalance.tsx'
import { useNativeBalance } from './useNativeBalance.ts'

export type NativeBalanceProps = {
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Stands there until it is known, or known that nobody can say. */
  readonly waiting: ReactNode
}

/** The native balance of the account in use, on a button. What could not be read is no zero (S-140). */
export function NativeBalance({ namespace, waiting }: NativeBalanceProps) {
  const { data } = useNativeBalance({ namespace })
  const { locale } = useLanguage()
  if (!data) return waiting
  if (data.fallback) return <UnknownBalance />
  const amount = formatAmount(data.amount, data.decimals)
  return `${toAmountText(amount, { locale })} ${data.symbol}`
}
