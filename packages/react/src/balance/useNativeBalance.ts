import type { ChainNamespace } from '@latchkey/core'
import { nativeBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/useAccount.ts'
import { useKitQuery } from '../hooks/useKitQuery.ts'
import { useNetwork } from '../hooks/useNetwork.ts'
import { balanceRefreshMs } from './constants.ts'

/** Reads the native balance of the account in use, by default of the active namespace, from the cache of the kit, and keeps it fresh. */
export function useNativeBalance(
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
) {
  const { kit } = useKitContext()
  const { address = '' } = useAccount(parameters)
  const { caipNetwork: network } = useNetwork(parameters)
  return useKitQuery({
    ...nativeBalanceQuery(kit, { address, network }),
    enabled: address !== '',
    refetchInterval: balanceRefreshMs,
  })
}
