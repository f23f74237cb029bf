import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import {
  getActiveNetwork,
  getActiveNetworkId,
  isUnsupportedNetwork,
  switchNetwork,
} from '@latchkey/kit'
import { useCallback } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../state/useSlice.ts'

type NetworkFacts = {
  /** Absent while the wallet is on a network that the app does not configure. */
  readonly caipNetwork: Network | undefined
  readonly chainId: Network['id'] | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly isUnsupported: boolean
  /** Present only for a wallet that limits its networks. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  readonly supportsAllNetworks: boolean
}

type SwitchOptions = {
  /**
   * Rejects like the action `switchNetwork`. Default: false, then a failure shows in the alert and
   * the view, and the promise resolves.
   */
  readonly throwOnFailure?: boolean
}

export type UseNetworkReturnType = NetworkFacts & {
  /**
   * Switches the network. A connected wallet is requested to switch first.
   *
   * @returns `undefined` if the switch failed.
   */
  readonly switchNetwork: (
    network: Network,
    options?: SwitchOptions,
  ) => Promise<Network | undefined>
}

const nowhere: NetworkFacts = {
  caipNetwork: undefined,
  chainId: undefined,
  caipNetworkId: undefined,
  isUnsupported: false,
  approvedCaipNetworkIds: undefined,
  supportsAllNetworks: true,
}

/** Reads the active network, by default of the active namespace, and switches it. */
export function useNetwork(
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): UseNetworkReturnType {
  const { kit } = useKitContext()
  const facts = useSlice<unknown, NetworkFacts>(
    kit.connection,
    () => {
      const caipNetwork = getActiveNetwork(kit, parameters)
      const caipNetworkId = getActiveNetworkId(kit, parameters)
      const isUnsupported = isUnsupportedNetwork(kit, parameters)
      return { ...nowhere, caipNetwork, chainId: caipNetwork?.id, caipNetworkId, isUnsupported }
    },
    nowhere,
  )
  const change = useCallback(
    async ({ caipNetworkId }: Network, { throwOnFailure = false }: SwitchOptions = {}) => {
      const switching = switchNetwork(kit, { caipNetworkId })
      // K-NET-10: a failure is silent for the caller, because the alert and the view report it.
      return throwOnFailure ? switching : switching.catch(() => undefined)
    },
    [kit],
  )
  return { ...facts, switchNetwork: change }
}
