import type { ChainNamespace } from '@latchkey/core'
import { type GetAccountReturnType, getAccount } from '@latchkey/kit'
import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useTracked } from '../state/useTracked.ts'

export type UseAccountReturnType = Omit<GetAccountReturnType, 'status' | 'namespace'> & {
  /** Absent on the server and until the kit has started: what is stored has not been looked at. */
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
 * Reads the account in use, by default of the active namespace. What is on it (balance, name, tokens) is there once
 * something has asked for it. A component renders again when a field it has read changes, and for no other.
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
