import { nativeBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/useKitQuery.ts'
import { balanceRefreshMs } from './constants.ts'
import { type BalanceTargetParameters, useBalanceTarget } from './useBalanceTarget.ts'

export type UseNativeBalanceParameters = BalanceTargetParameters & {
  /** Address of a token that is read in place of the coin. */
  readonly token?: string | undefined
}

/**
 * Reads a balance from the cache of the kit, of the coin or of one token, and keeps it fresh: every 30 s, not while the
 * page is hidden (S-138).
 */
export function useNativeBalance({ token, ...target }: UseNativeBalanceParameters = {}) {
  const { kit } = useKitContext()
  const { address, network } = useBalanceTarget(target)
  return useKitQuery({
    ...nativeBalanceQuery(kit, { address, network, token }),
    enabled: address !== '',
    refetchInterval: balanceRefreshMs,
  })
}
