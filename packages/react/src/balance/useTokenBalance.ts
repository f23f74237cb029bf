import { tokenBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { balanceRefreshMs } from './constants.ts'
import { type BalanceTargetParameters, useBalanceTarget } from './useBalanceTarget.ts'
import type { UseNativeBalanceParameters } from './useNativeBalance.ts'

export type UseTokenBalanceParameters = BalanceTargetParameters &
  Pick<UseNativeBalanceParameters, 'refreshMs'>

/**
 * Lists the tokens of an account. Refreshes at an interval, except while the page is hidden
 * (S-138). A failed request stops the interval until the next refetch.
 */
export function useTokenBalance(parameters: UseTokenBalanceParameters = {}) {
  const { kit } = useKitContext()
  const { refreshMs = balanceRefreshMs, ...target } = parameters
  const { address, network } = useBalanceTarget(target)
  return useKitQuery({
    ...tokenBalanceQuery(kit, { address, network }),
    enabled: address !== '',
    refetchInterval: (query) => (query.state.status === 'error' ? false : refreshMs),
  })
}
