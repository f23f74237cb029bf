import { nativeBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { balanceRefreshMs } from './constants.ts'
import { type BalanceTargetParameters, useBalanceTarget } from './useBalanceTarget.ts'

export type UseNativeBalanceParameters = BalanceTargetParameters & {
  /** Address of a token that is read in place of the coin. */
  readonly token?: string | undefined
  /** Milliseconds after which it is read again. Default: 30 s. */
  readonly refreshMs?: number | undefined
}

/**
 * Reads a balance from the cache of the kit, of the coin or of one token, and keeps it fresh, but not while the page is
 * hidden (S-138).
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
