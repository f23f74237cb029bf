import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, hex } from '../../fields/chainFields.ts'
import { silence, smartSessionParts, smartSessionSigner } from './smartSessionFields.ts'

/**
 * Activates a smart session with the context that the wallet granted. The blockchain API responds
 * with 200 and an empty body.
 */
export const activateSmartSession = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/:account/activate',
  input: z.object({
    account: caipAddress,
    ...smartSessionParts,
    signer: smartSessionSigner,
    context: hex,
  }),
  response: silence,
})
