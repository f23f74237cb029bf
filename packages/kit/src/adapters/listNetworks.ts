import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import { withServiceRpc } from '../api/withServiceRpc.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'

/**
 * Lists the configured networks of a namespace for an adapter: first the one to start on where the wallet has no network
 * of its own (K-STATE-04). By default that is the one in use. Each with the addresses an adapter may ask.
 */
export function listNetworks(
  kit: Kit,
  namespace: ChainNamespace,
  first: CaipNetworkId | undefined = getActiveNetworkId(kit, { namespace }),
): readonly Network[] {
  const own = kit.config.networks
    .filter((network) => network.chainNamespace === namespace)
    .map((network) => withServiceRpc(kit.config, network))
  const isFirst = (network: Network) => network.caipNetworkId === first
  return [...own.filter(isFirst), ...own.filter((network) => !isFirst(network))]
}
