import { getQueryClient, nativeBalanceQuery } from '@latchkey/kit/query'
import { useQuery } from '@tanstack/react-query'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/useAccount.ts'
import { useNetwork } from '../hooks/useNetwork.ts'
import { balanceRefreshMs } from './constants.ts'

/** Reads the native balance of the account in use, from the cache of the kit, and keeps it fresh. */
export function useNativeBalance() {
  const { kit } = useKitContext()
  const { address = '' } = useAccount()
  const { caipNetwork: network } = useNetwork()
  return useQuery(
    {
      ...nativeBalanceQuery(kit, { address, network }),
      enabled: address !== '',
      refetchInterval: balanceRefreshMs,
    },
    getQueryClient(kit),
  )
}
