import type { Connection } from './Connection.ts'
import { methods, type Outcome } from './methods.ts'
import type { RelayContext } from './RelayContext.ts'
import { RelayRpcError } from './RelayRpcError.ts'
import { type Method, requests } from './wire/requests.ts'

const isMethod = (name: string): name is Method => Object.hasOwn(requests, name)

function call<method extends Method>(
  method: method,
  params: unknown,
  caller: { readonly connection: Connection; readonly context: RelayContext },
): Outcome {
  const parsed = requests[method].safeParse(params)
  if (!parsed.success) throw new RelayRpcError(-32602, 'Invalid params')
  // Table and schemas have the same keys, which the compiler cannot follow through a lookup.
  return methods[method](parsed.data as never, caller)
}

/**
 * Runs a client's request.
 *
 * @throws {RelayRpcError} Unknown method, wrong params, or a limit.
 */
export function answer(
  request: { readonly method: string; readonly params: unknown },
  caller: { readonly connection: Connection; readonly context: RelayContext },
): Outcome {
  if (!isMethod(request.method)) throw new RelayRpcError(-32601, 'Method not found')
  return call(request.method, request.params, caller)
}
