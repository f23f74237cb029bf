import { isSent } from '../rpc/methods.ts'

/**
 * Returns the method of an RPC call that the frame does not run (S-13). Returns `undefined` if the
 * method is allowed or not text.
 */
export function readForbiddenMethod(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('method' in payload)) return undefined
  const { method } = payload
  return typeof method === 'string' && !isSent(method) ? method : undefined
}
