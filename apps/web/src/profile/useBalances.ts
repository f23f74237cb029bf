import { getQueryClient, nativeBalanceQuery, tokenBalanceQuery } from '@latchkey/kit/query'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/AppContext.ts'
import { useVisible } from '../shell/useVisible.ts'
import type { AccountInUse } from './useAccountInUse.ts'

const pollMs = 30_000

/**
 * Reads what an account holds on its network, from the kit's own cache. Reads again every 30 s,
 * but not for a page that nobody has seen for a minute (S-138).
 */
export function useBalances(account: AccountInUse) {
  const { kit } = useApp()
  const client = getQueryClient(kit)
  const refetchInterval = useVisible() ? pollMs : false
  const native = useQuery({ ...nativeBalanceQuery(kit, account), refetchInterval }, client)
  const tokens = useQuery({ ...tokenBalanceQuery(kit, account), refetchInterval }, client)
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
