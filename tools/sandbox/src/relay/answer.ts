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
  // Schemas and implementations have the same keys, but the compiler cannot relate them in a
  // look-up.
  return methods[method](parsed.data as never, caller)
}

/**
 * Validates and runs a client's request to the WalletConnect relay.
 *
 * @throws {RelayRpcError} The method is unknown, its parameters are invalid, or a limit is
 *   exceeded.
 */
export function answer(
  request: { readonly method: string; readonly params: unknown },
  caller: { readonly connection: Connection; readonly context: RelayContext },
): Outcome {
  if (!isMethod(request.method)) throw new RelayRpcError(-32601, 'Method not found')
  return call(request.method, request.params, caller)
}
