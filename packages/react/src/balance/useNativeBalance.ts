import { nativeBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/useAccount.ts'
import { useKitQuery } from '../hooks/useKitQuery.ts'
import { useNetwork } from '../hooks/useNetwork.ts'
import { balanceRefreshMs } from './constants.ts'

/** Reads the native balance of the account in use, from the cache of the kit, and keeps it fresh. */
export function useNativeBalance() {
  const { kit } = useKitContext()
  const { address = '' } = useAccount()
  const { caipNetwork: network } = useNetwork()
  return useKitQuery({
    ...nativeBalanceQuery(kit, { address, network }),
    enabled: address !== '',
    refetchInterval: balanceRefreshMs,
  })
}
