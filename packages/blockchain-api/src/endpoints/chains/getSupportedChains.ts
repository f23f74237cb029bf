import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows } from '../../fields/fields.ts'

const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)

/**
 * Lists the networks the API serves, over HTTP and over web sockets, in no order. Networks of namespaces the kit
 * does not know are left out. Not gated itself: it is what gates the others (wire-blockchain-api §2).
 */
export const getSupportedChains = defineEndpoint({
  method: 'GET',
  path: '/v1/supported-chains',
  input: z.object({}),
  response: z.object({ http: rows(caipNetworkId), ws: rows(caipNetworkId) }),
})
