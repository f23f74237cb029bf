import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipNetworkId } from '../../fields/chainFields.ts'
import { resultOf } from './rpcMethods.ts'

/**
 * Sends a JSON-RPC request to a node of any namespace, e.g. `getAddressBalance` of a Bitcoin node.
 * Does not validate the node's answer. Chain libraries use the URL of `toRpcUrl` instead.
 */
export const requestChain = defineEndpoint({
  method: 'POST',
  path: '/v1/',
  query: ['chainId'],
  body: { jsonrpc: '2.0', id: '1' },
  input: z.object({ chainId: caipNetworkId, method: z.string(), params: z.unknown() }),
  response: resultOf(z.unknown()),
})
