import type { SolanaSendOptions } from '../wire/wire.ts'
import type { OtherNetwork } from './options.ts'
import { internal, WalletRpcError } from './WalletRpcError.ts'

const DEADLINE_MS = 20_000

type RpcReply = {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/**
 * Sends a signed Solana transaction to its cluster.
 *
 * @param transaction - The transaction in base64.
 * @returns The transaction's signature in base58.
 * @throws {WalletRpcError} 4901 if the cluster cannot be reached, else the cluster's error.
 */
export async function sendSolanaTransaction(
  network: OtherNetwork,
  transaction: string,
  options: SolanaSendOptions,
): Promise<string> {
  let reply: RpcReply
  try {
    const response = await fetch(network.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'sendTransaction',
        params: [transaction, { encoding: 'base64', ...options }],
      }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    reply = (await response.json()) as RpcReply
  } catch {
    throw new WalletRpcError(4901, `The wallet has no connection to ${network.name}.`)
  }
  if (reply.error) throw new WalletRpcError(reply.error.code, reply.error.message, reply.error.data)
  if (typeof reply.result !== 'string') throw internal(`${network.name} gave no signature.`)
  return reply.result
}
