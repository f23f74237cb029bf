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
  /**
   * The active network. `undefined` while the wallet uses a network that the app does not
   * configure.
   */
  readonly caipNetwork: Network | undefined
  readonly chainId: Network['id'] | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly isUnsupported: boolean
  /**
   * Networks that the wallet has approved. `undefined` if the wallet does not limit its networks.
   */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  readonly supportsAllNetworks: boolean
}

type SwitchOptions = {
  /**
   * Whether the promise rejects on failure, as that of the action `switchNetwork` does. Default:
   * false. The promise then resolves, and the failure shows in an alert and in the view.
   */
  readonly throwOnFailure?: boolean
}

export type UseNetworkReturnType = NetworkFacts & {
  /**
   * Switches the network. A connected wallet is first requested to switch.
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

/**
 * Returns the active network, by default of the active namespace, and the function that switches
 * it.
 */
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
