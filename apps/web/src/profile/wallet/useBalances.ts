import { useNativeBalance, useTokenBalance } from '@latchkey/react/query'
import type { AccountInUse } from './useAccountInUse.ts'

/**
 * Returns native and token balances of an account on its network, with their loading state and a
 * function that retries both.
 */
export function useBalances({ address, caipNetworkId }: AccountInUse) {
  const native = useNativeBalance({ address, caipNetworkId })
  const tokens = useTokenBalance({ address, caipNetworkId })
  return {
    native,
    tokens,
    refreshing: native.isFetching || tokens.isFetching,
    refresh() {
      void native.refetch()
      void tokens.refetch()
    },
  }
}
