import { nativeBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { balanceRefreshMs } from './constants.ts'
import { type BalanceTargetParameters, useBalanceTarget } from './useBalanceTarget.ts'

export type UseNativeBalanceParameters = BalanceTargetParameters & {
  /** Address of a token, to read its balance instead of the native one. */
  readonly token?: string | undefined
  /** Refresh interval in milliseconds. Default: 30 s. */
  readonly refreshMs?: number | undefined
}

/**
 * Reads the native balance of an account, or its balance of one token, from the kit's cache.
 * Refreshes it at an interval, except while the page is hidden (S-138).
 */
export function useNativeBalance(parameters: UseNativeBalanceParameters = {}) {
  const { token, refreshMs = balanceRefreshMs, ...target } = parameters
  const { kit } = useKitContext()
  const { address, network } = useBalanceTarget(target)
  return useKitQuery({
    ...nativeBalanceQuery(kit, { address, network, token }),
    enabled: address !== '',
    refetchInterval: refreshMs,
  })
}
