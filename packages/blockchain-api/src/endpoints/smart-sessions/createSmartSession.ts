import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, hex } from '../../fields/chainFields.ts'
import { pci, smartSessionParts, smartSessionSigner } from './smartSessionFields.ts'

const { expiry, permissions, policies } = smartSessionParts

/**
 * Creates a smart session of an account, before the wallet is prompted. The blockchain API creates
 * a key that may sign in addition to the app's key. The session has no effect until it is
 * activated.
 */
export const createSmartSession = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/:account',
  input: z.object({
    account: caipAddress,
    expiry,
    signer: smartSessionSigner,
    permissions,
    policies,
    /**
     * Format of the returned public key. `2`: plain hex. Absent: the characters of the hex text are
     * encoded as hex again.
     */
    v: z.optional(z.literal('2')),
  }),
  query: ['v'],
  response: z.object({
    pci,
    key: z.object({ type: z.literal('secp256k1'), publicKey: hex }),
  }),
})
