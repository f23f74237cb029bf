import type { ChainNamespace } from '@latchkey/core'
import { type GetAccountReturnType, getAccount } from '@latchkey/kit'
import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useTracked } from '../state/useTracked.ts'

export type UseAccountReturnType = Omit<GetAccountReturnType, 'status' | 'namespace'> & {
  /** `undefined` on the server, and until the kit has started and read the stored connections. */
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
  addressLabels: {},
  connectedWalletInfo: undefined,
}

/**
 * Returns the active account, by default of the active namespace. Balance, name and tokens are
 * present once another hook or view has requested them. A component renders again only if a field
 * that it has read changes.
 */
export function useAccount(
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): UseAccountReturnType {
  const { kit, cache } = useKitContext()
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = [kit.connection.subscribe(listener), cache.subscribe(listener)]
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },
    [kit, cache],
  )
  const read = () => (kit.connection.getState().initialized ? getAccount(kit, parameters) : nobody)
  return useTracked<UseAccountReturnType>(subscribe, read, nobody)
}
