import { type Chain, createPublicClient, defineChain, http, type PublicClient } from 'viem'
import type { NetworkInfo } from '../wire/wire.ts'
import type { WalletChain, WalletServiceOptions } from './options.ts'
import type { WalletInstance } from './WalletInstance.ts'
import { chainDisconnected, internal, WalletRpcError } from './WalletRpcError.ts'

const RPC_DEADLINE_MS = 20_000
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Finds an EVM network of the sandbox, or one that a site added to this wallet. */
export function findChain(
  options: WalletServiceOptions,
  instance: WalletInstance,
  chainId: number,
): WalletChain | undefined {
  const same = (chain: WalletChain) => chain.chainId === chainId
  return options.chains.find(same) ?? instance.addedChains.find(same)
}

/** Returns name and currency of an EVM network, even if the wallet cannot connect to it. */
export function toNetworkInfo(
  options: WalletServiceOptions,
  instance: WalletInstance,
  chainId: number,
): NetworkInfo {
  const chain = findChain(options, instance, chainId)
  if (!chain) return { chainId, name: `Chain ${chainId}`, nativeCurrency: ether }
  return { chainId, name: chain.name, nativeCurrency: chain.nativeCurrency }
}

/**
 * Returns the EVM network that the wallet currently uses.
 *
 * @throws {WalletRpcError} 4901: the network has no RPC URL.
 */
export function requireChain(options: WalletServiceOptions, instance: WalletInstance): WalletChain {
  const chain = findChain(options, instance, instance.chainId)
  if (!chain) throw chainDisconnected(instance.chainId)
  return chain
}

/** Converts a network of the wallet to viem's chain type. */
export const toViemChain = (chain: WalletChain): Chain =>
  defineChain({
    id: chain.chainId,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: { default: { http: [chain.rpcUrl] } },
  })

/** Creates the viem client for a network of the wallet. */
export function createChainClient(chain: WalletChain): PublicClient {
  return createPublicClient({
    chain: toViemChain(chain),
    transport: http(chain.rpcUrl, { timeout: RPC_DEADLINE_MS, retryCount: 1 }),
    pollingInterval: 200,
  })
}

type RpcReply = {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/**
 * Forwards a page's read request to a chain's node.
 *
 * @throws {WalletRpcError} 4901 if the node cannot be reached, else the node's own error.
 */
export async function forward(
  chain: WalletChain,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  let reply: RpcReply
  try {
    const response = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(RPC_DEADLINE_MS),
    })
    reply = (await response.json()) as RpcReply
  } catch {
    throw chainDisconnected(chain.chainId)
  }
  if (reply.error) throw new WalletRpcError(reply.error.code, reply.error.message, reply.error.data)
  if (!('result' in reply)) throw internal(`Chain ${chain.chainId} gave no result for ${method}.`)
  return reply.result
}
