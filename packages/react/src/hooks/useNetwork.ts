import type { CaipNetworkId, Network } from '@latchkey/core'
import {
  getActiveNetwork,
  getActiveNetworkId,
  isUnsupportedNetwork,
  switchNetwork,
} from '@latchkey/kit'
import { useCallback } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from './useSlice.ts'

type NetworkFacts = {
  /** Absent while the wallet is on a network that is not configured. */
  readonly caipNetwork: Network | undefined
  readonly chainId: Network['id'] | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly isUnsupported: boolean
  /** Only a wallet that limits its networks names them. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  readonly supportsAllNetworks: boolean
}

export type UseNetworkReturnType = NetworkFacts & {
  /** Switches; the connected wallet is asked first. Rejects as the action `switchNetwork` does. */
  readonly switchNetwork: (network: Network) => Promise<Network>
}

const nowhere: NetworkFacts = {
  caipNetwork: undefined,
  chainId: undefined,
  caipNetworkId: undefined,
  isUnsupported: false,
  approvedCaipNetworkIds: undefined,
  supportsAllNetworks: true,
}

/** Reads the network in use and switches it. */
export function useNetwork(): UseNetworkReturnType {
  const { kit } = useKitContext()
  const facts = useSlice<unknown, NetworkFacts>(
    kit.connection,
    () => {
      const caipNetwork = getActiveNetwork(kit)
      const caipNetworkId = getActiveNetworkId(kit)
      const isUnsupported = isUnsupportedNetwork(kit)
      return { ...nowhere, caipNetwork, chainId: caipNetwork?.id, caipNetworkId, isUnsupported }
    },
    nowhere,
  )
  const change = useCallback(
    ({ caipNetworkId }: Network) => switchNetwork(kit, { caipNetworkId }),
    [kit],
  )
  return { ...facts, switchNetwork: change }
}
