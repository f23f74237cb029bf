import type { ReactNode } from 'react'
import { useLanguage } from '../hooks/useLanguage.ts'
import { toBalanceText } from './toBalanceText.ts'
import { useNativeBalance } from './useNativeBalance.ts'

export type NativeBalanceProps = {
  /** Stands there until the amount is known. */
  readonly waiting: ReactNode
}

/** The native balance of the account in use, on a button. */
export function NativeBalance({ waiting }: NativeBalanceProps) {
  const { data } = useNativeBalance()
  const { locale } = useLanguage()
  return data ? `${toBalanceText(data, locale)} ${data.symbol}` : waiting
}
