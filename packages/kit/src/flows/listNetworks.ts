import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { withServiceRpc } from '../queries/withServiceRpc.ts'
import { getActiveNetworkId } from '../selectors/getActiveNetwork.ts'

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
