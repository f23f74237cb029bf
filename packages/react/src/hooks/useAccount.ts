import type { ChainNamespace } from '@latchkey/core'
import { type GetAccountReturnType, getAccount } from '@latchkey/kit'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

export type UseAccountReturnType = Omit<GetAccountReturnType, 'status' | 'namespace'> & {
  /** Absent on the server and until mounted. */
  readonly status: GetAccountReturnType['status'] | undefined
  readonly namespace: ChainNamespace | undefined
}

const nobody: UseAccountReturnType = {
  address: undefined,
  caipAddress: undefined,
  isConnected: false,
  status: undefined,
  namespace: undefined,
  caipNetworkId: undefined,
  allAccounts: [],
  connectedWalletInfo: undefined,
}

/** Reads the account in use, by default of the active namespace. */
export function useAccount(
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): UseAccountReturnType {
  const { kit } = useKitContext()
  return useSlice<unknown, UseAccountReturnType>(
    kit.connection,
    () => getAccount(kit, parameters),
    nobody,
  )
}
