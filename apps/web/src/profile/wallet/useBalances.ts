import { useNativeBalance, useTokenBalance } from '@latchkey/react/query'
import type { AccountInUse } from './useAccountInUse.ts'

/** What an account holds on its network: the coin and the tokens, asked for again together. */
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
