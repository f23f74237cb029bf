import { type BalanceTargetParameters, useBalanceTarget } from './useBalanceTarget.ts'
import { useNativeBalance } from './useNativeBalance.ts'
import { useTokenBalance } from './useTokenBalance.ts'

/**
 * Returns whether an account holds something of value: its native currency, or a listed token with a
 * price. Other tokens do not count, because anybody can send them (S-144). Returns false while the
 * balances are unknown.
 */
export function useHasValue(parameters: BalanceTargetParameters = {}): boolean {
  const { address } = useBalanceTarget(parameters)
  const { data: native } = useNativeBalance(parameters)
  const { data: list } = useTokenBalance(parameters)
  if (address === '') return false
  if (native && !native.fallback && native.amount > 0n) return true
  return list?.tokens.some(({ listed, value = 0 }) => listed === true && value > 0) ?? false
}
