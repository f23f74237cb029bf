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

/** RPC schema for viem that accepts any method. Callers validate every answer (S-63). */
type AnyMethod = [{ Method: string; Parameters: unknown; ReturnType: unknown }]
export type NetworkClient = Client<Transport, undefined, undefined, AnyMethod>

/** Returns the JSON-RPC client of a network. All callers share one client per network. */
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
  // Disables retries here, because the transports already retry and two layers would multiply the
  // attempts.
  return createClient({
    transport: fallback(transports, { retryCount: 0 }),
    rpcSchema: rpcSchema<AnyMethod>(),
  })
}

/**
 * Creates clients of networks on first use. Calls made in the same task share one HTTP request.
 *
 * @returns A function that throws `ChainNotConfiguredError` for a network without an RPC URL.
 */
export function createClients(): Clients {
  const clients = new Map<CaipNetworkId, NetworkClient>()
  return (network) => {
    const client = clients.get(network.caipNetworkId) ?? createNetworkClient(network)
    clients.set(network.caipNetworkId, client)
    return client
  }
}
