import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, hex } from '../../fields/chainFields.ts'
import { silence, smartSessionParts, smartSessionSigner } from './smartSessionFields.ts'

/** Hands over what the wallet granted: its context, by which it acts. The service answers 200 with an empty body. */
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
