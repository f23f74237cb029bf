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
  /** Configured networks that have an RPC URL. */
  readonly networks: readonly Network[]
  readonly getClient: Clients
}

/**
 * Returns the node's JSON-RPC error that an error of viem contains as a cause. Returns `undefined`
 * if the node did not answer.
 */
function findAnswer(error: unknown): RpcRequestError | undefined {
  if (error instanceof RpcRequestError) return error
  return error instanceof Error ? findAnswer(error.cause) : undefined
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
