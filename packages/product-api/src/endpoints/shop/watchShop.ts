import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'

/** Sets whether the player wants a notification when the shop opens. */
export const watchShop = defineEndpoint({
  method: 'POST',
  path: '/api/shop/watch',
  access: 'session',
  input: z.strictObject({ notify: z.boolean() }),
  response: z.object({ notify: z.boolean() }),
})
