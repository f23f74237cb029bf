import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import { withServiceRpc } from '../api/withServiceRpc.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'

/**
 * Lists the configured networks of a namespace for an adapter, with the RPC URLs that it may call.
 * The first one, normally the active network, is the default for wallets that have no current
 * network (K-STATE-04).
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
