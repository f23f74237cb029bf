import { defineEndpoint } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { Sealed } from '../schema/fields.ts'
import { Ticket } from './fields.ts'

/**
 * Opens an operator's copy and seals it to the public key in `proof`, a JWT of the ticket's device
 * (`releaseProofType`). 403 `invalid_ticket`, `release_too_early`, `invalid_release_proof`; 410
 * `ticket_over`; 422 `unreadable_copy`.
 */
export const releaseCopy = defineEndpoint({
  method: 'POST',
  path: '/api/releases',
  access: 'server',
  input: z.strictObject({
    ticket: Ticket,
    proof: z.string().check(z.maxLength(4_096)),
    enc: Sealed,
    ct: Sealed,
  }),
  response: z.object({ enc: Sealed, ct: Sealed }),
})
