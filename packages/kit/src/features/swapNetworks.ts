import type { CaipNetworkId, Network } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getFeatures } from './getFeatures.ts'

/**
 * Lists the addresses of the router contracts that may swap on a network. Empty if the app has
 * configured none.
 */
export function getSwapRouters(
  { config }: Pick<Kit, 'config'>,
  caipNetworkId: CaipNetworkId,
): readonly string[] {
  return config.swap?.routers[caipNetworkId] ?? []
}

/** Lists the networks that support swaps. If the list is empty, swaps are not offered. */
export function listSwapNetworks(
  kit: Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>,
): readonly Network[] {
  if (!kit.config.blockchainApiUrl || getFeatures(kit).swaps === false) return []
  return kit.config.networks.filter(
    ({ chainNamespace, caipNetworkId }) =>
      chainNamespace === 'eip155' && getSwapRouters(kit, caipNetworkId).length > 0,
  )
}
