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
  /** Absent while the wallet is on a network that is not configured. */
  readonly caipNetwork: Network | undefined
  readonly chainId: Network['id'] | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly isUnsupported: boolean
  /** Only a wallet that limits its networks names them. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  readonly supportsAllNetworks: boolean
}

type SwitchOptions = {
  /** Rejects as the action `switchNetwork` does. Default false: what failed shows in alert and state, nothing rejects. */
  readonly throwOnFailure?: boolean
}

export type UseNetworkReturnType = NetworkFacts & {
  /**
   * Switches; the connected wallet is asked first.
   *
   * @returns `undefined` when it did not come to it.
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

/** Reads the network in use, by default of the active namespace, and switches it. */
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
      // K-NET-10: the caller asked for silence; alert and view say what failed.
      return throwOnFailure ? switching : switching.catch(() => undefined)
    },
    [kit],
  )
  return { ...facts, switchNetwork: change }
}
