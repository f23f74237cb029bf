import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, hex } from '../../fields/chainFields.ts'
import { pci, silence } from './smartSessionFields.ts'

/**
 * Revokes a smart session with a signature of its account. The blockchain API responds with 200 and
 * an empty body.
 */
export const revokeSmartSession = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/:account/revoke',
  input: z.object({ account: caipAddress, pci, signature: hex }),
  response: z.union([silence, z.object({ success: z.boolean() })]),
  unsupported: { success: false },
})
