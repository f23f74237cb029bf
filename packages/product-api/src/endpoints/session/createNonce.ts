import { Time } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Issues a nonce for one sign-in message: letters and digits, bound to this browser, valid once
 * within ten minutes. The message must use `serverTime` as its time of issue, because the browser's
 * clock may be wrong (S-137).
 */
export const createNonce = defineEndpoint({
  method: 'POST',
  path: '/api/sign-in/nonce',
  access: 'public',
  input: z.strictObject({}),
  response: z.object({
    nonce: z.string().check(z.regex(/^[0-9A-Za-z]{22,64}$/)),
    expiresAt: Time,
    serverTime: Time,
  }),
})
