import { BaseError } from '@latchkey/core'

const DEADLINE_MS = 20_000

/** Thrown if an EVM chain's node answered with an error, or did not answer. */
export class ChainRequestError extends BaseError {
  override readonly name = 'ChainRequestError'
  constructor(options: { method: string; reason: string; cause?: unknown }) {
    super(`${options.method} failed: ${options.reason}`, {
      code: 'chain_request_failed',
      cause: options.cause,
    })
  }
}

type Reply = { readonly result?: unknown; readonly error?: { readonly message: string } }

export type RpcCall = { readonly method: string; readonly params?: readonly unknown[] }

/**
 * Sends a JSON-RPC request to a chain's node, without gateway and faults.
 *
 * @throws {ChainRequestError} The node answered with an error, or did not answer.
 */
export async function requestRpc(url: string, { method, params = [] }: RpcCall): Promise<unknown> {
  let reply: Reply
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    reply = JSON.parse(await response.text())
  } catch (cause) {
    throw new ChainRequestError({ method, reason: 'the chain does not answer', cause })
  }
  if (reply.error) throw new ChainRequestError({ method, reason: reply.error.message })
  return reply.result
}
