import { defineEndpoint } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { RandomId, Time } from '../schema/fields.ts'
import { Thumbprint, Ticket } from './fields.ts'

/**
 * Starts the wait for the operator's copy of a wallet (S-26), only for the device with this key.
 * The key service is stateless: the ticket contains all data, and its start and end follow the key
 * service's clock. Access `server`: the caller sends the configured shared token as `Authorization:
 * Bearer`.
 */
export const issueTicket = defineEndpoint({
  method: 'POST',
  path: '/api/tickets',
  access: 'server',
  input: z.strictObject({ walletId: RandomId, thumbprint: Thumbprint }),
  response: z.object({ ticket: Ticket, opensAt: Time, expiresAt: Time }),
})
