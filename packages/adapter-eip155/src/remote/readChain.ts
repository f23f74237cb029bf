import { type CaipNetworkId, ChainNotConfiguredError, type Network } from '@latchkey/core'
import type { Clients } from '../network/createClients.ts'
import type { ProviderRequest } from '../provider/EthereumProvider.ts'

export type ChainSource = {
  /** Configured networks that have an RPC URL. */
  readonly networks: readonly Network[]
  readonly getClient: Clients
}

/**
 * Sends a request to a network's RPC URLs.
 *
 * @throws {ChainNotConfiguredError} The app does not configure the network, or the network has no
 * RPC URL.
 * @throws {RpcError} The node refused, e.g. because a call reverts. Has the node's code, text and
 * data.
 * @throws {ServiceUnreachableError} No RPC URL responded.
 */
export async function readChain(
  { networks, getClient }: ChainSource,
  caipNetworkId: CaipNetworkId,
  { method, params = [] }: ProviderRequest,
): Promise<unknown> {
  const network = networks.find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new ChainNotConfiguredError()
  return getClient(network)({ method, params })
}
