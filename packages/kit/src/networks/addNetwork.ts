import type { Network } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { isUnsupportedNetwork } from '../state/getActiveNetwork.ts'
import { load } from '../wallets/load.ts'
import { setNetworks } from './setNetworks.ts'

export type AddNetworkParameters = { readonly network: Network }

/**
 * Adds a configured network until the page unloads. A network with the same id is replaced. If the
 * wallet is already on the network, it becomes supported.
 */
export function addNetwork(kit: Kit, parameters: AddNetworkParameters): void {
  const { network } = parameters
  const { networks } = kit.config
  const isSame = (other: Network) => other.caipNetworkId === network.caipNetworkId
  const wasUnsupported = isUnsupportedNetwork(kit)
  const [first, ...others] = networks
  setNetworks(
    kit,
    networks.some(isSame)
      ? [
          isSame(first) ? network : first,
          ...others.map((other) => (isSame(other) ? network : other)),
        ]
      : [...networks, network],
  )
  if (!wasUnsupported || isUnsupportedNetwork(kit)) return
  // The page for an unsupported network closes, because the network is now supported.
  load().then(
    ({ finishMove }) => finishMove(kit, true),
    () => undefined,
  )
}
