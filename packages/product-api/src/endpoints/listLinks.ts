import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { LinkedAccount } from '../link.ts'

/** Lists the accounts elsewhere that belong to the user, oldest first. */
export const listLinks = defineEndpoint({
  method: 'GET',
  path: '/api/links',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({ links: z.array(LinkedAccount) }),
})
