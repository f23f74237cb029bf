import { defineEndpoint } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { RandomId, Time } from '../schema/fields.ts'
import { Thumbprint, Ticket } from './fields.ts'

/**
 * Begins the wait for the copy of a wallet (S-26), for the device with this key alone. The key service stores nothing:
 * the ticket says what it needs, and opens and ends by its own clock. `server`: the caller shows the token that both
 * sides are configured with, as `Authorization: Bearer`.
 */
export const issueTicket = defineEndpoint({
  method: 'POST',
  path: '/api/tickets',
  access: 'server',
  input: z.strictObject({ walletId: RandomId, thumbprint: Thumbprint }),
  response: z.object({ ticket: Ticket, opensAt: Time, expiresAt: Time }),
})
