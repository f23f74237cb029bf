import {
  type CaipNetworkId,
  ChainNotConfiguredError,
  type Network,
  rpcBatchSize,
  rpcRetryCount,
  rpcRetryDelayMs,
  rpcTimeoutMs,
  toRpcUrls,
} from '@latchkey/core'
import { type Client, createClient, fallback, http, rpcSchema, type Transport } from 'viem'

/** Any method; nothing it answers is believed unchecked (S-63). */
type AnyMethod = [{ Method: string; Parameters: unknown; ReturnType: unknown }]
export type NetworkClient = Client<Transport, undefined, undefined, AnyMethod>

/** Gives the client of a network, one for all who ask. */
export type Clients = (network: Network) => NetworkClient

function createNetworkClient(network: Network): NetworkClient {
  const urls = toRpcUrls(network)
  if (urls.length === 0) throw new ChainNotConfiguredError()
  const transports = urls.map((url) =>
    http(url, {
      batch: { batchSize: rpcBatchSize },
      timeout: rpcTimeoutMs,
      retryCount: rpcRetryCount,
      retryDelay: rpcRetryDelayMs,
    }),
  )
  // The transports retry already; a second layer would multiply it.
  return createClient({
    transport: fallback(transports, { retryCount: 0 }),
    rpcSchema: rpcSchema<AnyMethod>(),
  })
}

/**
 * Creates the clients of networks, each on first use. Calls made together go out in one request.
 *
 * @returns Throws `ChainNotConfiguredError` for a network without an address to ask.
 */
export function createClients(): Clients {
  const clients = new Map<CaipNetworkId, NetworkClient>()
  return (network) => {
    const client = clients.get(network.caipNetworkId) ?? createNetworkClient(network)
    clients.set(network.caipNetworkId, client)
    return client
  }
}
