import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipNetworkId } from '../../fields/chainFields.ts'
import { resultOf } from './rpcMethods.ts'

/**
 * Sends one JSON-RPC request to a node of any namespace, e.g. `getAddressBalance` of a Bitcoin one. Chain libraries use
 * the address itself: `toRpcUrl`. What the node answers is not checked here.
 */
export const requestChain = defineEndpoint({
  method: 'POST',
  path: '/v1/',
  query: ['chainId'],
  body: { jsonrpc: '2.0', id: '1' },
  input: z.object({ chainId: caipNetworkId, method: z.string(), params: z.unknown() }),
  response: resultOf(z.unknown()),
})
