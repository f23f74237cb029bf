import {
  type CaipNetworkId,
  ChainNotConfiguredError,
  type Network,
  RpcError,
  ServiceUnreachableError,
} from '@latchkey/core'
import { RpcRequestError } from 'viem'
import type { Clients } from '../network/createClients.ts'
import type { ProviderRequest } from '../provider/EthereumProvider.ts'

export type ChainSource = {
  /** Networks that have an address to ask. */
  readonly networks: readonly Network[]
  readonly getClient: Clients
}

/** What the node itself said, under the library's own words. */
function findAnswer(error: unknown): RpcRequestError | undefined {
  if (error instanceof RpcRequestError) return error
  return error instanceof Error ? findAnswer(error.cause) : undefined
}

/**
 * Asks a network's own RPC addresses.
 *
 * @throws {ChainNotConfiguredError} The network is none of the app's, or has no address.
 * @throws {RpcError} The node refused, e.g. because a call reverts: with its code, text and data.
 * @throws {ServiceUnreachableError} No address answered.
 */
export async function readChain(
  { networks, getClient }: ChainSource,
  caipNetworkId: CaipNetworkId,
  { method, params = [] }: ProviderRequest,
): Promise<unknown> {
  const network = networks.find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new ChainNotConfiguredError()
  const client = getClient(network)
  try {
    return await client.request({ method, params })
  } catch (cause) {
    const answer = findAnswer(cause)
    if (!answer) throw new ServiceUnreachableError({ host: network.name, cause })
    const { code, details, data } = answer
    throw new RpcError(code, details, { cause, data })
  }
}
