import * as z from 'zod'
import type { Method, MethodContext } from './fields.ts'
import { accountMethods } from './methods/accounts.ts'
import { clusterMethods } from './methods/cluster.ts'
import { historyMethods } from './methods/history.ts'
import { sendingMethods } from './methods/sending.ts'
import { tokenMethods } from './methods/tokens.ts'
import { RpcError, rpcCodes } from './RpcError.ts'

/** Schema of a JSON-RPC 2.0 request. */
export const RpcRequest = z.object({
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.array(z.unknown()).nullish(),
})
export type RpcRequest = z.infer<typeof RpcRequest>

const methods: Readonly<Record<string, Method>> = {
  ...clusterMethods,
  ...accountMethods,
  ...tokenMethods,
  ...historyMethods,
  ...sendingMethods,
}

/** Converts a thrown error to a JSON-RPC error response. */
export function toErrorAnswer(id: unknown, error: unknown) {
  const known = error instanceof RpcError ? error : undefined
  return {
    jsonrpc: '2.0',
    id: id ?? null,
    error: {
      code: known?.rpcCode ?? rpcCodes.internal,
      message: known?.message ?? 'Internal error',
      ...(known?.data !== undefined && { data: known.data }),
    },
  }
}

function answerOne(item: unknown, context: MethodContext): unknown {
  const request = RpcRequest.safeParse(item).data
  if (!request) return toErrorAnswer(null, new RpcError(rpcCodes.invalidRequest, 'Invalid request'))
  const { id, method, params } = request
  try {
    if (!Object.hasOwn(methods, method))
      throw new RpcError(rpcCodes.methodNotFound, 'Method not found')
    const result = methods[method]?.(params ?? [], context)
    return { jsonrpc: '2.0', id: id ?? null, result }
  } catch (error) {
    if (!(error instanceof RpcError)) console.error(`${method}:`, error)
    return toErrorAnswer(id, error)
  }
}

/** Answers a JSON-RPC request to a Solana cluster, or a batch in the order of its requests. */
export function answerRpc(body: unknown, context: MethodContext): unknown {
  if (Array.isArray(body)) return body.map((item) => answerOne(item, context))
  return answerOne(body, context)
}
