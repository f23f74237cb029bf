import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import { withServiceRpc } from '../api/withServiceRpc.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'

/**
 * Lists the configured networks of a namespace for an adapter, each with the RPC addresses that the
 * adapter may call. The first one is the default for wallets without a current network
 * (K-STATE-04), normally the active network.
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
