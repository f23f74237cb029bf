import type { ReactNode } from 'react'
import { useBalanceFormat } from './useBalanceFormat.ts'
import { useNativeBalance } from './useNativeBalance.ts'

export type NativeBalanceProps = {
  /** Stands there until the amount is known. */
  readonly waiting: ReactNode
}

/** The native balance of the account in use, cut to three decimals, symbol after. */
export function NativeBalance({ waiting }: NativeBalanceProps) {
  const { data } = useNativeBalance()
  const format = useBalanceFormat()
  return data ? format(data) : waiting
}
