'use client'

export type { BalanceTargetParameters } from './balance/useBalanceTarget.ts'
export { useHasValue } from './balance/useHasValue.ts'
export { type UseHiddenBalancesReturnType, useHiddenBalances } from './balance/useHiddenBalances.ts'
export { type UseNativeBalanceParameters, useNativeBalance } from './balance/useNativeBalance.ts'
export { type UseTokenBalanceParameters, useTokenBalance } from './balance/useTokenBalance.ts'
export { type UseEndpointOptions, useEndpoint } from './hooks/queries/useEndpoint.ts'
