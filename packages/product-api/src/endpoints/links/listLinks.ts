import * as z from 'zod/mini'
import { LinkedAccount } from '../../schemas/link.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Lists the linked accounts of the user, oldest first. */
export const listLinks = defineEndpoint({
  method: 'GET',
  path: '/api/links',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ links: z.array(LinkedAccount) }),
})
