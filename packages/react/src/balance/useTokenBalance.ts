import type { ChainNamespace } from '@latchkey/core'
import { tokenBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/useAccount.ts'
import { useKitQuery } from '../hooks/useKitQuery.ts'
import { useNetwork } from '../hooks/useNetwork.ts'
import { balanceRefreshMs } from './constants.ts'

/** Reads the tokens of the account in use, by default of the active namespace, and keeps them fresh; a failure ends that until it is asked again. */
export function useTokenBalance(
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
) {
  const { kit } = useKitContext()
  const { address = '' } = useAccount(parameters)
  const { caipNetwork: network } = useNetwork(parameters)
  return useKitQuery({
    ...tokenBalanceQuery(kit, { address, network }),
    enabled: address !== '',
    refetchInterval: (query) => (query.state.status === 'error' ? false : balanceRefreshMs),
  })
}
