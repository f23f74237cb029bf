import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows } from '../../fields/fields.ts'

const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)

/**
 * Lists the networks that the API supports over HTTP and over web sockets, unordered. Omits
 * namespaces unknown to the kit. The call is sent for every network, because other calls use this
 * list to detect unsupported networks (wire-blockchain-api §2).
 */
export const getSupportedChains = defineEndpoint({
  method: 'GET',
  path: '/v1/supported-chains',
  input: z.object({}),
  response: z.object({ http: rows(caipNetworkId), ws: rows(caipNetworkId) }),
})
