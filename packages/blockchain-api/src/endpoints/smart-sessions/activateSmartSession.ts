import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, evmAddress, hex } from '../../fields/chainFields.ts'
import { silence, smartSessionParts, smartSessionSigner } from './smartSessionFields.ts'

/**
 * Activates a smart session with the context that the wallet granted. The context is one delegation
 * (ERC-7710) that the account signed, and the blockchain API verifies its signature. It responds
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
    /** The delegation manager that the wallet returned. Without it, the API answers 400. */
    signerMeta: z.optional(z.object({ delegationManager: evmAddress })),
    /** Deployment data of an undeployed account, with which its signature is verified. */
    accountMeta: z.optional(z.object({ factory: evmAddress, factoryData: hex })),
  }),
  response: silence,
})
