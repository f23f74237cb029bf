import { tokenBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useKitQuery } from '../hooks/useKitQuery.ts'
import { balanceRefreshMs } from './constants.ts'
import { type BalanceTargetParameters, useBalanceTarget } from './useBalanceTarget.ts'

/**
 * Lists the tokens of an account and keeps them fresh: every 30 s, not while the page is hidden (S-138); a failure ends
 * that until it is asked again.
 */
export function useTokenBalance(parameters: BalanceTargetParameters = {}) {
  const { kit } = useKitContext()
  const { address, network } = useBalanceTarget(parameters)
  return useKitQuery({
    ...tokenBalanceQuery(kit, { address, network }),
    enabled: address !== '',
    refetchInterval: (query) => (query.state.status === 'error' ? false : balanceRefreshMs),
  })
}
