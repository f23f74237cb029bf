import type { CaipNetworkId, Network } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getFeatures } from './getFeatures.ts'

/** Lists the contracts that may swap on a network; empty if the app trusts none. */
export function getSwapRouters(
  { config }: Pick<Kit, 'config'>,
  caipNetworkId: CaipNetworkId,
): readonly string[] {
  return config.swap?.routers[caipNetworkId] ?? []
}

/** Lists the networks that support swaps. An empty list turns swapping off. */
export function listSwapNetworks(
  kit: Pick<Kit, 'config' | 'ports' | 'preferences' | 'slots'>,
): readonly Network[] {
  if (!kit.config.blockchainApiUrl || getFeatures(kit).swaps === false) return []
  return kit.config.networks.filter(
    ({ chainNamespace, caipNetworkId }) =>
      chainNamespace === 'eip155' && getSwapRouters(kit, caipNetworkId).length > 0,
  )
}
